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
  unknownKind: (words) =>
    `Je ne connais pas de lieux du genre « ${words} ». Je distingue temples, musées, jardins, marchés et autres.`,
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
  stayNear: ({ house, km, place, before }) =>
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
  nothingLeftOut: 'À ma connaissance, rien n’a été laissé de côté.',
  leftOut: (count) =>
    `${count} ${count === 1 ? 'lieu n’est' : 'lieux ne sont'} pas au programme, les plus connus d’abord :`,
  packWeather: (range, chance) => `Vos jours : ${range}, et jusqu’à ${chance} % de risque de pluie.`,
  packTypical: ' C’est habituel pour le mois, pas une prévision.',
  packUnknown: 'Le temps de vos jours n’est pas connu.',
  packing: 'D’après cela et le programme, je prendrais :',
  pack: {
    warm: 'une veste chaude, de quoi couvrir tête et mains',
    layer: 'une veste légère ou un pull pour le matin et le soir',
    light: 'des vêtements légers, un chapeau, de quoi se protéger du soleil',
    rain: 'un imperméable ou un parapluie',
    shoes: 'des chaussures déjà portées',
    covered: 'de quoi couvrir épaules et genoux, pour les temples et les églises',
    swim: 'des affaires de plage',
  },
  packingRest: 'Papiers, médicaments et chargeurs, vous seul les connaissez.',
  cheaper: 'C’est sur le logement et les repas que je peux économiser :',
  tables: (cuisine) => `Pour « ${cuisine} », je connais :`,
  tableNear: (name, km, stop) => `${name}, à ${km} km de ${stop} à vol d’oiseau`,
  tablePlanned: (name) => `${name}, déjà au programme`,
  noTables: (cuisine) => `Je ne connais aucune table « ${cuisine} » pour ce voyage.`,
  otherTables: (planned, meal, day) =>
    `Outre ${planned}, voici d’autres adresses pour ${meal}, ${day}. Touchez-en une pour la choisir à la place :`,
  noOtherTables: (meal, day) => `Pour ${meal}, ${day}, je ne connais aucune autre adresse ouverte qui convienne.`,
  occasion: (day) => `Quelle belle occasion ! Rien ne change pour autant. Pour ${day}, je peux vous proposer :`,
  ifWeather: 'Rien ne change pour l’instant. Si le temps tourne ainsi, touchez ici ou dites-le-moi ce jour-là :',
  ifWeatherUnfit:
    'Rien ne change pour l’instant. Ce changement n’entre pas dans le programme ; dites-moi ce jour-là ce que vous préférez.',
  nearbyUnknown:
    'Les pharmacies, toilettes, distributeurs et supermarchés ne sont pas dans mes données. Une carte ou votre hôtel le saura.',
  notInData: (words) => `« ${words} » n’est pas dans mes données. Une carte ou votre hôtel le saura.`,
  nearest: (name) => `Le plus près de ${name}, à vol d’oiseau :`,
  away: (name, km) => `${name} : ${km} km`,
  lostNext: (name) => `Selon le programme, vous allez ensuite à : ${name}.`,
  lostHouse: (name) => `Vous logez à : ${name}.`,
  lostShow: 'Montrez un de ces noms à quelqu’un sur place. Où vous êtes, je ne le vois pas.',
  lostWay: (name) => `Le chemin vers ${name}`,
  without: ({ what, after, before, less }) =>
    `Sans ${what}, ce serait environ ${after} au lieu de ${before} : ${less} de moins (estimation).`,
  notUnderWay: 'Vous n’êtes pas encore en route : dites-moi d’abord où vous êtes.',
  early: (duration) => `Cela vous laisse ${duration}.`,
  cannotEarlier: (name, time) => `${name} reste à ${time} : plus tôt, cela ne va pas.`,
  lostDocument:
    'Déclarez-le à la police et gardez le papier qu’on vous remet. Faites bloquer tout de suite cartes et téléphone. Pour un passeport, appelez l’ambassade ou le consulat de votre pays.',
  noEmbassies: 'Les adresses des ambassades ne sont pas dans mes données.',
  wayTo: {
    export:
      'C’est sous « Exporter » au-dessus du programme : impression ou PDF, calendrier, fichiers de carte, texte, fichier à partager. Dans le terminal : « wayfarer export ».',
    research:
      'Écrivez seulement « cherche sur internet ce qui manque » : cela coûte de l’argent, je ne le fais que si vous ne demandez que cela.',
    forget:
      'Cela ne s’annule pas, je ne le fais donc pas sur un mot : « Oublier ce que j’ai dit… » et « Effacer ce voyage… » se trouvent sous « Plus » et dans le menu du voyage.',
    rename: 'Comment le voyage doit-il s’appeler ?',
  },
  renamed: 'Le voyage a son nouveau nom.',
};
