// English: the settings.

export const enSettings = {
  'settings.title': 'Settings',
  'settings.speed': 'Speed',
  'settings.speedHint': 'Higher is faster',
  'settings.effects': 'Sound effects',
  'settings.effectsVolume': 'Volume of the sound effects',
  'settings.ambience': 'Room ambience',
  'settings.ambienceVolume': 'Volume of the room ambience',
  'settings.warnings': 'Question very bad decisions',
  'settings.warningsHint': 'Standing on 11, for one',
  'settings.coach': 'Coach',
  'settings.coachHint': 'What each decision is worth, and what yours cost',
  'settings.suits': 'Suits',
  'settings.twoColours': 'Two colours',
  'settings.fourColours': 'Four colours',
  'settings.bigIndex': 'Large indices',
  'settings.bigIndexHint': 'Corner figures of the cards',
  'settings.motion': 'Motion',
  'settings.motion.auto': 'As the system',
  'settings.motion.full': 'Full',
  'settings.motion.reduced': 'Fades only',
  'settings.shortcuts': 'Single-key shortcuts',
  'settings.shortcutsHint': 'H, S, D, P, A, R, N and digits',
  'settings.language': 'Language',
  'settings.notKept':
    'This browser keeps nothing for this page: settings and balance last until it is closed.',
} as const;
