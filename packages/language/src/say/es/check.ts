import type { CheckTexts } from '../texts.ts';
import { listed } from '../words.ts';

export const check: CheckTexts = {
  checked: ({ visits, days, cities, fits, doNot, unknown }) =>
    `He revisado ${stops(visits)}${days > 0 ? ` en ${days} ${days === 1 ? 'día' : 'días'}` : ''}${cities === '' ? '' : ` (${cities})`}: ${listed(
      [
        `${fits} ${fits === 1 ? 'encaja' : 'encajan'}`,
        `${doNot} no ${doNot === 1 ? 'encaja' : 'encajan'}`,
        ...(unknown > 0 ? [`${unknown} no puedo valorar`] : []),
      ],
      'y',
    )}.`,
  nothing: 'No he encontrado paradas en este texto.',
  askForMore: 'Pegue el plan con una línea por parada y revisaré las horas y los horarios de apertura.',
  allGood: 'Que yo sepa, nada lo impide.',
  onlyUnknown: 'Que yo sepa, nada lo impide, pero compruebe lo que no he podido valorar.',
  worksOn: (when, moves) =>
    `${when} funciona${moves > 0 ? ` si ${moves === 1 ? 'otra parada se mueve' : `otras ${moves} paradas se mueven`} un poco` : ''}.`,
  reasonAndFix: (reason, fix) => `${reason.replace(/\.$/, '')}; ${fix}`,
  leaveOut: (name) => `Quite la segunda visita: ${name}.`,
  notFound: (name) => `No conozco «${name}». Compruebe que existe y cuándo abre.`,
  didYouMean: (name, near) => `No conozco «${name}». ¿Quería decir ${listed(near, 'o')}?`,
  vague: (name) => `«${name}» no nombra ningún lugar que pueda buscar. ¿Cuál quiere decir?`,
  twice: (name, times, lines) => `${name} está ${times === 2 ? 'dos' : times} veces en este plan (líneas ${lines}).`,
  saidAgain: (name) => `El propio plan dice que ${name} ya está en él.`,
  book: {
    needed: (name) => `Hay que reservar: ${name}.`,
    advised: (name) => `Conviene reservar: ${name}.`,
    said: (name) => `El plan dice que hay que reservar: ${name}.`,
  },
  outOfTown: (name) => `${name} está fuera de la ciudad: compruebe la ida, la vuelta y el horario.`,
  noDay: (name) => `No hay día escrito para ${name}.`,
  hours: (hours) => `Horario de apertura: ${hours}.`,
  ifDateHolds: 'Depende de su fecha, que el texto no dice.',
  bed: (name) => `No reviso alojamientos: asegúrese de su reserva (${name}).`,
  way: (name) => `No conozco los horarios de este trayecto: ${name}.`,
  unknownCity: (name) =>
    `No tengo datos sobre ${name}, así que no puedo revisar allí los horarios de apertura ni los trayectos.`,
  noCity: 'No he podido saber en qué ciudad es. Dígala y podré revisar los horarios de apertura y los trayectos.',
  assumedCity: (name) => `El texto no nombra ninguna ciudad; la mayoría de sus lugares están en ${name}.`,
  inPart: (name) =>
    `De ${name} solo tengo por ahora los lugares principales y pocos horarios: el resto no puedo valorarlo.`,
  assumedDates: (date) =>
    `El texto no tiene fechas; he supuesto que el viaje empieza el ${date}. Diga cuándo viaja y revisaré sus fechas.`,
  assumedWeekdays: (date) =>
    `El texto tiene días de la semana pero no fechas; he tomado la semana a partir del ${date}.`,
  assumedTimes: (number) =>
    `${stops(number)} no ${number === 1 ? 'tiene' : 'tienen'} horas completas: he dejado el orden escrito y tomado la duración habitual de una visita.`,
  notCounted: (number) =>
    `${stops(number)} que no he podido encontrar no ${number === 1 ? 'ocupa' : 'ocupan'} tiempo en esta revisión.`,
  leftUnread: (days) => `He leído los primeros ${days} días; el resto se deja fuera.`,
  holiday: (day, name) => `${day} es festivo (${name}): los horarios pueden cambiar.`,
  noMeal: (meal) => `Sin planear: ${meal}.`,
  mealNear: (name) => `Una comida cerca de ${name}`,
  total: (total, travelers) =>
    `Aquello cuyo precio conozco cuesta ${total} para ${travelers === 1 ? 'una persona' : `${travelers} personas`}.`,
  unapplied: {
    stop: (name, line) => `«${name}» (línea ${line}) no está en este plan; ese cambio no se ha hecho.`,
    place: (name, place) => `No conozco aquí ningún lugar «${place}»; «${name}» queda como está escrito.`,
    date: (name, day) => `${day} no está en este plan; «${name}» queda donde estaba.`,
  },
  repair: {
    unchanged: 'No he cambiado nada.',
    changed: ({ changed, leftOut }) =>
      `He ${listed(
        [...(changed > 0 ? [`cambiado ${stops(changed)}`] : []), ...(leftOut > 0 ? [`quitado ${stops(leftOut)}`] : [])],
        'y',
      )}; lo demás queda como está.`,
    stillWrong: 'Queda algo en contra del plan que no puedo arreglar.',
    unknownStays: (entries) =>
      `Que yo sepa, ya no hay nada en contra, pero no puedo juzgar ${entries === 1 ? 'una línea' : `${entries} líneas`}.`,
    moved: (name, from, to) => `${name} pasa de ${from} a ${to}.`,
    otherDay: (name, when) => `${name} pasa a otra fecha: ${when}.`,
    shortened: (name, times) => `${name} se acorta: ${times}.`,
    taken: (written, name) => `Entiendo «${written}» como ${name}.`,
    leftOut: (name) => `${name} se quita: no cabe a ninguna hora de este plan.`,
  },
};

function stops(number: number): string {
  return `${number} ${number === 1 ? 'parada' : 'paradas'}`;
}
