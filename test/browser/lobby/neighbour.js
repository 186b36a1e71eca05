// A page that is nobody's lobby: it embeds the game without being asked, or stands beside it, notes all that it hears, and
// sends whatever it is told to.

const heard = [];
window.addEventListener('message', ({ data, ports }) => heard.push({ data, ports: ports.length }));

const { game } = JSON.parse(decodeURIComponent(location.hash.slice(1) || '{}'));
if (game !== undefined) {
  const frame = document.createElement('iframe');
  frame.src = `${game}?lobby=`;
  frame.title = 'Blackjack table';
  frame.width = 800;
  frame.height = 450;
  document.body.append(frame);
}
window.neighbour = { heard };
