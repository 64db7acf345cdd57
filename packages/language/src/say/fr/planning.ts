import type { PlanningTexts } from '../texts.ts';

export const planning: PlanningTexts = {
  people: (count) => (count === 1 ? '1 personne' : `${count} personnes`),
  paces: { relaxed: 'rythme tranquille', moderate: 'rythme modéré', packed: 'journées bien remplies' },
  levels: { low: 'petit budget', mid: 'budget moyen', high: 'gros budget' },
  dates: (start, end) => (start === end ? start : `du ${start} au ${end}`),
  noJourney: 'sans trajet depuis chez vous',
  anySights: 'visites de toutes sortes',
  tookForGranted: (values) => `J’ai supposé : ${values}. Dites-moi ce qui doit changer.`,
  understood: (values) => `Je sais déjà : ${values}.`,
  whenAndHowLong: 'Quand voulez-vous partir, et pour combien de jours ?',
  whereIsYours: 'La destination, c’est à vous de la choisir : je peux préparer chacune de celles-ci.',
  thisIsWhatIHave: 'Voici ce que j’ai compris :',
  shallIPlan: 'Est-ce le bon endroit ? Je prépare le voyage dès votre oui.',
  whatToChange: 'Que faut-il changer ?',
  yes: 'Oui, allez-y',
  no: 'Non, je veux changer quelque chose',
};
