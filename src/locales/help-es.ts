// Spanish: the rules of a table, said of its data.

import type { Mismatched, NoneOf, Translation } from './catalogue.ts';
import { guideEs } from './guide-es.ts';
import type { HelpSource } from './help-en.ts';

export const helpEs = {
  ...guideEs,

  'help.title': 'Reglas de {table}',

  aim: 'El objetivo',
  'aim.text':
    'Tener una mano que valga más que la del crupier sin pasar de 21. Una mano de más de 21 se pasa y pierde su apuesta al momento, haga después lo que haga el crupier.',

  cards: 'Las cartas',
  'cards.decks': {
    one: '{count} baraja de 52 cartas, que se mezcla antes de cada ronda.',
    other: '{count} barajas de 52 cartas, que se mezclan antes de cada ronda.',
  },
  'cards.values':
    'Las cartas del 2 al 10 valen su número; jota, reina y rey, 10; el as, 1 u 11. Una mano en la que un as cuenta 11 es suave.',
  'cards.blackjack':
    'Un as y una carta de valor 10 como dos primeras son un blackjack. Tras dividir son 21, no blackjack.',

  bets: 'Las apuestas',
  'bets.boxes': { one: 'Hay {count} casilla.', other: 'Juegas hasta en {count} casillas, todas tuyas.' },
  'bets.limits': 'La apuesta principal va de {min} a {max}, en múltiplos de {chip}.',
  'bets.above':
    'Los límites solo se aplican a la primera apuesta principal: lo que las reglas permiten después sigue permitido mientras alcance el saldo.',
  'bets.fixed':
    'Las apuestas quedan fijas desde la primera carta; solo doblar, dividir o asegurar las aumenta.',
  'bets.how':
    'Toma una ficha y pulsa un espacio: cada pulsación añade una. La rueda del ratón y las cifras cambian de ficha; un clic en el tapete vacío la guarda. Sin ficha en la mano, o con {takeBack}, pulsar una apuesta quita su última ficha. También se puede arrastrar una ficha.',

  deal: 'El reparto',
  'deal.boxes': 'Cada casilla recibe dos cartas boca arriba.',
  'deal.order':
    'Una carta a cada casilla por turno, una al crupier, después la segunda a cada casilla y la segunda al crupier.',
  'deal.faceUp':
    'Las dos cartas del crupier también están boca arriba antes de que decidas. Un blackjack del crupier acaba ahí la ronda: pierde toda mano sin blackjack.',
  'deal.faceDown': 'La primera carta del crupier está boca arriba; la segunda, boca abajo.',
  'deal.looks':
    'Bajo {cards} el crupier comprueba si tiene blackjack antes de que se jueguen las casillas. Si lo tiene, la ronda acaba y solo están en juego las primeras apuestas.',
  'deal.looks.ace': 'un as',
  'deal.looks.ten': 'una carta de valor 10',
  'deal.noLook':
    'El crupier no la mira hasta que se han jugado todas las manos: un blackjack se lleva enteras las apuestas dobladas y divididas.',

  blackjack: 'Blackjack',
  'blackjack.pays': 'Un blackjack paga {win} a {stake}.',
  'blackjack.push': 'Contra el blackjack del crupier hay empate: la apuesta vuelve.',
  'blackjack.wins': 'Se paga incluso contra el blackjack del crupier.',
  'blackjack.beats': 'El blackjack del crupier supera a cualquier otra mano, también a una de 21.',
  'blackjack.waits':
    'Si el crupier también puede tenerlo, espera hasta que se conozca la segunda carta; si no, se liquida al momento.',
  'blackjack.atOnce': 'Se liquida al momento, antes de jugar ninguna mano.',

  play: 'Tus decisiones',
  'play.order':
    'Las casillas se juegan de derecha a izquierda, cada mano hasta el final antes de la siguiente. Una mano de 21 no recibe más cartas.',
  'play.hit': '{hit}: una carta más.',
  'play.stand': '{stand}: ninguna carta más para esta mano.',
  'play.standAll': '{standAll}: ninguna carta más para las manos que quedan por jugar en la ronda.',
  'play.double':
    '{double}: se dobla la apuesta y la mano recibe exactamente una carta. Se puede con las dos primeras cartas y {hands}.',
  'double.any': 'cualquier total',
  'double.hard': 'un total duro de {totals}',
  'double.soft': 'un total suave de {totals}',
  'double.aceAsOne': 'un total de {totals} (el as cuenta 1)',
  'double.afterSplit': 'También se dobla una mano dividida, salvo si viene de ases.',
  'double.afterSplitAll': 'También se dobla una mano dividida.',
  'double.notAfterSplit': 'Una mano dividida no se dobla.',
  'play.split': '{split}: una pareja se hace dos manos, la nueva con una apuesta igual a la primera.',
  'split.value': 'Dos cartas del mismo valor son pareja, también un diez y un rey.',
  'split.rank': 'Dos cartas iguales son pareja: dos reyes, pero no un rey y una reina.',
  'split.except': 'Las cartas de valor {values} no se dividen.',
  'split.hands': {
    one: 'No se divide.',
    other: 'Una casilla se puede dividir hasta tener {count} manos.',
  },
  'split.onTurn': 'Una mano dividida recibe su segunda carta cuando le llega el turno.',
  'split.atOnce': 'Las dos manos divididas reciben su segunda carta a la vez, antes de jugar la primera.',
  'split.aces': 'Los ases divididos reciben una carta cada uno: ni pedir ni doblar.',
  'split.resplit': 'Si esa carta es un as, se puede dividir otra vez.',
  'play.question': 'Una decisión muy mala se cuestiona antes de tomarla. Los ajustes lo desactivan.',
  surrender: 'No se permite rendirse.',

  offers: 'Seguro y pago a la par',
  'offers.none': 'No hay seguro ni pago a la par: las cartas del crupier se ven.',
  insurance:
    'Cuando la primera carta del crupier es un as, {hands} se puede asegurar por exactamente {part} de su apuesta principal. El seguro paga {win} a {stake} si el crupier tiene blackjack; si no, se pierde.',
  'insurance.allButBlackjack': 'cualquier mano que no sea blackjack',
  'insurance.blackjack': 'un blackjack',
  'insurance.all': 'cualquier mano',
  'insurance.half': 'la mitad',
  'insurance.buttons': 'Se ofrece casilla por casilla: {insure} o {noInsurance}.',
  'insurance.none': 'No hay seguro.',
  evenMoney:
    'A un blackjack contra el as del crupier se le ofrece cobrar a la par: {win} a {stake} al momento, sea cual sea la segunda carta.',
  'evenMoney.none': 'No hay pago a la par.',
  'evenMoney.buttons': '{evenMoney} lo acepta; {noEvenMoney} continúa la ronda.',

  dealer: 'El crupier',
  'dealer.stands': 'El crupier pide hasta 16 y se planta con todos los 17.',
  'dealer.hits': 'El crupier pide hasta 16 y con 17 suave, y se planta con cualquier otro 17.',
  'dealer.none': 'Si no queda ninguna mano que dependa del total del crupier, no pide cartas.',

  results: 'Los resultados',
  'results.win': 'Una mano que gana al crupier, o cualquiera que quede si él se pasa, paga 1 a 1.',
  'results.push': 'Con totales iguales hay empate: la apuesta vuelve.',
  'results.dealerWins': 'Con totales iguales se pierde: el crupier gana los empates.',

  side: 'Apuestas extra',
  'side.need':
    'Una apuesta extra necesita una apuesta principal en su casilla. Sigue su propia tabla, tenga lo que tenga el crupier, y se liquida en cuanto ya no puede subir.',
  'side.limits': 'De {min} a {max}.',
  'side.limitsMain': 'Desde {min} y como mucho igual a la apuesta principal.',
  'side.blackjack': 'Gana si la casilla recibe un blackjack.',
  'side.sevens':
    'Gana si la primera carta de la casilla es un siete, más con las dos primeras y lo máximo con las tres primeras. Los palos no importan y solo se paga lo más alto. El tercero debe caer en la misma mano: tras dividir se queda en dos.',
  'side.noThird': 'Si no llega una tercera carta, dos sietes cuentan como dos.',
  'side.doubleJack':
    'Gana si la primera carta de la casilla es una jota, más si lo son las dos primeras. Los palos no importan. La tabla de pagos es de la casa.',
  'side.cards': 'Primeras cartas',
  'side.pays': 'Paga',
  'side.row.blackjack': 'Blackjack',
  'side.row.sevens1': 'Un siete',
  'side.row.sevens2': 'Dos sietes',
  'side.row.sevens3': 'Tres sietes',
  'side.row.jack1': 'Una jota',
  'side.row.jack2': 'Dos jotas',

  returns: 'Lo que vuelve',
  'returns.main':
    'Con un juego perfecto vuelve de media el {percent} de las primeras apuestas: cifra exacta, de todos los repartos posibles de las primeras cartas, cada uno jugado lo mejor posible con todas las cartas vistas.',
  'returns.spread': 'El resultado de una ronda varía en {deviation} apuestas (desviación típica).',
  'returns.blackjack': 'Apuesta Blackjack: vuelve el {percent}.',
  'returns.doubleJack': 'Double Jack: vuelve el {percent}.',
  'returns.sevens':
    'Sietes: vuelve el {percent} si con dos sietes siempre se pide, el {never} si nunca se pide.',

  buttons: 'Los demás botones',
  'buttons.deal': '{deal}: se cierran las apuestas y se reparten las cartas.',
  'buttons.clear': '{clear}: se retiran todas las apuestas.',
  'buttons.undo': '{undo}: se deshace el último cambio de las apuestas.',
  'buttons.rebet': '{rebet}: vuelven las primeras apuestas de la última ronda.',
  'buttons.rebetAndDeal': '{rebetAndDeal}: lo mismo, y se reparten las cartas.',
  'buttons.newGame': '{newGame}: de vuelta a las apuestas, sin ninguna.',
  'buttons.topUp': 'El dinero ficticio que se acaba se recarga hasta {amount} cuando lo pidas.',
  'buttons.tap': 'Pulsar la mesa lleva a su fin lo que se está moviendo.',
  'buttons.silent':
    'Si el interruptor de silencio del teléfono está activado, la mesa también calla, diga lo que diga su propio sonido.',

  interrupted: 'Tras una interrupción',
  'interrupted.browser':
    'Cada carta y cada decisión se guardan en este navegador antes de mostrarse. Tras una recarga, un fallo o un corte de conexión, la ronda sigue donde estaba, con las mismas cartas.',
  'interrupted.lobby':
    'La sala guarda cada ronda. Tras una recarga, un fallo o un corte de conexión, sigue donde estaba, con las mismas cartas; una ronda a la que nadie vuelve la termina la sala.',
  'interrupted.nothing': 'Aquí no se guarda nada: la ronda se va con la página, y con ella lo que se jugaba.',
  'interrupted.waits': 'Una decisión te espera el tiempo que haga falta; nunca se toma por ti.',
  'interrupted.tab': 'Solo juega una pestaña a la vez. Otra toma la mesa tal como está.',
  'interrupted.unread':
    'Una ronda que ya no puede leerse se aparta, sin adivinar nada de ella. Su número queda en el historial.',

  keys: 'Teclas',
  'keys.chips': 'Fichas',
  'keys.noChip': 'Guardar la ficha',
  'keys.off': 'En los ajustes las teclas se cambian, se quitan o se desactivan.',

  version: 'Mesa {id}, versión {version} de sus reglas.',
} as const satisfies Translation<HelpSource>;

export type HelpEsMismatches = NoneOf<
  Mismatched<HelpSource, typeof helpEs> | Exclude<keyof typeof helpEs, keyof HelpSource>
>;
