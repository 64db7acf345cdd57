import type { PlanTexts } from '../texts.ts';

export const plans: PlanTexts = {
  looking: (cities) => `Es todo lo que necesito. Busco viajes, alojamientos y restaurantes: ${cities}.`,
  inTheMaking: 'Su plan se está preparando; lo que pidió no ha cambiado. Un momento, por favor.',
  stillTooDear:
    'Nada cabe en su presupuesto: el plan más barato sigue siendo el mismo. Indique otra cantidad o acorte el viaje.',
  tryAgain: 'Diga «sí» y lo intento de nuevo, o dígame qué cambiar.',
  waits: 'Su cambio espera su aprobación. ¿«De acuerdo» o «Conservar mi plan»?',
  nothingNew:
    'Con eso no cambia nada en su plan. Dígame qué debe ser distinto: fechas, personas, ritmo, presupuesto, gustos.',
  choose: (numbers) =>
    `Elija la opción ${numbers}, o dígame qué debe ser distinto: fechas, personas, ritmo, presupuesto, gustos.`,
  failed: {
    compose: 'No se pudo consultar qué hay que ver',
    arrange: 'No se pudieron componer los días del viaje',
    other: 'Algo ha fallado',
    again: (what, plan, problem) => `${what} (plan ${plan}): ${problem} Diga «sí» y lo intento de nuevo.`,
    noReason: 'sin motivo indicado',
  },
  alike: (count) =>
    count === 1
      ? 'Otro ritmo u otro precio mostraría los mismos lugares, así que hay un solo plan.'
      : `Otro más mostraría casi los mismos lugares, así que hay ${count}.`,
  onlyOne: 'Solo un plan responde a lo que pidió.',
  here: (count) => (count === 1 ? 'Aquí está:' : 'Estas son sus opciones:'),
  which: '¿Cuál prefiere?',
  line: (title, cost) => `${title} (${cost})`,
  inAll: (sum) => `${sum} en total`,
  costUnknown: (sum) => `coste ${sum}`,
  ofOptions: (numbers, count, text) => `${count === 1 ? 'Opción' : 'Opciones'} ${numbers}: ${text}`,
  chosen: (title) => `«${title}» es su plan.`,
  promise: {
    ask: 'Nada cambia en él sin preguntarle.',
    'small-changes': 'Salvo pequeños cambios, nada cambia en él sin preguntarle.',
  },
  kept: 'Su plan sigue como está, y también lo que pidió para él.',
  budget: {
    limits: (binding) => `Nada se ajusta a lo que cada persona puede gastar. ${binding}`,
    missesBy: (sum) =>
      `Nada cabe en el presupuesto: el plan más barato lo supera en unos ${sum}. ¿Cuánto puede costar el viaje?`,
    otherWay: (sum) => `Por ese trayecto nada cabe en el presupuesto; por otro sí: ${sum} en total.`,
    cheapest: (sum) => `Nada cabe en el presupuesto: el plan más barato cuesta ${sum} en total.`,
    otherRide: ({ from, to, by, less, usual }) =>
      `De ${from} a ${to} se va ${by}: ${less} menos por persona que ${usual}.`,
    cheapBeds: (names) => `Duerme y come en lo más barato (${names}).`,
    withoutPaid: (count, isExcept) =>
      `Prescinde ${count === 1 ? 'del único lugar de pago' : `de los ${count} lugares de pago`}${isExcept ? ', salvo los que pidió' : ''}.`,
    fixed: (lines, together) =>
      `De lo que ningún plan prescinde: ${lines}${together === undefined ? '' : ` (${together} en conjunto)`}.`,
    item: (name, sum) => `${name} ${sum}`,
    items: {
      transport: 'viajes',
      stay: 'noches',
      food: 'comidas',
      places: 'entradas',
      other: 'gastos menores',
      reserve: 'reserva',
    },
    thatWay: '¿Lo prefiere así, o puede costar más?',
    moreOrFewer: '¿Qué puede cambiar: más dinero o menos días?',
    none: (problem) => `Ningún plan responde a lo que pidió. ${problem} Dígame qué puede ser distinto.`,
  },
  change: {
    another: (changes) => `Para eso hace falta otro plan: ${changes}.`,
    anotherPlan: 'Para eso hace falta otro plan.',
    cost: (before, after) => `Coste total: ${before} → ${after}.`,
    stay: (before, after) => `Alojamiento: ${before} → ${after}.`,
    journeys: (before, after) => `Viajes: ${before} → ${after}.`,
    dates: (before, after) => `Fechas: ${before} → ${after}.`,
    stops: (gone, come) =>
      [
        ...(gone > 0 ? [`${gone} ${gone === 1 ? 'parada sale' : 'paradas salen'} del plan`] : []),
        ...(come > 0 ? [`${come} ${come === 1 ? 'parada entra' : 'paradas entran'}`] : []),
      ].join(', ') + '.',
    nothing: 'Los días quedarían como están.',
    none: 'ninguno',
    question: '¿Cambiamos su plan?',
  },
  fact: (title, before, after) => `${title}: ${before} → ${after}`,
  factLine: (title, value, isAssumed) => `- ${title}: ${value}${isAssumed ? ' (supuesto)' : ''}`,
  nothingSaid: 'nada',
  scopes: {
    total: (sum) => `${sum} en total`,
    person: (sum) => `${sum} por persona`,
    'person-day': (sum) => `${sum} por persona y día`,
    day: (sum) => `${sum} al día`,
  },
  facts: {
    destinations: 'Destino',
    start: 'Inicio',
    end: 'Fin',
    origin: 'Salida desde',
    arrival: 'Llegada',
    departure: 'Regreso',
    travelers: 'Viajeros',
    budgetLevel: 'Presupuesto',
    budget: 'Presupuesto',
    pace: 'Ritmo',
    dietary: 'Comida',
    interests: 'Intereses',
    mustDo: 'Imprescindible',
    hotelStyle: 'Tipo de alojamiento',
    stayAreas: 'Zona del alojamiento',
    transport: 'Mejor en',
    stays: 'Alojamiento deseado',
    currency: 'Moneda',
    accessibility: 'Accesibilidad',
    avoid: 'Evitar',
    crowds: 'Aglomeraciones',
    openingHours: 'Horarios',
    persons: 'Cada persona',
    fairness: 'Reparto',
    autonomy: 'Cambios en el camino',
  },
};
