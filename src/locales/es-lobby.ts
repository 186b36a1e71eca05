// Spanish: what is said where a lobby opens the table.

import type { Translation } from './catalogue.ts';
import type { enLobby } from './en-lobby.ts';

export const esLobby = {
  'lobby.waiting': 'Esperando a la sala',
  'lobby.waitingText':
    'La mesa se abre en cuanto conteste la página que la rodea. Se le pregunta cada segundo.',
  'lobby.refused': 'No se puede abrir la mesa',
  'lobby.refusedText': 'No se ha apostado nada. El servicio de atención puede ayudar con este código.',
  'lobby.openRound':
    'Tu ronda abierta no se puede mostrar aquí. Se guarda tal como está y no empieza otra antes.',
  'lobby.origin': 'La página que rodea el juego no es una de sus salas.',
  'lobby.sandbox':
    'El marco no da al juego un origen propio, y la sala no se distingue de cualquier otra página.',
  'lobby.version': 'La sala y el juego son de versiones que no encajan.',
  'lobby.code': 'Código {code}',
  'lobby.again': 'Intentar de nuevo',
  'lobby.closed': 'La mesa está cerrada',
  'lobby.closedText': 'Se puede volver a abrir desde la sala.',
  'trouble.lobby-lost': 'La sala aún no ha respondido. Tus apuestas están a salvo.',
  'trouble.paused': 'La mesa está en pausa. Sigue desde la sala.',
  'trouble.closing': 'La mesa se cierra después de esta ronda.',
  'money.cashier': 'Abrir la caja',
  'lobby.help': 'Ayuda de la sala',
  'lobby.history': 'Todas las rondas en la sala',
  'lobby.responsible': 'Juego responsable',
  'icon.lobby': 'Volver a la sala',
} as const satisfies Translation<typeof enLobby>;
