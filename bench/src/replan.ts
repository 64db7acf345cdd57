/**
 * @module
 * How long a traveller waits: reading → alternatives ready, a partial re-plan, and both in a trip with a long log. One core.
 * `npm run -s bench -- replan [--rounds 300]`
 */
import { parseArgs } from 'node:util';

import { decideJourney, evolveJourney, type Journey, startJourney, whatIf } from '@wayfarer/replanner';
import { Chance } from '@wayfarer/replanner/simulation';
import { typicalCrowd } from '@wayfarer/trip';

import { makeTrip } from './replan/town.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '300' } } });
const rounds = Number(values.rounds);
const world = {
  crowd: ((place, at) => ({
    level: typicalCrowd(place.categories[0], at.time, at.busyDay),
    typical: true,
  })) as Parameters<typeof decideJourney>[2]['crowd'],
};

const chance = new Chance(1);
const trips = Array.from({ length: 10 }, () =>
  makeTrip(chance, { days: 3, sights: 300, tables: 30, stops: 12, preferences: { pace: 'packed' } }),
);
const journeys = trips.map(startJourney);
const stops = journeys.map(
  ({ days }) => days[0]?.visits.filter(({ kind }) => kind === 'place' || kind === 'meal').length,
);

/** Milliseconds of CPU of each round: of one core, whoever else has the machine. */
function time(work: (round: number) => void): readonly number[] {
  for (let round = 0; round < Math.min(30, rounds); round += 1) work(round);
  return Array.from({ length: rounds }, (_, round) => {
    const begun = process.cpuUsage();
    work(round);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
}

function summarise(times: readonly number[]): { readonly p50: number; readonly p99: number } {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number): number => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2));
  return { p50: at(0.5), p99: at(0.99) };
}

function nth(round: number): Journey {
  return journeys[round % journeys.length] as Journey;
}

function readingAt(journey: Journey, round: number): void {
  const places = journey.days[0]?.visits.filter(({ kind }) => kind === 'place') ?? [];
  const visit = places[round % places.length];
  if (!visit) return;
  const measure = round % 2 === 0 ? ({ kind: 'crowd', level: 0.9 } as const) : ({ kind: 'closed' } as const);
  decideJourney(journey, { type: 'report', reading: { measure, visit: visit.id } }, world);
}

/** A storm takes a day's stops outdoors: it is dealt out anew around the rest. */
function replanOf(journey: Journey): void {
  const [day] = journey.days;
  if (!day) return;
  whatIf(journey, { trouble: { measure: { kind: 'weather', condition: 'stormy' }, date: day.date } }, world);
}

function withLog(journey: Journey, events: number): Journey {
  const visit = journey.days[2]?.visits.find(({ kind }) => kind === 'place');
  let now = journey;
  for (let seq = 1; now.readings.length < events && visit; seq += 1) {
    const reading = { measure: { kind: 'crowd', level: 0.1 }, visit: visit.id } as const;
    for (const event of decideJourney(now, { type: 'report', reading }, world))
      now = evolveJourney(now, { ...event, seq });
  }
  return now;
}

const alternatives = summarise(time((round) => readingAt(nth(round), round)));
const replan = summarise(time((round) => replanOf(nth(round))));
const logs = [10, 1_000, 10_000].map((events) => {
  const journey = withLog(nth(0), events);
  return { events, ...summarise(time((round) => readingAt(journey, round))) };
});

console.log(`stops of the first day: ${stops.join(', ')}; 300 sights, 30 tables; ${rounds} rounds each`);
console.log(`reading → alternatives ready: p50 ${alternatives.p50} ms, p99 ${alternatives.p99} ms`);
console.log(`partial re-plan:              p50 ${replan.p50} ms, p99 ${replan.p99} ms`);
for (const { events, p50, p99 } of logs)
  console.log(`with ${events} readings in the log: p50 ${p50} ms, p99 ${p99} ms`);
console.log(JSON.stringify({ bench: 'replan', rounds, alternatives, replan, logs }));
