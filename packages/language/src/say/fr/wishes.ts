import type { WishTexts } from '../texts.ts';

export const wishes: WishTexts = {
  option: (n, title) => `${n}. ${title}`,
  optionLine: (option, cost, figures) => `${option} : environ ${cost} ; ${figures}`,
  figures: {
    cost: (cost) => `environ ${cost} (estimation)`,
    walking: (km) => `${km} km à pied par jour`,
    rides: (count) => (count === 1 ? '1 trajet en ville' : `${count} trajets en ville`),
    free: (duration) => `${duration} de libre par jour`,
    stops: (count) => (count === 1 ? '1 étape' : `${count} étapes`),
  },
  best: (option, figure) => `${option} : ${figure}.`,
  sameForAll: (figure) => `Sur ce point, pas de différence : ${figure}.`,
  tie: (options, figure) => `${options} sont à égalité : ${figure}.`,
  oneHas: (option, name) => `Avec ${name} : ${option}.`,
  noneHas: (words) => `À ma connaissance, aucune proposition n’a « ${words} ».`,
  unpriced: 'Les prix inconnus ne sont dans aucun total.',
  noOptions: 'Il n’y a pas encore de propositions à comparer.',
  unknownKind:
    'Je ne connais pas ce genre de lieu. Je distingue les temples, les musées, les jardins, les marchés et autres.',
  noneOfKind: 'Il n’y a rien de ce genre au programme.',
  allFixed: (names) => `${names} : fixé, ou demandé par vous. Cela reste.`,
  ofKind: (count, names) => `De ce genre, le programme en compte ${count} : ${names}.`,
  alsoPossible: 'Ceci irait aussi :',
};
