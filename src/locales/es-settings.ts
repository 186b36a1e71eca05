// Spanish: the settings.

export const esSettings = {
  'settings.title': 'Ajustes',
  'settings.speed': 'Velocidad',
  'settings.speedHint': 'Cuanto mayor, más rápida',
  'settings.effects': 'Efectos de sonido',
  'settings.effectsVolume': 'Volumen de los efectos de sonido',
  'settings.ambience': 'Ambiente de sala',
  'settings.ambienceVolume': 'Volumen del ambiente de sala',
  'settings.warnings': 'Avisar de decisiones muy malas',
  'settings.warningsHint': 'Plantarse con 11, por ejemplo',
  'settings.coach': 'Entrenador',
  'settings.coachHint': 'Lo que vale cada decisión y lo que cuestan las tuyas',
  'settings.suits': 'Palos',
  'settings.twoColours': 'Dos colores',
  'settings.fourColours': 'Cuatro colores',
  'settings.bigIndex': 'Índices grandes',
  'settings.bigIndexHint': 'Cifras en las esquinas de las cartas',
  'settings.motion': 'Movimiento',
  'settings.motion.auto': 'Del sistema',
  'settings.motion.full': 'Todo',
  'settings.motion.reduced': 'Solo fundidos',
  'settings.shortcuts': 'Atajos de una tecla',
  'settings.shortcutsHint': 'H, S, D, P, A, R, N y cifras',
  'settings.language': 'Idioma',
  'settings.notKept':
    'Este navegador no guarda nada de esta página: los ajustes y el saldo duran hasta cerrarla.',
} as const;
