import type { DayTexts } from '../texts.ts';

export const days: DayTexts = {
  leftOut: {
    closed: (name) => `${name} est fermé pendant ce voyage.`,
    budget: (name) => `${name} coûterait plus que ce qu'il reste.`,
    noTime: (name) => `Il ne reste plus de temps pour ${name}.`,
    full: (name) => `À votre rythme, les journées sont pleines : ${name} n'y est donc pas.`,
    crowded: (name) => `Il y avait trop de monde : ${name}.`,
    weather: (name) => `${name} est en plein air, et la météo ne s'y prêtait pas.`,
  },
  why: {
    asked: "vous l'avez demandé",
    onList: 'de votre liste',
    interests: (names) => `correspond à vos centres d'intérêt : ${names}`,
    minor: 'un site mineur, selon nous',
    worthALook: "vaut le coup d'œil, selon nous",
    major: 'un site important, selon nous',
    firstRank: 'un site de premier ordre, selon nous',
    crowd: (level) => `affluence habituelle à cette heure : ${level} (estimation)`,
    here: 'sur place',
    onFoot: (duration, from) => `${duration} à pied depuis ${from}`,
    byTransit: (duration, from) => `${duration} en transports en commun depuis ${from}`,
    table: (meal) => `une table : ${meal}`,
    onYourOwn: 'un repas libre',
    price: (sum) => `environ ${sum} par personne`,
    startsHere: 'la journée commence ici',
    nightHere: 'vous passez la nuit ici',
    arriveHere: 'vous arrivez ici',
    leaveHere: "vous partez d'ici",
    rest: 'une pause',
  },
  notes: {
    hoursUnknown: 'Les horaires sont inconnus : vérifiez avant de partir.',
    freeDay: "Gratuit ce jour-là, ce qui n'est pas toujours le cas : vérifiez, et voyez s'il faut réserver un créneau.",
    noSteps: 'Accessible sans marches.',
    partSteps: 'Accessible en partie sans marches : demandez quelles parties.',
    stepsUnknown: "On ne sait pas s'il y a des marches : demandez avant de partir.",
    steps: 'On ne peut pas y entrer sans marches.',
    findEntrance: 'Cherchez une entrée sans marches.',
    serves: (diets) => `On y sert, à notre connaissance : ${diets}.`,
    notKnownToServe: (diets) => `On ne sait pas si on y sert : ${diets}. Demandez avant de partir.`,
    askKitchen: 'Demandez si la cuisine les prépare à part.',
    booking: {
      needed: 'Il faut réserver une table. Demandez avant de partir.',
      advised: 'Mieux vaut réserver une table. Demandez avant de partir.',
      none: 'Pas de réservation : il y aura peut-être la queue. Demandez avant de partir.',
    },
  },
  notices: {
    mustDo: (name) => `${name}, que vous aviez demandé, n'est pas dans le plan.`,
    noRoom: "Tel qu'il est, le plan n'a pas de place pour cela.",
    unknownPlace: (name) =>
      `${name}, que vous aviez demandé, n'est pas dans le plan : je ne connais pas ce lieu ici. Écrivez son nom habituel, ou ajoutez-le à vos propres lieux.`,
    elsewhere: (name, city) =>
      `${name}, que vous aviez demandé, n'est pas dans le plan : c'est à ${city}, qui ne fait pas partie de ce voyage.`,
    noMeal: (meal, day) =>
      `${day} : pas de ${meal} prévu, car la journée ne laisse pas d'heure pour cela. Retirez une étape, ou demandez-le.`,
    leaving: (meal, day, time) =>
      `${day} : pas de ${meal} prévu, car vous partez à ${time}. Mangez avant, ou emportez quelque chose.`,
    steps: ({ all, free, partly, unknown }) =>
      `Sur ${all} étapes, ${free} sont sans marches à notre connaissance, ${partly} en partie ; pour ${unknown}, personne ne le sait : demandez avant de partir.`,
    rest: (times) => `Gardé libre pour une pause : ${times}.`,
    noRest: 'Aucun temps libre pour une pause : les journées sont trop courtes. Choisissez un rythme plus lent.',
    ownMeals: (count, all) =>
      `${count} repas sur ${all} sont libres, près de votre chemin. Le programme dit où chacun de vous trouve de quoi manger, à notre connaissance.`,
    farStay: ({ areas, within, house, km }) =>
      `Vous ne logez pas dans le quartier souhaité (${areas}) : rien qui convienne n'est connu à moins de ${within} km. ${house} est à ${km} km.`,
    food: (food) =>
      `« ${food} » ne peut pas être pris en compte, car on n'en sait rien pour aucune cuisine : demandez à chaque table.`,
    kitchens: (allergies) =>
      `Chaque repas dit ce que l'on sait de sa cuisine (${allergies}) et ce qu'il faut demander. Dites-le à chaque table : nous n'avons rien vérifié.`,
    askSteps: (names) => `Demandez avant de partir s'il y a des marches, personne ne le sait : ${names}.`,
    unknownSteps: (count) =>
      `${count} ${count === 1 ? 'lieu est laissé' : 'lieux sont laissés'} de côté, car personne ne sait s'il y a des marches. Dites-le si vous préférez demander sur place.`,
    purse: ({ who, spent, limit, isEach }) =>
      `Ce que vous faites ensemble reste dans les moyens de chacun (${who}) : ${spent} sur ${limit}${isEach ? ' par personne' : ''}.`,
    leftForEach: (sums) => `Il reste : ${sums}.`,
    leftOf: (who, sum) => `${who} ${sum}`,
    asYouLike: (who) => `${who} à volonté`,
    tooDear: (names) => `Laissés de côté à cause de cette limite, possibles avec plus d'argent : ${names}.`,
    costing: (name, fee) => `${name} (${fee})`,
    taste: ({ who, score, avoided, places }) =>
      `Peu de choses sont au goût de tous : ${who} (${score} sur 100${avoided > 0 ? ` ; ${avoided} des ${places} lieux sont d'un genre à éviter` : ''}). Dites « équitable pour tous » pour un autre mélange.`,
    child: (age, time) =>
      `Avec un enfant de ${age} ans, la dernière étape du jour se termine au plus tard à ${time}, et aucune soirée n'est prévue.`,
    childFees: (count) =>
      `On ne sait pas ce que paient les enfants ${count === 1 ? 'à un endroit' : `à ${count} endroits`} ; le plein tarif est compté : ce peut être moins.`,
    ofOption: (number, text) => `Proposition ${number} : ${text}`,
  },
  chanceOfRain: (level) => `risque de pluie : ${level}`,
  rainyDays: (wet, all) => `pluie ${wet} jours sur ${all}`,
  typical: (text) => `${text} (habituel pour le mois)`,
  dayIn: (city) => `Une journée à ${city}`,
  instead: (name, outdoor, times) => `${name} au lieu de ${outdoor}, ${times} : en intérieur, et ouvert à cette heure.`,
  stays: (name) => `${name} reste : rien d'assez proche en intérieur n'est ouvert à coup sûr à cette heure.`,
};
