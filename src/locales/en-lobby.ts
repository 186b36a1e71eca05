// English: what is said where a lobby opens the table.

export const enLobby = {
  'lobby.waiting': 'Waiting for the lobby',
  'lobby.waitingText':
    'The table opens as soon as the page around it answers. It is asked again every second.',
  'lobby.refused': 'The table cannot be opened',
  'lobby.refusedText': 'Nothing was bet. Support can help with this code.',
  'lobby.openRound':
    'Your open round cannot be shown here. It is kept as it is, and no other begins before it.',
  'lobby.origin': 'The page around the game is not one of its lobbies.',
  'lobby.sandbox':
    'The frame gives the game no origin of its own, so the lobby cannot be told from any other page.',
  'lobby.version': 'The lobby and the game are of versions that do not fit.',
  'lobby.code': 'Code {code}',
  'lobby.again': 'Try again',
  'lobby.closed': 'The table is closed',
  'lobby.closedText': 'It can be opened again from the lobby.',
  'trouble.lobby-lost': 'The lobby has not answered yet. Your bets are safe.',
  'trouble.paused': 'The table is paused. It goes on from the lobby.',
  'trouble.closing': 'The table closes after this round.',
  'money.cashier': 'Open the cashier',
  'lobby.help': 'Help in the lobby',
  'lobby.history': 'All rounds in the lobby',
  'lobby.responsible': 'Responsible play',
  'icon.lobby': 'Back to the lobby',
} as const;
