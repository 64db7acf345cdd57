import type { DayTexts } from '../texts.ts';

export const days: DayTexts = {
  leftOut: {
    closed: (name) => `${name} está cerrado los días de este viaje.`,
    budget: (name) => `${name} costaría más de lo que queda.`,
    noTime: (name) => `Ya no queda tiempo para ${name}.`,
    full: (name) => `A su ritmo, los días están llenos; por eso falta ${name}.`,
    crowded: (name) => `Había demasiada gente: ${name}.`,
    weather: (name) => `${name} está al aire libre, y el tiempo no acompañaba.`,
  },
  why: {
    asked: 'usted lo pidió',
    onList: 'de su lista',
    interests: (names) => `coincide con sus intereses: ${names}`,
    minor: 'un lugar menor, a nuestro juicio',
    worthALook: 'merece un vistazo, a nuestro juicio',
    major: 'un lugar importante, a nuestro juicio',
    firstRank: 'un lugar de primer orden, a nuestro juicio',
    crowd: (level) => `a esa hora suele estar al ${level} de ocupación (estimación)`,
    here: 'aquí mismo',
    onFoot: (duration, from) => `${duration} a pie desde ${from}`,
    byTransit: (duration, from) => `${duration} en transporte público desde ${from}`,
    table: (meal) => `una mesa: ${meal}`,
    onYourOwn: 'una comida por su cuenta',
    price: (sum) => `unos ${sum} por persona`,
    startsHere: 'aquí empieza el día',
    nightHere: 'aquí pasa la noche',
    arriveHere: 'aquí llega',
    leaveHere: 'de aquí sale',
    rest: 'un descanso',
  },
  notes: {
    hoursUnknown: 'No se conoce el horario: compruébelo antes de ir.',
    freeDay: 'Gratis ese día, que no siempre lo es: compruébelo, y si hay que reservar hora.',
    noSteps: 'Sin escalones.',
    partSteps: 'En parte sin escalones: pregunte a qué partes se llega sin ellos.',
    stepsUnknown: 'No se sabe si tiene escalones: pregunte antes de ir.',
    steps: 'No se puede entrar sin escalones.',
    findEntrance: 'Busque una entrada sin escalones.',
    serves: (diets) => `Se sabe que sirven: ${diets}.`,
    notKnownToServe: (diets) => `No se sabe si sirven: ${diets}. Pregunte antes de ir.`,
    askKitchen: 'Pregunte si la cocina lo prepara aparte.',
    booking: {
      needed: 'Hay que reservar mesa. Pregunte antes de ir.',
      advised: 'Conviene reservar mesa. Pregunte antes de ir.',
      none: 'No admite reservas: puede que haya cola. Pregunte antes de ir.',
    },
  },
  notices: {
    mustDo: (name) => `${name}, que usted pidió, no está en el plan.`,
    noRoom: 'Tal como está, el plan no tiene sitio para ello.',
    unknownPlace: (name) =>
      `${name}, que usted pidió, no está en el plan: aquí no conozco ese lugar. Escriba su nombre habitual o añádalo a sus propios lugares.`,
    elsewhere: (name, city) =>
      `${name}, que usted pidió, no está en el plan: está en ${city}, que no forma parte de este viaje.`,
    noMeal: (meal, day) => `${day}: sin ${meal}, porque el día no deja hora para ello. Quite una parada o pídalo.`,
    leaving: (meal, day, time) => `${day}: sin ${meal}, porque sale a las ${time}. Coma antes o lleve algo.`,
    steps: ({ all, free, partly, unknown }) =>
      `De ${all} paradas, se sabe que ${free} no tienen escalones y ${partly} en parte; de ${unknown} no lo sabe nadie: pregunte antes de ir.`,
    rest: (times) => `Libre para descansar: ${times}.`,
    noRest: 'No queda tiempo libre para descansar: los días son demasiado cortos. Elija un ritmo más lento.',
    ownMeals: (count, all) =>
      `${count} de ${all} comidas son por su cuenta, cerca del camino. El plan dice dónde se sabe que hay algo para cada persona.`,
    farStay: ({ areas, within, house, km }) =>
      `El alojamiento no está en la zona deseada (${areas}): no se conoce nada adecuado a menos de ${within} km. ${house} está a ${km} km.`,
    food: (food) =>
      `El plan no puede tener en cuenta «${food}», porque no se sabe de ninguna cocina: pregunte en cada mesa.`,
    kitchens: (allergies) =>
      `Cada comida dice lo que se sabe de su cocina (${allergies}) y qué preguntar. Dígalo en cada mesa: no hemos comprobado nada.`,
    askSteps: (names) => `Pregunte antes de ir si hay escalones, nadie lo sabe: ${names}.`,
    unknownSteps: (count) =>
      `${count === 1 ? 'Queda fuera 1 lugar' : `Quedan fuera ${count} lugares`}, porque nadie sabe si hay escalones. Dígalo si prefiere preguntar en la puerta.`,
    purse: ({ who, spent, limit, isEach }) =>
      `Lo que hacen juntos queda dentro de lo que se puede gastar (${who}): ${spent} de ${limit}${isEach ? ' por persona' : ''}.`,
    leftForEach: (sums) => `Queda: ${sums}.`,
    leftOf: (who, sum) => `${who} ${sum}`,
    asYouLike: (who) => `${who} lo que guste`,
    tooDear: (names) => `Fuera por ese límite, posible para quien tenga más: ${names}.`,
    costing: (name, fee) => `${name} (${fee})`,
    taste: ({ who, score, avoided, places }) =>
      `Poco de esto es del gusto de todos: ${who} (${score} de 100${avoided > 0 ? `; ${avoided} de los ${places} lugares son de un tipo que se prefiere evitar` : ''}). Diga «justo para todos» para otra mezcla.`,
    child: (age, time) =>
      `Con un niño de ${age} años, la última parada del día termina como muy tarde a las ${time}, y no hay planes de noche.`,
    childFees: (count) =>
      `No se sabe qué pagan los niños en ${count === 1 ? 'un lugar' : `${count} lugares`}; se cuenta el precio completo: puede ser menos.`,
    ofOption: (number, text) => `Opción ${number}: ${text}`,
  },
  chanceOfRain: (level) => `probabilidad de lluvia: ${level}`,
  rainyDays: (wet, all) => `lluvia ${wet} de cada ${all} días`,
  typical: (text) => `${text} (lo habitual en el mes)`,
  dayIn: (city) => `Un día en ${city}`,
  instead: (name, outdoor, times) => `${name} en lugar de ${outdoor}, ${times}: a cubierto y abierto a esa hora.`,
  stays: (name) => `${name} se queda: no hay cerca nada a cubierto que seguro esté abierto entonces.`,
};
