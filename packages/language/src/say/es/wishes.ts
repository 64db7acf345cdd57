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
};
