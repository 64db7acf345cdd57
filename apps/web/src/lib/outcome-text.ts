import type { Decision, Visit, WriteBody } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';
import { formatDate } from './format.ts';

interface Answered {
  readonly decision: Decision;
  readonly visit: Pick<Visit, 'name' | 'locked'> | undefined;
  readonly answer: WriteBody<'decision'>;
}

/** What a decision has done, in a sentence for the toast. */
export function outcomeText({ decision, visit, answer }: Answered): string {
  const said = words().way.decision.outcome;
  const name = visit?.name ?? said.theStop;
  switch (answer.choice) {
    case 'replace': {
      const other = decision.alternatives.find(({ n }) => n === (answer.n ?? 1));
      return other && other.name !== name ? said.replaced(other.name, name) : said.again(name);
    }
    case 'wait': {
      const until = decision.choices.find(({ choice }) => choice === 'wait')?.until;
      return said.waits(name, until);
    }
    case 'move': {
      const { date, until } = decision.choices.find(({ choice }) => choice === 'move') ?? {};
      return date && until ? said.moved(name, formatDate(date), until) : said.movedSomewhere(name);
    }
    case 'skip':
      return said.skipped(name);
    case 'keep':
      if (decision.reading.kind === 'delay' && visit?.locked === false) return said.later(name);
      return said.stays(name);
  }
}
