/**
 * @module
 * `npm run -s bench -- sample-trips [--out docs/sample-trips.md]`: ten trips that travellers have asked for, planned by the product
 * and written down to be read: would you travel them? The first option of each, with all that is said about it.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { FixedClock } from '@wayfarer/archon/testing';
import type { Day, Option, Trip, Visit } from '@wayfarer/contract';
import { formatSum } from '@wayfarer/trip/money';

import { composeConcierge, planRequest } from './plan/plan-request.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'docs/sample-trips.md' } } });

const REQUESTS: readonly string[] = [
  'My mother uses a wheelchair. 2 adults and 2 kids (6 and 9), Kyoto, four days from 14 May 2027, by train from Tokyo. Mid budget, moderate pace, gardens and history',
  'Four friends in Tokyo, 10 to 14 March 2027, from Singapore. One vegan, one halal, one nut allergy, one eats everything. Mid budget, moderate pace, art and nightlife',
  'Backpacking alone in Paris, 2 to 7 November 2027, shoestring, hostel, free museums and street art, from London by bus, moderate pace',
  'Tokyo then Kyoto, 7 days starting Friday 2 April 2027, couple, from Los Angeles, food and shrines, mid-range budget, moderate pace',
  'Day trip to Boston on Saturday June 12 2027 from New York by train, two people, freedom trail and seafood, mid budget, moderate pace',
  'Kyoto, 3 to 6 April 2027, four of us from Osaka, one vegetarian, one shellfish allergy, $800 each, temples and food, we hate crowds, moderate pace',
  'From Tokyo to Boston and Paris, 1 to 8 May 2027, two people, mid budget, moderate pace, art and history',
  'One day in Paris, Tuesday 4 May 2027, for two from Lyon, must see the Louvre and Musée Picasso, mid budget, relaxed',
  'Lisbon for two, 4 to 6 June 2027, from Porto, views and food, we land at 14:00 on the first day, mid budget, moderate pace',
  'Rome, 12 to 14 October 2027, a couple from Munich, history, we hate crowds, high budget, relaxed pace',
];

const page = [
  '# Ten trips, as they are planned',
  'Written by `npm run -s bench -- sample-trips`. Nothing here is edited: what reads badly is a fault of the planner.',
];
for (const [index, text] of REQUESTS.entries()) {
  const concierge = composeConcierge({ clock: new FixedClock('2026-11-23T09:00:00Z') });
  const planned = await planRequest(concierge, { text, answers: {} });
  const trip = planned.options.length > 0 ? await concierge.write(planned.id, 'selection', { option: 1 }) : planned;
  page.push(`## ${index + 1}. ${trip.title}`, `> ${text}`, ...describe(trip));
  console.log(`${trip.options.length} options  ${text}`);
}
writeFileSync(values.out, `${page.join('\n\n')}\n`);
console.log(JSON.stringify({ trips: REQUESTS.length, out: values.out }));

function describe(trip: Trip): readonly string[] {
  const [option, ...others] = trip.options;
  if (!option) return ['**No plan.**', ...trip.questions.map((question) => question.text)];
  const notices = option.notices ?? [];
  return [
    `**${option.title}**, ${formatSum(option.total, option.unpriced)} in all. ${option.description}`,
    ...others.map(({ title, difference = '' }) => `_Instead: ${title}. ${difference}_`),
    ...(notices.length > 0 ? [listOf(notices)] : []),
    ...option.days.map((day) => describeDay(day, option)),
    ...listWarnings(trip, notices),
  ];
}

/** What stands above the days already is not said again. */
function listWarnings({ warnings }: Trip, told: readonly string[]): readonly string[] {
  const others = warnings.filter((warning) => !told.includes(warning));
  return others.length > 0 ? ['Good to know:', listOf(others)] : [];
}

function describeDay(day: Day, { days }: Option): string {
  const stay = day.stay === null ? [] : [`Night at ${day.stay.name}.`];
  const head = `### Day ${days.indexOf(day) + 1}, ${day.date}, ${day.city.name}`;
  const notices = day.notices ?? [];
  return [head, listOf([...day.visits.map(describeVisit), ...stay, ...notices])].join('\n\n');
}

function describeVisit({ arrive, depart, name, kind, why }: Visit): string {
  const times = arrive === depart ? arrive : `${arrive}–${depart}`;
  return kind === 'stay' ? `${times} ${name}` : `${times} **${name}**: ${why}`;
}

function listOf(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
