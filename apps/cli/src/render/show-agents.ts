import type { Agents } from '@wayfarer/contract';

import { wrap } from './lay-out.ts';
import type { Style } from './style.ts';

type Proposal = Agents['now'][number]['proposed'];

/** Who was asked, why, and what each proposed, the newest last; then what each would say now. */
export function showAgents({ asked, now }: Agents, style: Style): string {
  const then = asked.map(({ time, event, agent, why, proposed }) =>
    [
      `${style.dim(time)}  ${style.bold(agent)}  ${style.dim(event === null ? 'unbidden' : `asked by "${event}"`)}`,
      indented(why, style),
      ...proposed.map((one) => indented(describe(one), style)),
    ].join('\n'),
  );
  const present = now.map(({ agent, proposed }) => [style.bold(agent), indented(describe(proposed), style)].join('\n'));
  const before = then.length === 0 ? ['Nobody was asked yet.'] : then;
  return `${[style.bold('Asked'), ...before, style.bold('Now'), ...present].join('\n\n')}\n`;
}

/** `REOPTIMIZE_DAY: 3 disruptions today …` */
function describe({ type, reason, says, edit }: Proposal): string {
  const waits = edit ? ` It needs your yes: ${edit.type}.` : '';
  return `${type}: ${says ?? reason}${waits}`;
}

function indented(text: string, style: Style): string {
  return wrap(text, style.width - 7)
    .split('\n')
    .map((line) => `       ${line}`)
    .join('\n');
}
