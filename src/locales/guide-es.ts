// Spanish: blackjack for who has never played it, without a word of money.

export const guideEs = {
  guide: '¿Nuevo en el blackjack? El juego en dos minutos',
  'guide.aim':
    'Juegas contra el crupier y contra nadie más. La mano más cercana a 21 es la mejor, pero si pasa de 21 está perdida. Cada casilla en la que pones fichas es una mano aparte.',
  'guide.count':
    'Se cuenta así: del 2 al 10, su número; jota, reina y rey, 10; el as, 1 u 11, lo que más convenga. Un as y un siete son 8 o 18, que se llama 18 suave: con una mano así, una carta más no puede hacerte pasar de 21.',
  'guide.begin.faceUp':
    'Pon fichas en una casilla y pulsa {deal}. Recibes dos cartas y ves las dos del crupier. {hit} trae otra carta, tantas veces como quieras; {stand}, cuando tengas bastante.',
  'guide.begin.faceDown':
    'Pon fichas en una casilla y pulsa {deal}. Recibes dos cartas y ves una del crupier. {hit} trae otra carta, tantas veces como quieras; {stand}, cuando tengas bastante.',
  'guide.double':
    'Con un buen comienzo puedes poner otro tanto. {double}: una carta más y ninguna otra. {split}: dos cartas iguales se hacen dos manos.',
  'guide.dealer.stands':
    'Cuando se han jugado todas tus manos, el crupier sigue una regla fija, sin elegir: con 16 o menos pide, con 17 o más se planta.',
  'guide.dealer.hits':
    'Cuando se han jugado todas tus manos, el crupier sigue una regla fija, sin elegir: con 16 o menos pide, con 17 suave también, con cualquier otro 17 o más se planta.',
  'guide.end':
    'Si tu mano es mejor, o el crupier se pasa, recuperas tus fichas y otras tantas; si es peor, las pierdes.',
  'guide.ties.push': 'Si son iguales, recuperas tus fichas.',
  'guide.ties.dealerWins': 'Si son iguales, es mejor la del crupier.',
  'guide.blackjack':
    'Un as y una carta de valor 10 como dos primeras son un blackjack, la mejor mano que hay: rinde {win} a {stake}.',
  'guide.advice.faceDown':
    'Para empezar: no te plantes nunca con 11 o menos, porque con una carta más no puedes pasarte; plántate con 17 duro o más. Lo mejor entre medias depende de la carta del crupier: la tabla de estrategia lo dice para cada mano.',
  'guide.advice.faceUp':
    'Para empezar: no te plantes nunca con 11 o menos, porque con una carta más no puedes pasarte. Si el crupier ya no va a pedir más, una mano más baja que la suya se pierde al plantarse: pide hasta superarla. Si debe pedir con un total duro de 12 a 16, puede pasarse: plántate con 12 duro o más. La tabla de estrategia tiene todas las manos.',
} as const;
