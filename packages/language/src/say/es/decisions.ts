import type { DecisionTexts } from '../texts.ts';

export const decisions: DecisionTexts = {
  trouble: {
    crowd: (name, level, limit) => `${name} está al ${level} %; pregunto a partir del ${limit} %.`,
    traffic: (name, level, limit) =>
      `El tráfico de camino está al ${level} % (${name}); pregunto a partir del ${limit} %.`,
    weather: (name) => `${name} es al aire libre, y el tiempo no acompaña.`,
    closed: (name) => `${name} está cerrado.`,
    otherHours: (name, hours) => `Según una página, ${name} ese día solo abre ${hours}.`,
    unwanted: (name) => `Prefiere no ir: ${name}.`,
    delay: (name) => `Llegarán tarde: ${name}.`,
  },
  returned: (name) => `${name} puede volver al día.`,
  question: '¿Qué hacemos?',
  recommended: (choice) => `Yo diría: ${choice}.`,
  closedThen: (name, date) => `Es bueno saberlo: ${name} está cerrado el ${date}. No afecta a su plan.`,
  closedOnVisit: (name, date) =>
    `${name} está cerrado el ${date}, y su plan pasa por allí ese día. Nada cambia sin su permiso: ¿qué prefiere?`,
  noOutdoors: (date) => `Anotado. El ${date} no hay nada al aire libre.`,
  outdoors: (date, names) => `Anotado. Al aire libre el ${date}: ${names}. ¿Busco algo a cubierto?`,
  ifWeather: (date, sky, names) => `${date}, ${sky}: al aire libre están ${names}.`,
  ifLate: (duration) => `Con ${duration} de retraso:`,
  lateAt: (name, then, planned) => `llegan a ${name} a las ${then} en lugar de a las ${planned}.`,
  nothingGives: (names) => `Lo que sigue está fijado y no puedo moverlo ni quitarlo: ${names}.`,
  nothingAfter: 'Después no hay nada más previsto ese día.',
  nothingInstead: 'No he encontrado nada que pueda sustituirlos: se quedan, o los quitan.',
  noted: 'Anotado. No hace falta cambiar nada.',
  choices: {
    wait: 'esperar y preguntar luego',
    replace: 'cambiarlo por otro',
    skip: 'no ir',
    keep: 'ir de todos modos',
    move: 'ir en otro momento',
  },
  difference: (time, money, satisfaction) =>
    `Diferencia: tiempo ${time}, coste ${money ?? 'desconocido'}, satisfacción ${satisfaction}. Todavía no ha cambiado nada.`,
  doIt: 'Hazlo',
  replaceBy: (n, name) => `${n}. ${name}`,
  howToApprove: 'Su plan sigue como está hasta que diga que sí.',
  approve: 'De acuerdo',
  reject: 'Conservar mi plan',
};
