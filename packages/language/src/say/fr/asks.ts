import type { SayAsk } from '../ask-facts.ts';

export const asks: SayAsk = {
  'which-stop': (words) => (words === '' ? 'De quelle étape parlez-vous ?' : `Que voulez-vous dire par « ${words} » ?`),
  'which-place': (words) =>
    words === '' ? 'De quel lieu parlez-vous ?' : `Quel lieu voulez-vous dire par « ${words} » ?`,
  'which-day': () => 'Quel jour ?',
  'what-time': () => 'À quelle heure ?',
  'how-long': () => 'Combien de temps ?',
  'how-full': () => 'Quelle affluence, de 0 à 100 ?',
  'how-late': () => 'Combien de minutes de retard avez-vous ?',
  'which-second': () => 'Avec quel autre ?',
  'which-spending': () => 'C’était pour quoi ?',
  'unknown-place': (words) =>
    words === ''
      ? 'Je ne connais pas ce lieu. Est-ce l’un de ceux-ci ?'
      : `Je ne connais pas « ${words} » dans ce voyage. Est-ce l’un de ceux-ci ?`,
  'day-outside': () => 'Ce jour ne fait pas partie du voyage. Lequel voulez-vous dire ?',
  'which-meaning': () => 'Que voulez-vous dire ?',
  'read-so': () => "Voici ce que j'ai compris. Dois-je le faire ?",
  'not-understood': (words) =>
    words === ''
      ? 'Je n’ai pas bien compris. Peut-être l’un de ceux-ci ?'
      : `J’ai compris « ${words} », mais pas ce qu’il faut en faire. Peut-être l’un de ceux-ci ?`,
};
