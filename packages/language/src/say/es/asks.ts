import type { SayAsk } from '../ask-facts.ts';

export const asks: SayAsk = {
  'which-stop': (words) => (words === '' ? '¿A qué parada se refiere?' : `¿A qué se refiere con «${words}»?`),
  'which-place': (words) => (words === '' ? '¿A qué lugar se refiere?' : `¿A qué lugar se refiere con «${words}»?`),
  'which-day': () => '¿Qué día?',
  'what-time': () => '¿A qué hora?',
  'when-arrive': () => 'Qué lástima. ¿A qué hora llegan ahora? Ajustaré el primer día a esa hora.',
  'how-long': () => '¿Cuánto tiempo?',
  'how-full': () => '¿Cómo de lleno está, de 0 a 100?',
  'how-late': () => '¿Cuántos minutos de retraso llevan?',
  'how-long-stuck': () => '¿Cuántos minutos pierden?',
  'which-second': () => '¿Con cuál otro?',
  'which-spending': () => '¿Para qué fue?',
  'unknown-place': (words) =>
    words === '' ? 'No conozco ese lugar. ¿Es uno de estos?' : `No conozco «${words}» en este viaje. ¿Es uno de estos?`,
  'day-outside': () => 'Ese día no es parte del viaje. ¿A cuál se refiere?',
  'in-or-out': (words) =>
    words === ''
      ? 'Pide a la vez añadirlo y quitarlo. ¿Qué hago?'
      : `Pide a la vez añadir y quitar ${words}. ¿Qué hago?`,
  'end-before-start': (words) =>
    `El viaje empieza el ${words}, así que no puede terminar antes. No he cambiado nada. ¿Qué día se van?`,
  'start-after-end': (words) =>
    `El viaje termina el ${words}, así que no puede empezar después. No he cambiado nada. ¿Qué día llegan?`,
  'dates-past': () => 'Ese día ya ha pasado, así que el viaje no puede empezar entonces. No he cambiado nada.',
  'trip-too-long': (words) =>
    `Planifico ${words} días como máximo y serían más. No he cambiado nada. ¿Terminamos el último día posible?`,
  'which-meaning': () => '¿Qué quiere decir?',
  'read-so': () => 'Lo he entendido así. ¿Lo hago?',
  'not-understood': (words) =>
    words === ''
      ? 'No estoy seguro de lo que quiere decir. ¿Quizá una de estas?'
      : `Entendí «${words}», pero no qué hacer con ello. ¿Quizá una de estas?`,
};
