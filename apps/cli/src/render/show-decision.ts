import type { Decision } from '@wayfarer/contract';

import { wrap } from './lay-out.ts';
import type { Style } from './style.ts';
import { showMinutes } from './words.ts';

/** The open question, what can be answered, and the alternatives with their reasons. */
export function showDecision(decision: Decision, style: Style): string {
  const { text, choices, alternatives } = decision;
  const verbs = choices.map(({ choice, offered, recommended, text: what }) => {
    const name = recommended ? style.accent(`${choice} (recommended)`) : choice;
    return offered
      ? wrap(`${style.bold(name)}: ${what}`, style.width, '  ')
      : style.dim(wrap(`no ${choice}: ${what}`, style.width, '  '));
  });
  const places = alternatives.map(({ n, name, minutes, crowd, why, score }) => {
    const head = `${style.accent(`replace ${n}`)}  ${style.bold(name)}, ${showMinutes(minutes)} away, usually ${crowd} % full, score ${score.toFixed(2)}`;
    return `  ${head}\n${style.dim(wrap(why, style.width, '     '))}`;
  });
  return [style.warn(wrap(text, style.width)), ...verbs, ...places].join('\n');
}
