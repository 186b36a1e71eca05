// What the lobby says to players, in the game's three languages. The switch board and the operator's page are a developer's
// and speak English.

export type Language = 'en' | 'es' | 'fr';

const en = {
  lobby: 'Lobby',
  name: 'Your name',
  comeIn: 'Come in',
  welcome: 'Play money, real rules.',
  balance: 'Balance',
  cashier: 'Cashier',
  leave: 'Leave the table',
  leaving: 'The table closes when this round is over.',
  openRound: 'A round at {table} is open: sit down at any table to go on with it.',
  byHouse: 'You were gone: round {id} was stood on and settled for you, {change}.',
  givenBack: 'You were gone before a card fell: your stake is back.',
  moved: 'This table was opened in another window, where it goes on.',
  playHere: 'Play here',
  fault: 'The table could not be opened ({code}).',
  again: 'Try again',
  rounds: 'Your last rounds',
  noRounds: 'None yet. Take a seat.',
  house: 'by the house',
  dismiss: 'Dismiss',
  offline: 'No connection to the house. Nothing is lost.',
  switches: 'Switch board',
  table: 'Blackjack at {table}',
};
type Texts = Readonly<Record<keyof typeof en, string>>;

const es: Texts = {
  lobby: 'Sala',
  name: 'Tu nombre',
  comeIn: 'Entrar',
  welcome: 'Dinero ficticio, reglas de verdad.',
  balance: 'Saldo',
  cashier: 'Caja',
  leave: 'Dejar la mesa',
  leaving: 'La mesa se cierra cuando acabe esta ronda.',
  openRound: 'Hay una ronda abierta en {table}: siéntate en cualquier mesa para seguirla.',
  byHouse: 'No estabas: en la ronda {id} la casa se plantó y liquidó por ti, {change}.',
  givenBack: 'Te fuiste antes de la primera carta: tu apuesta ha vuelto.',
  moved: 'Esta mesa se abrió en otra ventana y sigue allí.',
  playHere: 'Jugar aquí',
  fault: 'No se pudo abrir la mesa ({code}).',
  again: 'Intentar de nuevo',
  rounds: 'Tus últimas rondas',
  noRounds: 'Ninguna todavía. Toma asiento.',
  house: 'por la casa',
  dismiss: 'Cerrar',
  offline: 'Sin conexión con la casa. No se pierde nada.',
  switches: 'Panel de mandos',
  table: 'Blackjack en {table}',
};

const fr: Texts = {
  lobby: 'Salon',
  name: 'Votre nom',
  comeIn: 'Entrer',
  welcome: 'Argent fictif, vraies règles.',
  balance: 'Solde',
  cashier: 'Caisse',
  leave: 'Quitter la table',
  leaving: 'La table ferme à la fin de cette donne.',
  openRound: 'Une donne est en cours à {table} : prenez place à une table pour la poursuivre.',
  byHouse: 'Vous étiez absent : à la donne {id} la maison est restée et a réglé pour vous, {change}.',
  givenBack: 'Vous êtes parti avant la première carte : votre mise vous est rendue.',
  moved: 'Cette table a été ouverte dans une autre fenêtre, où elle continue.',
  playHere: 'Jouer ici',
  fault: 'La table n’a pas pu s’ouvrir ({code}).',
  again: 'Réessayer',
  rounds: 'Vos dernières donnes',
  noRounds: 'Aucune encore. Prenez place.',
  house: 'par la maison',
  dismiss: 'Fermer',
  offline: 'Pas de liaison avec la maison. Rien n’est perdu.',
  switches: 'Tableau de commande',
  table: 'Blackjack à {table}',
};

const ALL: Readonly<Record<Language, Texts>> = { en, es, fr };

export type LobbyWords = (text: keyof typeof en, values?: Readonly<Record<string, string>>) => string;

export function lobbyWords(language: Language): LobbyWords {
  return (text, values = {}) =>
    ALL[language][text].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
