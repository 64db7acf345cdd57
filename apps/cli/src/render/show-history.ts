import type { Trip } from '@wayfarer/contract';

import { wrap } from './lay-out.ts';
import type { Style } from './style.ts';

/** What was done to the plan, the newest last; what was taken back is marked. */
export function showHistory({ id, history, canUndo, canRedo }: Trip, style: Style): string {
  if (history.length === 0) return 'Nothing was done to the plan yet.\n';
  const lines = history.map(({ at, by, text, undone }) => {
    const when = style.dim(`${at.slice(0, 16).replace('T', ' ')}  ${by === 'you' ? 'you     ' : 'Wayfarer'}`);
    const said = wrap(undone ? `(taken back) ${text}` : text, style.width - 28);
    const [first = '', ...more] = said.split('\n');
    return [`${when}  ${undone ? style.dim(first) : first}`, ...more.map((line) => `${' '.repeat(28)}${line}`)].join(
      '\n',
    );
  });
  const next = [...(canUndo ? [`wayfarer undo ${id}`] : []), ...(canRedo ? [`wayfarer redo ${id}`] : [])];
  return `${lines.join('\n')}\n${next.length === 0 ? '' : `\n${style.dim(`Next: ${next.join('  or  ')}`)}\n`}`;
}
