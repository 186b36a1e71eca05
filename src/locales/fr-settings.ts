// French: the settings.

export const frSettings = {
  'settings.title': 'Réglages',
  'settings.speed': 'Vitesse',
  'settings.speedHint': 'Plus le nombre est grand, plus c’est rapide',
  'settings.effects': 'Effets sonores',
  'settings.effectsVolume': 'Volume des effets sonores',
  'settings.ambience': 'Ambiance de salle',
  'settings.ambienceVolume': 'Volume de l’ambiance de salle',
  'settings.warnings': 'Signaler les très mauvais choix',
  'settings.warningsHint': 'Rester à 11, par exemple',
  'settings.coach': 'Entraîneur',
  'settings.coachHint': 'Ce que vaut chaque décision, ce que coûtent les vôtres',
  'settings.suits': 'Couleurs',
  'settings.twoColours': 'Deux teintes',
  'settings.fourColours': 'Quatre teintes',
  'settings.bigIndex': 'Grands index',
  'settings.bigIndexHint': 'Chiffres aux coins des cartes',
  'settings.motion': 'Animation',
  'settings.motion.auto': 'Du système',
  'settings.motion.full': 'Complète',
  'settings.motion.reduced': 'Fondus',
  'settings.shortcuts': 'Raccourcis à une touche',
  'settings.shortcutsHint': 'H, S, D, P, A, R, N et chiffres',
  'settings.language': 'Langue',
  'settings.notKept':
    'Ce navigateur ne garde rien de cette page : réglages et solde durent jusqu’à sa fermeture.',
} as const;
