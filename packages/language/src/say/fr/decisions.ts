import type { DecisionTexts } from '../texts.ts';

export const decisions: DecisionTexts = {
  trouble: {
    crowd: (name, level, limit) => `Affluence de ${level} % : ${name} ; je vous demande à partir de ${limit} %.`,
    traffic: (name, level, limit) =>
      `Trafic à ${level} % sur le chemin : ${name} ; je vous demande à partir de ${limit} %.`,
    weather: (name) => `${name} est en plein air, et le temps ne s’y prête pas.`,
    closed: (name) => `${name} est fermé.`,
    otherHours: (name, hours) => `D'après une page, ${name} n'ouvre ce jour-là que ${hours}.`,
    unwanted: (name) => `Vous préférez ne pas y aller : ${name}.`,
    delay: (name) => `Vous serez en retard : ${name}.`,
  },
  returned: (name) => `${name} peut revenir dans la journée.`,
  question: 'Que faisons-nous ?',
  recommended: (choice) => `Je dirais : ${choice}.`,
  closedThen: (name, date) => `C’est noté : ${name} est fermé ${date}. Votre programme n’en est pas touché.`,
  closedOnVisit: (name, date) =>
    `${name} est fermé ${date}, et votre programme y passe ce jour-là. Rien ne change sans votre accord : que préférez-vous ?`,
  noOutdoors: (date) => `C’est noté. Rien n’est en plein air le ${date}.`,
  outdoors: (date, names) =>
    `C’est noté. En plein air le ${date} : ${names}. Dois-je chercher quelque chose à l’intérieur ?`,
  ifWeather: (date, sky, names) => `${date}, ${sky} : en plein air, il y a ${names}.`,
  ifLate: (duration) => `Avec ${duration} de retard :`,
  lateAt: (name, then, planned) => `vous arrivez à ${name} à ${then} au lieu de ${planned}.`,
  nothingGives: (names) => `La suite est fixée ; je ne peux ni la déplacer ni l’enlever : ${names}.`,
  nothingAfter: 'Rien d’autre n’est prévu ensuite ce jour-là.',
  nothingInstead: 'Je n’ai rien trouvé pour les remplacer : ils restent, ou vous les enlevez.',
  noted: 'C’est noté. Rien ne doit changer pour autant.',
  choices: {
    wait: 'attendre et redemander',
    replace: 'remplacer',
    skip: 'y renoncer',
    keep: 'y aller quand même',
    move: 'y aller à un autre moment',
  },
  difference: (time, money, satisfaction) =>
    `Différence : temps ${time}, coût ${money ?? 'inconnu'}, satisfaction ${satisfaction}. Rien n’a encore changé.`,
  doIt: 'Faites-le',
  replaceBy: (n, name) => `${n}. ${name}`,
  howToApprove: 'Votre programme reste tel quel jusqu’à votre accord.',
  approve: 'D’accord',
  reject: 'Garder mon programme',
};
