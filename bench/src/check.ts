/**
 * @module
 * `npm run -s bench -- check [--plans 50] [--seed 1] [--effort 50] [--exam FILE.jsonl] [--details]`: plans of our optimizer over the
 * embedded cities, written down in ten styles, as they are and with one fault each; what the check of pasted plans sees of the faults,
 * and where it sees one that is not there. Then a week of eight visits a day, timed, and what it finds in plans that people paste.
 */
import { parseArgs } from 'node:util';

import { readExam } from './check/exam.ts';
import { toWrittenPlan } from './check/right-plan.ts';
import { runCheck, type Tally } from './check/run-check.ts';
import { timeWeek } from './check/time-week.ts';
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
const tell = (text: string): void => {
  if (values.details) console.log(text);
};

/** The four cities that are known whole, and some of which only the main sights are. */
function CITIES() {
  const whole = ['Kyoto', 'Tokyo', 'Boston', 'Paris'];
  const inPart = ['Amsterdam', 'Berlin', 'Lisbon', 'Sydney'];
  return [...whole, ...whole, ...inPart].map((name) => ({ name, origins: ['Osaka', 'New York', 'Lyon'] }));
}

const { byStyle, byFault } = await runCheck(concierge, plans, { seed, tell });
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
    fixes: sum('fixes'),
    fixesHold: share(sum('fixesHold'), sum('fixes')),
    ...(await timeWeek(concierge)),
    pasted: await readExam(concierge, values.exam, tell),
  }),
);
