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
  sun: {
    sunrise: (day, time) => `Le soleil se lève à ${time} le ${day}.`,
    sunset: (day, time) => `Le soleil se couche à ${time} le ${day}.`,
  },
  noSun: {
    sunrise: (day) => `Le soleil ne se lève pas là-bas le ${day}.`,
    sunset: (day) => `Le soleil ne se couche pas là-bas le ${day}.`,
  },
  dayLocked: (day, names) => `${day} est fixé : ${names}. Rien ne bouge sans vous.`,
  cafesNear: (names) => `Ouvert tout près à cette heure : ${names}.`,
  noCafeKnown: 'Je ne connais pas de café ouvert tout près à cette heure ; je garde seulement le temps libre.',
  servesBreakfast: (names) => `Le petit-déjeuner est servi ici : ${names}.`,
  noBreakfast: (days) => `Je n’ai pas trouvé de table qui aille pour le petit-déjeuner : ${days}.`,
  evening: (day) => `Pour la soirée du ${day}, ouvert à coup sûr :`,
  noEvening: (day) =>
    `Je ne connais rien pour la soirée du ${day} : les bars, spectacles et concerts ne sont pas dans mes données.`,
  noShows: 'Les bars, spectacles et concerts ne sont pas dans mes données.',
  nearestAlready: (meal, name) => `Votre ${meal} est déjà à la table connue la plus proche : ${name}.`,
  noTableNear: (name, day) => `Aucune table près de ${name} ne va le ${day}.`,
  stayNear: (house, km, place, before) =>
    `${house} est à ${km} km de ${place} à vol d’oiseau ; votre hôtel actuel est à ${before} km.`,
  nearestHouse: (house, km, place) =>
    `Parmi les adresses connues, aucune n’est plus près de ${place} que ${house} (${km} km à vol d’oiseau).`,
  unknownArea: (words) => `Je ne sais pas où se trouve « ${words} ». Nommez un lieu du voyage qui s’y trouve.`,
  noSuchFeature: (words) => `Mes données ne disent pas qui propose « ${words} ». Demandez-le à l’hôtel.`,
  houseIsSo: (house) => `C’est déjà le cas : ${house}.`,
  noSuchHouse: (count) =>
    count === 1
      ? 'La seule adresse connue ici ne l’est pas, à ma connaissance.'
      : `Parmi les ${count} adresses connues ici, aucune ne l’est, à ma connaissance.`,
  otherHouses: (house) => `Vous logez à : ${house}. Les autres adresses connues :`,
  noOtherHouse: (house) => `Je ne connais pas d’autre adresse de ce genre ici ; vous logez à : ${house}.`,
  aNight: (money) => `environ ${money} la nuit pour une chambre double (estimation)`,
  noPrice: 'prix inconnu',
};
