import { seededRandom } from '@wayfarer/archon/testing';
import type { CheckRequest, RepairReport } from '@wayfarer/contract';
import { formatTime, minute, parseTime } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { isRightOnStreet, leastByTrying, type StreetStop } from '../../../test/least-by-trying.ts';
import { STREET_PARTS, STREET_PLACES } from '../../../test/street-town.ts';
import { checkItinerary } from '../check-itinerary.ts';
import { repairItinerary } from './repair-itinerary.ts';

/** A Sunday; the museum is shut on the Monday after it. */
const START = '2027-04-04';
const MONDAY = '2027-04-05';
const repair = (text: string, more: Partial<CheckRequest> = {}): Promise<RepairReport> =>
  repairItinerary(STREET_PARTS, { text, city: 'Streetham', start: START, ...more });

/** `moved Rose Garden 2027-04-04 10:00-11:00`. */
const stepsOf = ({ steps }: RepairReport): readonly string[] =>
  steps.map(({ kind, name, after }) =>
    [kind, name, ...(after ? [after.date, `${after.arrive}-${after.depart}`] : [])].join(' '),
  );

describe('a plan from elsewhere is mended', () => {
  it('not at all where it is right', async () => {
    const report = await repair('Day 1\n10:00-11:00 Clock Tower\n11:15-12:15 Harbour Museum');
    expect([report.steps, report.changes, report.isRight]).toEqual([[], [], true]);
    expect(report.summary).toEqual(['I changed nothing.', 'Nothing I know of speaks against it.']);
  });

  it('by moving one stop as little as helps', async () => {
    // Ten minutes of way and five of margin after eleven.
    const report = await repair('Day 1\n10:00-11:00 Clock Tower\n11:05-12:05 Harbour Museum');
    expect(report.steps).toHaveLength(1);
    expect(report.isRight).toBe(true);
    expect(report.after.counts).toMatchObject({ fits: 2, doesNotFit: 0 });
    expect(report.before.counts).toMatchObject({ fits: 1, doesNotFit: 1 });
  });

  it('by moving to the day on which the door is open', async () => {
    const report = await repair('Day 1\n10:00-11:00 Clock Tower\nDay 2\n14:00-15:00 Harbour Museum');
    expect(stepsOf(report)).toEqual([`other-day Harbour Museum ${START} 14:00-15:00`]);
    expect(report.steps[0]).toMatchObject({
      before: { date: MONDAY, arrive: '14:00', depart: '15:00' },
      reasons: [{ code: 'closed-that-day' }],
      text: 'Harbour Museum moves to Sunday 4 April, 14:00–15:00.',
    });
  });

  it('by shortening where nothing else has to move', async () => {
    // Between two stops there is room from 10:20 to 11:10, and the stop has an hour: it ends ten minutes earlier.
    const text = 'Day 1\n09:00-10:15 Clock Tower\n10:30-11:40 Harbour Museum\n11:45-17:45 Rose Garden';
    expect(stepsOf(await repair(text))).toEqual([`shortened Harbour Museum ${START} 10:30-11:30`]);
  });

  it('by making room for what can be at no other time', async () => {
    // The garden takes all of the Sunday, on which alone the museum is open.
    const text = 'Day 1\n09:00-18:00 Rose Garden\nDay 2\n10:00-11:00 Harbour Museum';
    const report = await repair(text);
    expect(report.isRight).toBe(true);
    expect(report.steps.map(({ kind }) => kind)).not.toContain('left-out');
    expect(report.steps.map(({ name }) => name).toSorted()).toEqual(['Harbour Museum', 'Rose Garden']);
  });

  it('by taking the one place that is meant, at a time at which it fits', async () => {
    const report = await repair('Day 1\n10:00-11:00 Clock Tower\nDay 2\n14:00-15:00 Harbor Museum');
    expect(report.steps.map(({ kind, text }) => [kind, text])).toEqual([
      [
        'other-day',
        'I take “Harbor Museum” to mean Harbour Museum. Harbour Museum moves to Sunday 4 April, 14:00–15:00.',
      ],
    ]);
    expect(report.steps[0]?.changes.map(({ kind }) => kind)).toEqual(['take', 'move']);
  });

  it('by leaving out what fits nowhere, and a sight that stands twice', async () => {
    const far = await repair('Day 1\n10:00-11:00 Clock Tower\n14:00-15:00 Moor Abbey');
    expect(stepsOf(far).map((step) => step.split(' ')[0])).toEqual(['left-out']);
    const twice = await repair('Day 1\n10:00-11:00 Clock Tower\nDay 2\n10:00-11:00 the clock tower');
    expect(stepsOf(twice)).toHaveLength(1);
    expect([twice.steps[0]?.kind, twice.isRight]).toEqual(['left-out', true]);
  });

  it('within the limit of the money, by the fewest stops', async () => {
    // £10 for each of two at each sight.
    const text = 'Day 1\n10:00-11:00 Clock Tower\n11:15-12:15 Harbour Museum\n14:00-15:00 Rose Garden';
    const all = await repair(text, { budget: { amount: 1_000_000, currency: 'GBP' } });
    const total = all.after.money?.total.amount ?? 0;
    const report = await repair(text, { budget: { amount: total - 1, currency: 'GBP' } });
    expect(report.steps.map(({ kind }) => kind)).toEqual(['left-out']);
    expect([report.before.money?.over, report.after.money?.over, report.isRight]).toEqual([true, false, true]);
  });

  it('as far as it can be: a name that nobody knows is said', async () => {
    const report = await repair(
      'Day 1\n10:00-11:00 Clock Tower\n10:30-11:30 Rose Garden\n15:00-16:00 Brass Whale Arcade',
    );
    expect(report.unmended).toEqual([
      {
        line: 4,
        name: 'Brass Whale Arcade',
        text: 'I don’t know “Brass Whale Arcade”. Check that it exists and when it’s open.',
      },
    ]);
    expect(report.summary[1]).toBe('Nothing I know of speaks against it now, but 1 entry I can’t judge.');
  });

  it('after the changes that were sent, and each of its own can be taken back', async () => {
    const text = 'Day 1\n10:00-11:00 Clock Tower\n10:30-11:30 Rose Garden\nDay 2\n14:00-15:00 Harbour Museum';
    const sent = [{ kind: 'leave-out', line: 2, name: 'Clock Tower' }] as const;
    const report = await repair(text, { changes: [...sent] });
    expect(stepsOf(report)).toEqual([`other-day Harbour Museum ${START} 14:00-15:00`]);
    const back = await checkItinerary(STREET_PARTS, { text, city: 'Streetham', start: START, changes: [...sent] });
    expect(back).toEqual(report.before);
  });

  it('in untimed lists, where times are ours', async () => {
    // The museum of the Monday goes to the Sunday, whatever its hour.
    const names = STREET_PLACES.filter(({ name }) => name !== 'Moor Abbey').map(({ name }) => `- ${name}`);
    const text = `Day 1\n- Rose Garden\nDay 2\n${names.filter((line) => line !== '- Rose Garden').join('\n')}`;
    const report = await repair(text);
    expect(report.isRight).toBe(true);
    expect(stepsOf(report).map((step) => step.split(' ').slice(0, 3).join(' '))).toEqual(['other-day Harbour Museum']);
  });
});

/** Wrong plans of three to five stops on two days, at quarters of an hour. */
function wrongPlan(random: () => number): readonly StreetStop[] {
  const pick = (most: number): number => Math.floor(random() * most);
  for (;;) {
    // The museum of the Monday goes to the Sunday, whatever its hour.
    const names = STREET_PLACES.map(({ name }) => name).toSorted(() => random() - 0.5);
    const stops = names.slice(0, 3 + pick(3)).map((name, at): StreetStop => {
      const arrive = 480 + 15 * pick(40);
      return { name, day: at < 2 ? at : pick(2), arrive, depart: arrive + 15 * (1 + pick(12)) };
    });
    if (pick(8) === 0) stops[2] = { ...(stops[2] ?? stops[0]), name: stops[0]?.name } as StreetStop;
    if (!isRightOnStreet(stops)) return stops;
  }
}

function write(stops: readonly StreetStop[]): string {
  const days = [0, 1].map((day) =>
    stops
      .filter((stop) => stop.day === day)
      .toSorted((left, right) => left.arrive - right.arrive)
      .map(({ name, arrive, depart }) => `${formatTime(minute(arrive))}-${formatTime(minute(depart))} ${name}`),
  );
  return days.map((lines, day) => [`Day ${day + 1}`, ...lines].join('\n')).join('\n');
}

function read({ after }: RepairReport): readonly StreetStop[] {
  return after.days.flatMap(({ date, visits }) =>
    visits.map(({ place, arrive, depart }) => ({
      name: place?.name ?? '',
      day: date === START ? 0 : 1,
      arrive: parseTime(arrive ?? ''),
      depart: parseTime(depart ?? ''),
    })),
  );
}

describe('against trying everything', () => {
  const random = seededRandom(33);
  const plans = Array.from({ length: 100 }, () => wrongPlan(random));

  it('mends every small plan, with at most a fifth more changes than the least', async () => {
    const costs = await Promise.all(
      plans.map(async (plan) => {
        const report = await repair(write(plan));
        expect(report.isRight, write(plan)).toBe(true);
        expect(report.after.counts.doesNotFit).toBe(0);
        expect(isRightOnStreet(read(report)), write(plan)).toBe(true);
        const cost = report.steps.reduce((sum, { kind }) => sum + (kind === 'left-out' ? 3 : 1), 0);
        return { cost, least: leastByTrying(plan) };
      }),
    );
    for (const { cost, least } of costs) expect(cost).toBeGreaterThanOrEqual(least);
    const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
    const ratio = sum(costs.map(({ cost }) => cost)) / sum(costs.map(({ least }) => least));
    expect(ratio).toBeLessThanOrEqual(1.2);
  }, 120_000);
});
