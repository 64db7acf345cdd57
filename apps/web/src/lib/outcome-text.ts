import type { Decision, Visit, WriteBody } from '@wayfarer/contract';

interface Answered {
  readonly decision: Decision;
  readonly visit: Pick<Visit, 'name' | 'locked'> | undefined;
  readonly answer: WriteBody<'decision'>;
}

/** What a decision has done, in a sentence for the toast. */
export function outcomeText({ decision, visit, answer }: Answered): string {
  const name = visit?.name ?? 'The stop';
  switch (answer.choice) {
    case 'replace': {
      const other = decision.alternatives.find(({ n }) => n === (answer.n ?? 1));
      return other && other.name !== name
        ? `${other.name} takes the place of ${name}.`
        : `${name} is in the plan again.`;
    }
    case 'wait': {
      const until = decision.choices.find(({ choice }) => choice === 'wait')?.until;
      return `${name} waits${until ? ` until ${until}` : ''}; we ask again.`;
    }
    case 'move': {
      const { date, until } = decision.choices.find(({ choice }) => choice === 'move') ?? {};
      return `${name} is ${date && until ? `on ${date} at ${until}` : 'at another time'} now.`;
    }
    case 'skip':
      return `${name} is skipped; its time is free.`;
    case 'keep':
      if (decision.reading.kind === 'delay' && visit?.locked === false)
        return `${name}, and what follows, is later now.`;
      return `${name} stays as planned.`;
  }
}
