import type { PlanTexts } from '../texts.ts';

export const plans: PlanTexts = {
  looking: (cities) =>
    `C’est tout ce qu’il me faut. Je cherche des trajets, des hébergements et des restaurants : ${cities}.`,
  inTheMaking: 'Votre programme est en préparation ; vos souhaits n’ont pas changé. Un instant, s’il vous plaît.',
  stillTooDear:
    'Rien ne tient dans votre budget : le programme le moins cher reste le même. Indiquez un autre montant, ou raccourcissez le voyage.',
  tryAgain: 'Dites « oui » et je réessaie, ou dites-moi ce qu’il faut changer.',
  waits: 'Votre changement attend votre accord. « D’accord » ou « Garder mon programme » ?',
  nothingNew:
    'Cela ne change rien à votre programme. Dites-moi ce qui doit être différent : dates, personnes, rythme, budget, goûts.',
  choose: (numbers) =>
    `Choisissez la proposition ${numbers}, ou dites-moi ce qui doit être différent : dates, personnes, rythme, budget, goûts.`,
  failed: {
    compose: 'Les choses à voir n’ont pas pu être recherchées',
    arrange: 'Les journées du voyage n’ont pas pu être composées',
    other: 'Quelque chose a échoué',
    again: (what, plan, problem) => `${what} (programme ${plan}) : ${problem} Dites « oui » et je réessaie.`,
    noReason: 'sans raison indiquée',
  },
  alike: (count) =>
    count === 1
      ? 'Un autre rythme ou un autre prix montrerait les mêmes lieux : il y a donc un seul programme.'
      : `Un autre programme montrerait presque les mêmes lieux : il y en a donc ${count}.`,
  onlyOne: 'Un seul programme répond à vos souhaits.',
  here: (count) => (count === 1 ? 'Le voici :' : 'Voici vos propositions :'),
  which: 'Laquelle choisissez-vous ?',
  line: (title, cost) => `${title} (${cost})`,
  inAll: (sum) => `${sum} en tout`,
  costUnknown: (sum) => `coût ${sum}`,
  ofOptions: (numbers, count, text) => `${count === 1 ? 'Proposition' : 'Propositions'} ${numbers} : ${text}`,
  chosen: (title) => `« ${title} » est votre programme.`,
  promise: {
    ask: 'Rien n’y change sans votre accord.',
    'small-changes': 'À part de petits changements, rien n’y change sans votre accord.',
  },
  kept: 'Votre programme reste tel quel, et vos souhaits d’avant aussi.',
  budget: {
    limits: (binding) => `Rien ne convient à ce que chacun peut dépenser. ${binding}`,
    missesBy: (sum) =>
      `Rien ne tient dans le budget : le programme le moins cher le dépasse d’environ ${sum}. Combien le voyage peut-il coûter ?`,
    otherWay: (sum) => `Par ce trajet, rien ne tient dans le budget ; par un autre, oui : ${sum} en tout.`,
    cheapest: (sum) => `Rien ne tient dans le budget : le programme le moins cher coûte ${sum} en tout.`,
    otherRide: ({ from, to, by, less, usual }) =>
      `De ${from} à ${to}, le trajet se fait ${by} : ${less} de moins par personne que ${usual}.`,
    cheapBeds: (names) => `Il loge et mange au moins cher (${names}).`,
    withoutPaid: (count, isExcept) =>
      `Il se passe ${count === 1 ? 'du seul lieu payant' : `des ${count} lieux payants`}${isExcept ? ', sauf ceux que vous avez demandés' : ''}.`,
    fixed: (lines, together) =>
      `Ce dont aucun programme ne se passe : ${lines}${together === undefined ? '' : ` (${together} ensemble)`}.`,
    item: (name, sum) => `${name} ${sum}`,
    items: {
      transport: 'trajets',
      stay: 'nuits',
      food: 'repas',
      places: 'entrées',
      other: 'petites dépenses',
      reserve: 'réserve',
    },
    thatWay: 'Le voulez-vous ainsi, ou peut-il coûter plus ?',
    moreOrFewer: 'Que peut-on changer : plus d’argent, ou moins de jours ?',
    none: (problem) => `Aucun programme ne répond à vos souhaits. ${problem} Dites-moi ce qui peut être différent.`,
  },
  change: {
    another: (changes) => `Il faut pour cela un autre programme : ${changes}.`,
    anotherPlan: 'Il faut pour cela un autre programme.',
    cost: (before, after) => `Coût total : ${before} → ${after}.`,
    stay: (before, after) => `Hébergement : ${before} → ${after}.`,
    journeys: (before, after) => `Trajets : ${before} → ${after}.`,
    dates: (before, after) => `Dates : ${before} → ${after}.`,
    stops: (gone, come) =>
      [
        ...(gone > 0 ? [`${gone} ${gone === 1 ? 'étape disparaît' : 'étapes disparaissent'}`] : []),
        ...(come > 0 ? [`${come} ${come === 1 ? 'étape s’ajoute' : 'étapes s’ajoutent'}`] : []),
      ].join(', ') + '.',
    nothing: 'Vos journées resteraient telles quelles.',
    none: 'aucun',
    question: 'Faut-il changer votre programme ?',
  },
  fact: (title, before, after) => `${title} : ${before} → ${after}`,
  factLine: (title, value, isAssumed) => `- ${title} : ${value}${isAssumed ? ' (supposé)' : ''}`,
  nothingSaid: 'rien',
  scopes: {
    total: (sum) => `${sum} en tout`,
    person: (sum) => `${sum} par personne`,
    'person-day': (sum) => `${sum} par personne et par jour`,
    day: (sum) => `${sum} par jour`,
  },
  facts: {
    destinations: 'Destination',
    start: 'Début',
    end: 'Fin',
    origin: 'Départ de',
    arrival: 'Arrivée',
    departure: 'Retour',
    travelers: 'Voyageurs',
    budgetLevel: 'Budget',
    budget: 'Budget',
    pace: 'Rythme',
    dietary: 'Repas',
    interests: 'Intérêts',
    mustDo: 'À voir absolument',
    hotelStyle: 'Type d’hébergement',
    stayAreas: 'Quartier souhaité',
    transport: 'Plutôt en',
    stays: 'Hébergement souhaité',
    currency: 'Monnaie',
    accessibility: 'Accessibilité',
    avoid: 'À éviter',
    crowds: 'Affluence',
    openingHours: 'Horaires d’ouverture',
    persons: 'Chacun de vous',
    fairness: 'Équité',
    autonomy: 'Changements en route',
  },
};
