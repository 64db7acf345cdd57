import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { request } from '../test/town.ts';
import { type Candidate, toCandidates } from './candidates.ts';
import { explainLeftOut } from './explain.ts';

const [town] = fc.sample(
  request.filter((one) => one.sights.length > 5),
  { seed: 1, numRuns: 1 },
);
if (!town) throw new Error('No town was made.');
const candidates: readonly Candidate[] = toCandidates(town).candidates.filter(({ kind }) => kind === 'place');
const [first = '', second = ''] = candidates.map(({ place }) => place.name);

describe('a place that is not in the plan', () => {
  it('comes with the numbers that speak against it, and with what would help', () => {
    const missed = { reason: 'window-missed', day: 0, arrival: 1040, closes: 1020 } as const;
    const { text } = explainLeftOut(
      { place: 0, mandatory: false, ...missed, letIn: { drop: 1, earlier: 30 } },
      candidates,
      town,
    );

    expect(text).toContain(`${first} would have to be entered by 17:00`);
    expect(text).toContain('the earliest arrival beside the other visits is 17:20.');
    expect(text).toMatch(new RegExp(`It would fit without ${second} or by starting 30 min earlier\\.$`));
  });

  it('comes without advice where nothing alone would help', () => {
    const { text } = explainLeftOut(
      { place: 0, mandatory: false, reason: 'no-time', day: 0, position: 1, short: 25 },
      candidates,
      town,
    );

    expect(text).toMatch(/would need 25 min more than there are on \d{4}-\d\d-\d\d\.$/);
  });
});
