// French: what is said where a lobby opens the table.

import type { Translation } from './catalogue.ts';
import type { enLobby } from './en-lobby.ts';

export const frLobby = {
  'lobby.waiting': 'En attente du salon',
  'lobby.waitingText':
    'La table s’ouvre dès que la page qui l’entoure répond. Elle est sollicitée chaque seconde.',
  'lobby.refused': 'La table ne peut pas s’ouvrir',
  'lobby.refusedText': 'Rien n’a été misé. L’assistance peut vous aider avec ce code.',
  'lobby.openRound':
    'Votre donne en cours ne peut pas être montrée ici. Elle est gardée telle quelle, et aucune autre ne commence avant.',
  'lobby.origin': 'La page qui entoure le jeu n’est pas l’un de ses salons.',
  'lobby.sandbox':
    'Le cadre ne donne pas d’origine propre au jeu : le salon ne se distingue d’aucune autre page.',
  'lobby.version': 'Le salon et le jeu sont de versions qui ne vont pas ensemble.',
  'lobby.code': 'Code {code}',
  'lobby.again': 'Réessayer',
  'lobby.closed': 'La table est fermée',
  'lobby.closedText': 'Elle peut être rouverte depuis le salon.',
  'trouble.lobby-lost': 'Le salon n’a pas encore répondu. Vos mises sont en sûreté.',
  'trouble.paused': 'La table est en pause. Elle reprend depuis le salon.',
  'trouble.closing': 'La table ferme après cette donne.',
  'money.cashier': 'Ouvrir la caisse',
  'lobby.help': 'L’aide du salon',
  'lobby.history': 'Toutes les donnes au salon',
  'lobby.responsible': 'Jeu responsable',
  'icon.lobby': 'Retour au salon',
} as const satisfies Translation<typeof enLobby>;
