import type { Day, Trip } from '@wayfarer/contract';
import { beforeAll, describe, expect, it } from 'vitest';

import type { ChatCase, Expectation } from './chat-case.ts';
import { toFigures } from './chat-report.ts';
import { judge, type Verdict } from './judge.ts';
import { seePlan } from './plan-seen.ts';
import { runCase } from './run-case.ts';
import { ChatHouse } from './setups.ts';

/** Little work is put into the plan: what is told of it is looked up in it. */
const LITTLE_EFFORT = 50;

describe('a message about a chosen plan', () => {
  const house = new ChatHouse({ effort: LITTLE_EFFORT });
  const catalogue = new Map();
  let trip: Trip;

  beforeAll(async () => {
    trip = await house.copy('kyoto');
  }, 60_000);

  function verdictOf(expect: Expectation, change: (after: Trip) => void, said = 'Done.'): Verdict {
    const after = structuredClone(trip);
    change(after);
    if (JSON.stringify(after.days) !== JSON.stringify(trip.days)) after.hash = 'another plan';
    return judge(
      { expect, lang: 'en' },
      { before: seePlan(trip), after: seePlan(after), text: 'Please.', said, hashes: [trip.hash], catalogue },
    ).verdict;
  }

  it('is right if the stop that was named is gone and nothing else', () => {
    const expectation = { removed: ['1.1'] };
    expect(verdictOf(expectation, (after) => takeOut(after, 0, 0))).toBe('right');
    expect(verdictOf(expectation, (after) => takeOut(after, 0, 0), '')).toBe('silent');
  });

  it('is wrong if another stop goes as well and nobody says so', () => {
    const expectation = { removed: ['1.1'] };
    const other = seePlan(trip).days[1]?.stops[0];
    const takeBoth = (after: Trip): void => {
      takeOut(after, 0, 0);
      takeOut(after, 1, 0);
    };
    expect(verdictOf(expectation, takeBoth)).toBe('wrong');
    expect(verdictOf(expectation, takeBoth, `${other?.name ?? ''} had to go, too.`)).toBe('right');
    expect(verdictOf(expectation, (after) => takeOut(after, 1, 0))).toBe('wrong');
  });

  it('is wrong if another day has other times', () => {
    const late = (after: Trip): void => {
      takeOut(after, 0, 0);
      const stop = listStops(after.days[2])[0];
      if (stop) stop.arrive = '09:59';
    };
    expect(verdictOf({ removed: ['1.1'] }, late)).toBe('wrong');
  });

  it('counts a question as asked, what is not understood as nothing, and a refusal as right where it may be one', () => {
    const name = seePlan(trip).stops[0]?.name ?? '';
    const expectation = { moved: { name: '1.1', day: 2 } } as const;
    const same = (): void => undefined;
    expect(verdictOf(expectation, same, 'Which day do you mean?')).toBe('asked');
    expect(verdictOf(expectation, same, 'I did not understand that.')).toBe('nothing');
    expect(verdictOf(expectation, same, `${name} is closed then.`)).toBe('nothing');
    expect(verdictOf({ ...expectation, orRefused: true }, same, `${name} is closed then.`)).toBe('right');
    expect(verdictOf({ ...expectation, orRefused: true }, same, 'It is sunny.')).toBe('nothing');
  });

  it('is answered if it is a question, by what has to stand in the answer', () => {
    const expectation = { nothing: true, mentions: ['09:00', '9 am'] } as const;
    const same = (): void => undefined;
    expect(verdictOf(expectation, same, 'It opens at 09:00.')).toBe('right');
    expect(verdictOf(expectation, same, 'It opens early.')).toBe('nothing');
    expect(verdictOf(expectation, (after) => takeOut(after, 0, 0), 'It opens at 09:00.')).toBe('wrong');
  });

  it('is stale if the plan has no such stop', () => {
    expect(verdictOf({ removed: ['Louvre'] }, () => undefined)).toBe('stale');
  });

  it('goes through the chat to a trip of its own', async () => {
    const about = { lang: 'en', setup: 'kyoto' } as const;
    const cases: readonly ChatCase[] = [
      {
        ...about,
        id: '1',
        kind: 'command',
        text: 'undo',
        before: [
          ['reading', { kind: 'closed' }],
          ['decision', { choice: 'skip' }],
        ],
        expect: { undone: true, or: [{ addedAny: true }] },
      },
      { ...about, id: '2', kind: 'report', text: 'crowd 85', expect: { pending: true } },
      {
        ...about,
        id: '3',
        kind: 'report',
        text: 'crowd 85',
        before: [['reading', { kind: 'crowd', visit: '@Louvre' }]],
        expect: { pending: true },
      },
    ];
    const rows = [];
    for (const one of cases) rows.push(await runCase(one, { house, catalogue }));
    expect(rows.map(({ verdict }) => verdict)).toEqual(['right', 'right', 'stale']);
    expect(toFigures(rows)).toMatchObject({ n: 2, right: 100, rightEn: 100, wrong: 0, stale: 1 });
    expect((await house.copy('kyoto')).hash).toBe(trip.hash);
  });
});

function listStops(day: Day | undefined): Day['visits'] {
  return (day?.visits ?? []).filter(({ kind }) => kind === 'place' || kind === 'meal');
}

/** Takes a stop out of a day; both count from 0. */
function takeOut({ days }: Trip, day: number, index: number): void {
  const stop = listStops(days[day])[index];
  const visits = days[day]?.visits ?? [];
  if (stop) visits.splice(visits.indexOf(stop), 1);
}
