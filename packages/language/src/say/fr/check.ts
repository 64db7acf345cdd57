import type { CheckTexts } from '../texts.ts';
import { listed } from '../words.ts';

export const check: CheckTexts = {
  checked: ({ visits, days, cities, fits, doNot, unknown }) =>
    `J’ai vérifié ${stops(visits)}${days > 0 ? ` sur ${days} ${days === 1 ? 'jour' : 'jours'}` : ''}${cities === '' ? '' : ` (${cities})`} : ${listed(
      [
        `${fits} ${fits < 2 ? 'convient' : 'conviennent'}`,
        `${doNot} ${doNot < 2 ? 'ne convient pas' : 'ne conviennent pas'}`,
        ...(unknown > 0 ? [`je ne peux pas juger ${unknown}`] : []),
      ],
      'et',
    )}.`,
  nothing: 'Je n’ai trouvé aucune étape dans ce texte.',
  askForMore: 'Collez le programme avec une ligne par étape, et je vérifierai les heures et les horaires d’ouverture.',
  allGood: 'À ma connaissance, rien ne s’y oppose.',
  onlyUnknown: 'À ma connaissance, rien ne s’y oppose, mais vérifiez ce que je n’ai pas pu juger.',
  worksOn: (when, moves) =>
    `${when} convient${moves > 0 ? `, si ${moves === 1 ? 'une autre étape est un peu décalée' : `${moves} autres étapes sont un peu décalées`}` : ''}.`,
  reasonAndFix: (reason, fix) => `${reason.replace(/\.$/, '')} ; ${fix}`,
  leaveOut: (name) => `Supprimez la deuxième visite : ${name}.`,
  notFound: (name) => `Je ne connais pas « ${name} ». Vérifiez que ce lieu existe et quand il est ouvert.`,
  didYouMean: (name, near) => `Je ne connais pas « ${name} ». Vouliez-vous dire ${listed(near, 'ou')} ?`,
  vague: (name) => `« ${name} » ne désigne aucun lieu que je puisse chercher. Lequel voulez-vous dire ?`,
  twice: (name, times, lines) =>
    `${name} figure ${times === 2 ? 'deux' : times} fois dans ce programme (lignes ${lines}).`,
  saidAgain: (name) => `Le programme dit lui-même que ${name} y figure déjà.`,
  book: {
    needed: (name) => `Il faut réserver : ${name}.`,
    advised: (name) => `Mieux vaut réserver : ${name}.`,
    said: (name) => `Le programme dit qu’il faut réserver : ${name}.`,
  },
  outOfTown: (name) => `${name} est hors de la ville : vérifiez l’aller, le retour et les horaires.`,
  noDay: (name) => `Aucun jour n’est indiqué pour ${name}.`,
  hours: (hours) => `Horaires d’ouverture : ${hours}.`,
  ifDateHolds: 'Cela dépend de votre date, que le texte n’indique pas.',
  bed: (name) => `Je ne vérifie pas les hébergements : assurez-vous de votre réservation (${name}).`,
  way: (name) => `Je ne connais pas les horaires de ce trajet : ${name}.`,
  unknownCity: (name) =>
    `Je n’ai aucune donnée sur ${name} : je ne peux y vérifier ni les horaires d’ouverture ni les trajets.`,
  noCity:
    'Je n’ai pas pu reconnaître la ville. Indiquez-la, et je pourrai vérifier les horaires d’ouverture et les trajets.',
  assumedCity: (name) => `Le texte ne nomme aucune ville ; la plupart de ses lieux sont à ${name}.`,
  inPart: (name) =>
    `Pour ${name}, je n’ai encore que les sites principaux et peu d’horaires : je ne peux pas juger le reste.`,
  assumedDates: (date) =>
    `Le texte n’a pas de dates ; j’ai supposé que le voyage commence le ${date}. Dites-moi quand vous partez, et je vérifierai vos dates.`,
  assumedWeekdays: (date) =>
    `Le texte a des jours de la semaine mais pas de dates ; j’ai pris la semaine à partir du ${date}.`,
  assumedTimes: (number) =>
    `${stops(number)} ${number < 2 ? 'n’a' : 'n’ont'} pas d’heures complètes : j’ai gardé l’ordre écrit et pris la durée habituelle d’une visite.`,
  notCounted: (number) =>
    `${stops(number)} que je n’ai pas pu trouver ${number < 2 ? 'ne prend' : 'ne prennent'} aucun temps dans cette vérification.`,
  leftUnread: (days) => `J’ai lu les ${days} premiers jours ; le reste est laissé de côté.`,
  holiday: (day, name) => `${day} est férié (${name}) : les horaires peuvent changer.`,
  noMeal: (meal) => `Rien de prévu pour : ${meal}.`,
  mealNear: (name) => `Un repas près de ${name}`,
  total: (total, travelers) =>
    `Ce dont je connais le prix coûte ${total} pour ${travelers === 1 ? 'une personne' : `${travelers} personnes`}.`,
  unapplied: {
    stop: (name, line) => `« ${name} » (ligne ${line}) n’est pas dans ce programme : ce changement n’a pas été fait.`,
    place: (name, place) => `Je ne connais ici aucun lieu « ${place} » : « ${name} » reste tel quel.`,
    date: (name, day) => `${day} n’est pas dans ce programme : « ${name} » reste où il était.`,
  },
  repair: {
    unchanged: 'Je n’ai rien changé.',
    changed: ({ changed, leftOut }) =>
      `J’ai ${listed(
        [...(changed > 0 ? [`modifié ${stops(changed)}`] : []), ...(leftOut > 0 ? [`retiré ${stops(leftOut)}`] : [])],
        'et',
      )} ; le reste ne change pas.`,
    stillWrong: 'Il reste un problème que je ne peux pas corriger.',
    unknownStays: (entries) =>
      `À ma connaissance, plus rien ne s’y oppose, mais je ne peux pas juger ${entries < 2 ? 'une ligne' : `${entries} lignes`}.`,
    moved: (name, from, to) => `${name} passe de ${from} à ${to}.`,
    otherDay: (name, when) => `${name} passe à une autre date : ${when}.`,
    shortened: (name, times) => `${name} est raccourci : ${times}.`,
    taken: (written, name) => `Je comprends « ${written} » comme ${name}.`,
    leftOut: (name) => `${name} est retiré : aucune heure ne convient dans ce programme.`,
  },
};

function stops(number: number): string {
  return `${number} ${number < 2 ? 'étape' : 'étapes'}`;
}
