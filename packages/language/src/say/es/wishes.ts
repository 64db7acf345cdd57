import type { WishTexts } from '../texts.ts';

export const wishes: WishTexts = {
  option: (n, title) => `${n}. ${title}`,
  optionLine: (option, cost, figures) => `${option}: unos ${cost}; ${figures}`,
  figures: {
    cost: (cost) => `unos ${cost} (estimación)`,
    walking: (km) => `${km} km a pie al día`,
    rides: (count) => (count === 1 ? '1 trayecto en la ciudad' : `${count} trayectos en la ciudad`),
    free: (duration) => `${duration} libres al día`,
    stops: (count) => (count === 1 ? '1 parada' : `${count} paradas`),
  },
  best: (option, figure) => `${option}: ${figure}.`,
  sameForAll: (figure) => `En eso no se diferencian: ${figure}.`,
  tie: (options, figure) => `${options} tienen lo mismo: ${figure}.`,
  oneHas: (option, name) => `Con ${name}: ${option}.`,
  noneHas: (words) => `Que se sepa, ninguna propuesta tiene «${words}».`,
  unpriced: 'Los precios que nadie conoce no están en ninguna suma.',
  noOptions: 'Todavía no hay propuestas que comparar.',
  unknownKind: (words) =>
    `No conozco lugares del tipo «${words}». Distingo templos, museos, jardines, mercados y parecidos.`,
  noneOfKind: 'En el plan no hay nada de esa clase.',
  allFixed: (names) => `${names}: fijado, o pedido por usted. Eso se queda.`,
  ofKind: (count, names) => `De esa clase el plan tiene ${count}: ${names}.`,
  alsoPossible: 'Esto también cabría:',
  sun: {
    sunrise: (day, time) => `El ${day} el sol sale a las ${time}.`,
    sunset: (day, time) => `El ${day} el sol se pone a las ${time}.`,
  },
  noSun: {
    sunrise: (day) => `El ${day} el sol no sale allí.`,
    sunset: (day) => `El ${day} el sol no se pone allí.`,
  },
  dayLocked: (day, names) => `${day} queda fijado: ${names}. Nada lo mueve sin usted.`,
  cafesNear: (names) => `Cerca y abierto a esa hora: ${names}.`,
  noCafeKnown: 'No sé de ningún café cercano abierto a esa hora; solo guardo el tiempo.',
  servesBreakfast: (names) => `Sirven desayuno en: ${names}.`,
  noBreakfast: (days) => `No encontré mesa para desayunar que encaje: ${days}.`,
  evening: (day) => `Para la noche del ${day}, con seguridad abierto:`,
  noEvening: (day) =>
    `No conozco nada para la noche del ${day}: bares, espectáculos y conciertos no están en mis datos.`,
  noShows: 'Bares, espectáculos y conciertos no están en mis datos.',
  nearestAlready: (meal, name) => `${meal}: ya es la mesa conocida más cercana: ${name}.`,
  noTableNear: (name, day) => `El ${day} no encaja ninguna mesa cerca de ${name}.`,
  stayNear: ({ house, km, place, before }) =>
    `${house} está a ${km} km de ${place} en línea recta; su alojamiento actual, a ${before} km.`,
  nearestHouse: (house, km, place) =>
    `De los alojamientos que conozco, ninguno está más cerca de ${place} que ${house} (${km} km en línea recta).`,
  unknownArea: (words) => `No sé dónde está «${words}». Diga un lugar del viaje que esté allí.`,
  noSuchFeature: (words) => `Qué alojamientos tienen «${words}» no está en mis datos. Pregunte al alojamiento.`,
  houseIsSo: (house) => `Ya es así: ${house}.`,
  noSuchHouse: (count) =>
    count === 1
      ? 'Del único alojamiento que conozco aquí no se sabe que sea así.'
      : `De los ${count} alojamientos que conozco aquí, de ninguno se sabe que sea así.`,
  otherHouses: (house) => `Ahora se aloja en: ${house}. Otros que conozco:`,
  noOtherHouse: (house) => `No conozco aquí otro alojamiento de esa clase; se aloja en: ${house}.`,
  aNight: (money) => `unos ${money} la noche en habitación doble (estimación)`,
  noPrice: 'precio desconocido',
  nothingLeftOut: 'Que yo sepa, no se dejó nada fuera.',
  leftOut: (count) =>
    `${count} ${count === 1 ? 'lugar no está' : 'lugares no están'} en el plan, los más conocidos primero:`,
  packWeather: (range, chance) => `Sus días tienen ${range} y hasta un ${chance} % de probabilidad de lluvia.`,
  packTypical: ' Es lo habitual del mes, no un pronóstico.',
  packUnknown: 'No se sabe qué tiempo hará en sus días.',
  packing: 'Por eso y por el plan, llevaría:',
  pack: {
    warm: 'una chaqueta de abrigo y algo para la cabeza y las manos',
    layer: 'una chaqueta ligera o un jersey para la mañana y la noche',
    light: 'ropa ligera, un sombrero y protección para el sol',
    rain: 'un impermeable o un paraguas',
    shoes: 'zapatos ya usados',
    covered: 'algo que cubra hombros y rodillas, para templos e iglesias',
    swim: 'cosas para la playa',
  },
  packingRest: 'De papeles, medicinas y cargadores solo sabe usted.',
  cheaper: 'Puedo abaratarlo en el alojamiento y las comidas:',
  tables: (cuisine) => `De «${cuisine}» conozco:`,
  tableNear: (name, km, stop) => `${name}, a ${km} km de ${stop} en línea recta`,
  tablePlanned: (name) => `${name}, que ya está en el plan`,
  noTables: (cuisine) => `No conozco ningún sitio de «${cuisine}» en este viaje.`,
  otherTables: (planned, meal, day) =>
    `Además de ${planned}, conozco estos sitios para ${meal}, ${day}. Toca uno para cambiarlo:`,
  noOtherTables: (meal, day) => `Para ${meal}, ${day}, no conozco otro sitio abierto que encaje.`,
  occasion: (day) => `¡Qué bien! Nada cambia por eso. Para ${day} puedo ofrecerte:`,
  ifWeather: 'Por ahora no cambia nada. Si el tiempo resulta así, toca aquí o dímelo ese día:',
  ifWeatherUnfit: 'Por ahora no cambia nada. Ese cambio no cabe en el plan; dime ese día qué prefieres.',
  nearbyUnknown:
    'Farmacias, baños, cajeros y supermercados no están en mis datos. Una aplicación de mapas o su hotel lo sabrá.',
  notInData: (words) => `«${words}» no está en mis datos. Una aplicación de mapas o su hotel lo sabrá.`,
  nearest: (name) => `Lo más cercano a ${name}, en línea recta:`,
  away: (name, km) => `${name}: ${km} km`,
  lostNext: (name) => `Según el plan, ahora toca: ${name}.`,
  lostHouse: (name) => `Se aloja en: ${name}.`,
  lostShow: 'Enseñe uno de estos nombres a alguien de allí. Dónde está usted no lo veo.',
  lostWay: (name) => `Cómo llegar a ${name}`,
  without: ({ what, after, before, less }) =>
    `Sin ${what} serían unos ${after} en lugar de ${before}: ${less} menos (estimación).`,
  notUnderWay: 'Todavía no está en camino: dígame primero dónde está.',
  early: (duration) => `Eso le deja ${duration}.`,
  cannotEarlier: (name, time) => `${name} sigue a las ${time}: antes no cabe.`,
  lostDocument:
    'Denúncielo a la policía y guarde el papel que le den. Haga bloquear enseguida las tarjetas y el teléfono. Para un pasaporte, llame a la embajada o al consulado de su país.',
  noEmbassies: 'Las direcciones de las embajadas no están en mis datos.',
  wayTo: {
    export:
      'Está en «Exportar», encima del plan: impresión o PDF, calendario, archivos de mapa, texto y un archivo para compartir. En el terminal: «wayfarer export».',
    research:
      'Escriba solo «busca en internet lo que falta»: cuesta dinero, así que lo hago únicamente si no pide otra cosa.',
    forget:
      'Eso no se puede deshacer, así que no lo hago por una palabra: «Olvidar lo que dije…» y «Borrar este viaje…» están en «Más» y en el menú del viaje.',
    rename: '¿Cómo debe llamarse el viaje?',
  },
  renamed: 'El viaje tiene su nuevo nombre.',
};
