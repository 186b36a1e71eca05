// Spanish for a social casino: what a table's rules page says otherwise.

import type { Mismatched, NoneOf, Translation } from './catalogue.ts';
import type { SocialHelpSource } from './social-help-en.ts';

export const socialHelpEs = {
  'aim.text':
    'Tener una mano que valga más que la del crupier sin pasar de 21. Una mano de más de 21 se pasa y pierde sus monedas al momento, haga después lo que haga el crupier.',
  bets: 'Las jugadas',
  'bets.limits': 'La jugada principal va de {min} a {max}, en múltiplos de {chip}.',
  'bets.above':
    'Los límites solo se aplican a la primera jugada principal: lo que las reglas permiten después sigue permitido mientras alcancen tus monedas.',
  'bets.fixed':
    'Las jugadas quedan fijas desde la primera carta; solo doblar, dividir o asegurar las aumenta.',
  'bets.how':
    'Toma una ficha y pulsa un espacio: cada pulsación añade una. La rueda del ratón y las cifras cambian de ficha; un clic en el tapete vacío la guarda. Sin ficha en la mano, o con {takeBack}, pulsar un espacio quita su última ficha. También se puede arrastrar una ficha.',
  'deal.looks':
    'Bajo {cards} el crupier comprueba si tiene blackjack antes de que se jueguen las casillas. Si lo tiene, la ronda acaba y solo están en juego las primeras monedas.',
  'deal.noLook':
    'El crupier no la mira hasta que se han jugado todas las manos: un blackjack se lleva enteras las monedas dobladas y divididas.',
  'blackjack.pays': 'Un blackjack da {win} a {stake}.',
  'blackjack.push': 'Contra el blackjack del crupier hay empate: las monedas vuelven.',
  'blackjack.wins': 'Cuenta incluso contra el blackjack del crupier.',
  'play.double':
    '{double}: se doblan las monedas y la mano recibe exactamente una carta. Se puede con las dos primeras cartas y {hands}.',
  'play.split': '{split}: una pareja se hace dos manos, la nueva con tantas monedas como la primera.',
  offers: 'Seguro y uno a uno',
  'offers.none': 'No hay seguro ni uno a uno: las cartas del crupier se ven.',
  insurance:
    'Cuando la primera carta del crupier es un as, {hands} se puede asegurar por exactamente {part} de su jugada principal. El seguro da {win} a {stake} si el crupier tiene blackjack; si no, se pierde.',
  'evenMoney.none': 'No hay uno a uno.',
  evenMoney:
    'A un blackjack contra el as del crupier se le ofrece uno a uno: {win} a {stake} al momento, sea cual sea la segunda carta.',
  'results.win': 'Una mano que supera al crupier, o cualquiera que quede si él se pasa, da 1 a 1.',
  'results.push': 'Con totales iguales hay empate: las monedas vuelven.',
  'results.dealerWins': 'Con totales iguales se pierde: el empate es del crupier.',
  side: 'Jugadas extra',
  'side.need':
    'Una jugada extra necesita una jugada principal en su casilla. Sigue su propia tabla, tenga lo que tenga el crupier, y se liquida en cuanto ya no puede subir.',
  'side.limitsMain': 'Desde {min} y como mucho igual a la jugada principal.',
  'side.blackjack': 'Acierta si la casilla recibe un blackjack.',
  'side.sevens':
    'Acierta si la primera carta de la casilla es un siete, más con las dos primeras y lo máximo con las tres primeras. Los palos no importan y solo cuenta lo más alto. El tercero debe caer en la misma mano: tras dividir se queda en dos.',
  'side.doubleJack':
    'Acierta si la primera carta de la casilla es una jota, más si lo son las dos primeras. Los palos no importan. La tabla es de la casa.',
  'side.pays': 'Da',
  'returns.main':
    'Con un juego perfecto vuelve de media el {percent} de las primeras monedas: cifra exacta, de todos los repartos posibles de las primeras cartas, cada uno jugado lo mejor posible con todas las cartas vistas.',
  'returns.spread': 'El resultado de una ronda varía en {deviation} jugadas (desviación típica).',
  'returns.blackjack': 'Jugada extra Blackjack: vuelve el {percent}.',
  'buttons.deal': '{deal}: no se pone nada más y se reparten las cartas.',
  'buttons.clear': '{clear}: se retiran todas las fichas.',
  'buttons.undo': '{undo}: se deshace el último cambio de las fichas.',
  'buttons.rebet': '{rebet}: vuelven las primeras fichas de la última ronda.',
  'buttons.newGame': '{newGame}: una ronda nueva, sin ninguna ficha.',
  'buttons.topUp': 'Las monedas que se acaban se recargan hasta {amount} cuando lo pidas.',
} as const satisfies Translation<SocialHelpSource>;

export type SocialHelpEsMismatches = NoneOf<
  | Mismatched<SocialHelpSource, typeof socialHelpEs>
  | Exclude<keyof typeof socialHelpEs, keyof SocialHelpSource>
>;
