import type { SayAsk } from '../ask-facts.ts';

export const asks: SayAsk = {
  'which-stop': (words) => (words === '' ? '¿A qué parada se refiere?' : `¿A qué se refiere con «${words}»?`),
  'which-place': (words) => (words === '' ? '¿A qué lugar se refiere?' : `¿A qué lugar se refiere con «${words}»?`),
  'which-day': () => '¿Qué día?',
  'what-time': () => '¿A qué hora?',
  'how-long': () => '¿Cuánto tiempo?',
  'how-full': () => '¿Cómo de lleno está, de 0 a 100?',
  'how-late': () => '¿Cuántos minutos de retraso llevan?',
  'which-second': () => '¿Con cuál otro?',
  'which-spending': () => '¿Para qué fue?',
  'unknown-place': (words) =>
    words === '' ? 'No conozco ese lugar. ¿Es uno de estos?' : `No conozco «${words}» en este viaje. ¿Es uno de estos?`,
  'day-outside': () => 'Ese día no es parte del viaje. ¿A cuál se refiere?',
  'which-meaning': () => '¿Qué quiere decir?',
  'read-so': () => 'Lo he entendido así. ¿Lo hago?',
  'not-understood': (words) =>
    words === ''
      ? 'No estoy seguro de lo que quiere decir. ¿Quizá una de estas?'
      : `Entendí «${words}», pero no qué hacer con ello. ¿Quizá una de estas?`,
};
