/**
 * @module
 * `npm run -s bench -- check [--plans 50] [--seed 1] [--effort 50] [--exam FILE.jsonl] [--details]`: plans of our optimizer over the
 * embedded cities, written down in ten styles, as they are and with one fault each; what the check of pasted plans sees of the faults,
 * and where it sees one that is not there. Then a week of eight visits a day, timed, and what it finds in plans that people paste.
 */
import { parseArgs } from 'node:util';

import { seededRandom } from '@wayfarer/archon/testing';
import type { CheckReport } from '@wayfarer/contract';

import { readExam } from './check/exam.ts';
import { toWrittenPlan, type WrittenPlan } from './check/right-plan.ts';
import { FAULTS, NEEDS_TIMES, type Seeded, seedFault, withHalfTheMoney } from './check/seed-fault.ts';
import { timeWeek } from './check/time-week.ts';
import { type Style, STYLES } from './check/write-plan.ts';
import { makeChosenPlans } from './edits/chosen-plans.ts';
import { composeConcierge } from './plan/plan-request.ts';

const { values } = parseArgs({
  options: {
    plans: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    effort: { type: 'string', default: '50' },
    exam: { type: 'string', default: '../shared/exams/pasted-plans/cases.jsonl' },
    details: { type: 'boolean', default: false },
  },
});
const [seed, effort] = [Number(values.seed), Number(values.effort)];
const chosen = await makeChosenPlans(Number(values.plans), { seed, effort, cities: CITIES() });
const plans = chosen.map(toWrittenPlan).filter(({ days }) => days.length > 0);
const concierge = composeConcierge();
const random = seededRandom(seed);
const tell = (text: string): void => {
  if (values.details) console.log(text);
};

/** The four cities that are known whole, and some of which only the main sights are. */
function CITIES() {
  const whole = ['Kyoto', 'Tokyo', 'Boston', 'Paris'];
  const inPart = ['Amsterdam', 'Berlin', 'Lisbon', 'Sydney'];
  return [...whole, ...whole, ...inPart].map((name) => ({ name, origins: ['Osaka', 'New York', 'Lyon'] }));
}

async function check(plan: WrittenPlan, style: Style): Promise<CheckReport> {
  return concierge.checkItinerary({ ...plan.request, text: style.write(plan.days) });
}

interface Tally {
  right: number;
  alarms: number;
  lost: number;
  seeded: number;
  seen: number;
}
const byStyle = new Map<string, Tally>(
  STYLES.map(({ name }) => [name, { right: 0, alarms: 0, lost: 0, seeded: 0, seen: 0 }]),
);
const byFault = new Map(FAULTS.map((fault) => [fault, { seeded: 0, seen: 0 }]));

for (const [index, plan] of plans.entries()) {
  for (const [nth, style] of STYLES.entries()) {
    const tally = byStyle.get(style.name);
    if (!tally) continue;
    const report = await check(plan, style);
    tally.right += 1;
    const wrong = report.days.flatMap(({ date, visits }) =>
      visits.filter(({ verdict }) => verdict === 'does-not-fit').map((visit) => ({ date, visit })),
    );
    const stops = plan.days.flatMap((day) => day.stops.map(({ name }) => name)).filter((name) => name !== '');
    const found = new Set(report.days.flatMap(({ visits }) => visits.flatMap(({ place }) => place?.name ?? [])));
    const lost = stops.filter((name) => !found.has(name));
    tally.lost += lost.length;
    if (wrong.length > 0) tally.alarms += 1;
    for (const { date, visit } of wrong)
      tell(`alarm ${index} ${style.name} ${date} ${visit.name}: ${visit.reasons.map(({ text }) => text).join(' ')}`);
    for (const name of lost) tell(`lost ${index} ${style.name} ${name}`);

    const fault = FAULTS[(index + nth) % FAULTS.length] ?? 'invented';
    const kinds =
      (NEEDS_TIMES.has(fault) && !style.isTimed) || (fault === 'too-far' && style.isOpenEnded)
        ? (['closed-day', 'invented'] as const)
        : ([fault, 'invented'] as const);
    const [first] = kinds.flatMap((kind) => seedFault(plan, kind, random) ?? []);
    if (!first || (first.fault === 'over-budget' && (report.money?.total.amount ?? 0) === 0)) continue;
    const seeded = first.fault === 'over-budget' && report.money ? withHalfTheMoney(first, report.money.total) : first;
    const seen = isSeen(seeded, await check(seeded.plan, style));
    tally.seeded += 1;
    tally.seen += Number(seen);
    const faults = byFault.get(seeded.fault);
    if (faults) [faults.seeded, faults.seen] = [faults.seeded + 1, faults.seen + Number(seen)];
    if (!seen) tell(`missed ${index} ${style.name} ${seeded.fault} ${seeded.date ?? ''} ${seeded.name}`);
  }
}

function isSeen({ fault, name, date, codes }: Seeded, report: CheckReport): boolean {
  if (fault === 'over-budget') return report.money?.over === true;
  if (fault === 'invented') return report.notFound.some((one) => one.name === name);
  const visits = report.days.filter((day) => fault === 'duplicate' || day.date === date).flatMap((day) => day.visits);
  return visits.some(({ reasons }) => reasons.some(({ code }) => codes.includes(code)));
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000);
for (const [name, tally] of byStyle)
  console.log(
    `${name.padEnd(10)} right ${tally.right}, with a false alarm ${tally.alarms}, names lost ${tally.lost}; wrong ${tally.seeded}, seen ${tally.seen}`,
  );
for (const [fault, { seeded, seen }] of byFault) console.log(`${fault.padEnd(12)} ${seen} of ${seeded}`);
const sum = (field: keyof Tally): number => [...byStyle.values()].reduce((total, tally) => total + tally[field], 0);
console.log(
  JSON.stringify({
    right: sum('right'),
    falseAlarms: share(sum('alarms'), sum('right')),
    wrong: sum('seeded'),
    recall: share(sum('seen'), sum('seeded')),
    ...(await timeWeek(concierge)),
    pasted: await readExam(concierge, values.exam, tell),
  }),
);
