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
  unknownKind: 'No conozco esa clase de lugar. Distingo templos, museos, jardines, mercados y parecidos.',
  noneOfKind: 'En el plan no hay nada de esa clase.',
  allFixed: (names) => `${names}: fijado, o pedido por usted. Eso se queda.`,
  ofKind: (count, names) => `De esa clase el plan tiene ${count}: ${names}.`,
  alsoPossible: 'Esto también cabría:',
};
