import type { SayAsk } from '../ask-facts.ts';

export const asks: SayAsk = {
  'which-stop': (words) => (words === '' ? 'De quelle étape parlez-vous ?' : `Que voulez-vous dire par « ${words} » ?`),
  'which-place': (words) =>
    words === '' ? 'De quel lieu parlez-vous ?' : `Quel lieu voulez-vous dire par « ${words} » ?`,
  'which-day': () => 'Quel jour ?',
  'what-time': () => 'À quelle heure ?',
  'when-arrive': () => 'Dommage. À quelle heure arrivez-vous maintenant ? Je recale le premier jour en conséquence.',
  'how-long': () => 'Combien de temps ?',
  'how-full': () => 'Quelle affluence, de 0 à 100 ?',
  'how-late': () => 'Combien de minutes de retard avez-vous ?',
  'how-long-stuck': () => 'Combien de minutes perdez-vous ?',
  'which-second': () => 'Avec quel autre ?',
  'which-spending': () => 'C’était pour quoi ?',
  'unknown-place': (words) =>
    words === ''
      ? 'Je ne connais pas ce lieu. Est-ce l’un de ceux-ci ?'
      : `Je ne connais pas « ${words} » dans ce voyage. Est-ce l’un de ceux-ci ?`,
  'day-outside': () => 'Ce jour ne fait pas partie du voyage. Lequel voulez-vous dire ?',
  'in-or-out': (words) =>
    words === ''
      ? 'Vous voulez à la fois l’ajouter et le retirer. Que dois-je faire ?'
      : `Vous voulez à la fois ajouter et retirer ${words}. Que dois-je faire ?`,
  'end-before-start': (words) =>
    `Le voyage commence le ${words} : il ne peut pas finir avant. Rien n’a changé. Quel jour repartez-vous ?`,
  'start-after-end': (words) =>
    `Le voyage se termine le ${words} : il ne peut pas commencer après. Rien n’a changé. Quel jour arrivez-vous ?`,
  'dates-past': () => 'Ce jour est déjà passé : le voyage ne peut pas commencer alors. Rien n’a changé.',
  'trip-too-long': (words) =>
    `Je prévois ${words} jours au plus, et cela en ferait davantage. Rien n’a changé. Faut-il finir le dernier jour possible ?`,
  'which-meaning': () => 'Que voulez-vous dire ?',
  'read-so': () => "Voici ce que j'ai compris. Dois-je le faire ?",
  'not-understood': (words) =>
    words === ''
      ? 'Je n’ai pas bien compris. Peut-être l’un de ceux-ci ?'
      : `J’ai compris « ${words} », mais pas ce qu’il faut en faire. Peut-être l’un de ceux-ci ?`,
};
