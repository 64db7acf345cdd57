import { seededRandom } from '@wayfarer/archon/testing';
import type { Concierge } from '@wayfarer/concierge';
import type { CheckReport, CheckVisit } from '@wayfarer/contract';
import { parseTime } from '@wayfarer/trip/clock';

import type { WrittenPlan } from './right-plan.ts';
import { type Fault, FAULTS, NEEDS_TIMES, type Seeded, seedFault, withHalfTheMoney } from './seed-fault.ts';
import { type Style, STYLES } from './write-plan.ts';

/** What was seen of plans in one style. */
export interface Tally {
  right: number;
  /** Of the right ones, those with a stop that is said not to fit. */
  alarms: number;
  /** Names of the right ones that were not found. */
  lost: number;
  seeded: number;
  seen: number;
  /** Proposals that move one stop alone, and those after which it fits. */
  fixes: number;
  fixesHold: number;
}

export interface CheckRun {
  readonly byStyle: ReadonlyMap<string, Tally>;
  readonly byFault: ReadonlyMap<Fault, { seeded: number; seen: number }>;
}

export interface CheckRunOptions {
  readonly seed: number;
  readonly tell?: (text: string) => void;
}

/** Checks every plan in every style, as it is and with one fault. */
export async function runCheck(
  concierge: Concierge,
  plans: readonly WrittenPlan[],
  { seed, tell = () => undefined }: CheckRunOptions,
): Promise<CheckRun> {
  const random = seededRandom(seed);
  const none = { right: 0, alarms: 0, lost: 0, seeded: 0, seen: 0, fixes: 0, fixesHold: 0 };
  const byStyle = new Map<string, Tally>(STYLES.map(({ name }) => [name, { ...none }]));
  const byFault = new Map(FAULTS.map((fault) => [fault, { seeded: 0, seen: 0 }]));
  const check = ({ request, days }: WrittenPlan, style: Style): Promise<CheckReport> =>
    concierge.checkItinerary({ ...request, text: style.write(days) });
  for (const [index, plan] of plans.entries()) {
    for (const [nth, style] of STYLES.entries()) {
      const tally = byStyle.get(style.name) ?? { ...none };
      const about = `${index} ${style.name}`;
      const report = await check(plan, style);
      countRight(tally, { plan, report, tell: (text) => tell(`${about} ${text}`) });
      const seeded = seedInStyle(plan, { style, report, random, fault: FAULTS[(index + nth) % FAULTS.length] });
      if (!seeded) continue;
      const found = await check(seeded.plan, style);
      const seen = isSeen(seeded, found);
      tally.seeded += 1;
      tally.seen += Number(seen);
      const faults = byFault.get(seeded.fault);
      if (faults) [faults.seeded, faults.seen] = [faults.seeded + 1, faults.seen + Number(seen)];
      if (!seen) tell(`${about} missed ${seeded.fault} ${seeded.date ?? ''} ${seeded.name}`);
      const mended = style.isTimed ? mend(seeded, found) : undefined;
      if (!mended) continue;
      tally.fixes += 1;
      const holds = fitsIn(await check(mended.plan, style), mended);
      tally.fixesHold += Number(holds);
      if (!holds) tell(`${about} does not hold: ${mended.name} on ${mended.date}`);
    }
  }
  return { byStyle, byFault };
}

function countRight(
  tally: Tally,
  {
    plan,
    report,
    tell,
  }: { readonly plan: WrittenPlan; readonly report: CheckReport; readonly tell: (text: string) => void },
): void {
  const wrong = report.days.flatMap(({ visits }) => visits.filter(({ verdict }) => verdict === 'does-not-fit'));
  const stops = plan.days.flatMap((day) => day.stops.map(({ name }) => name)).filter((name) => name !== '');
  const found = new Set(report.days.flatMap(({ visits }) => visits.flatMap(({ place }) => place?.name ?? [])));
  const lost = stops.filter((name) => !found.has(name));
  tally.right += 1;
  tally.lost += lost.length;
  if (wrong.length > 0) tally.alarms += 1;
  for (const { name, reasons } of wrong) tell(`alarm ${name}: ${reasons.map(({ text }) => text).join(' ')}`);
  for (const name of lost) tell(`lost ${name}`);
}

interface Seeding {
  readonly style: Style;
  /** On the plan as it is. */
  readonly report: CheckReport;
  readonly random: () => number;
  readonly fault: Fault | undefined;
}

/** The fault, or another one where the plan has no room for it or the style does not show it. */
function seedInStyle(plan: WrittenPlan, { style, report, random, fault = 'invented' }: Seeding): Seeded | undefined {
  const isHidden = (NEEDS_TIMES.has(fault) && !style.isTimed) || (fault === 'too-far' && style.isOpenEnded === true);
  const kinds: readonly Fault[] = [isHidden ? 'closed-day' : fault, 'invented'];
  const [seeded] = kinds.flatMap((kind) => seedFault(plan, kind, random) ?? []);
  if (seeded?.fault !== 'over-budget') return seeded;
  const total = report.money?.total;
  return total && total.amount > 0 ? withHalfTheMoney(seeded, total) : undefined;
}

function isSeen({ fault, name, date, codes }: Seeded, report: CheckReport): boolean {
  if (fault === 'over-budget') return report.money?.over === true;
  if (fault === 'invented') return report.notFound.some((one) => one.name === name);
  const visits = report.days.filter((day) => fault === 'duplicate' || day.date === date).flatMap((day) => day.visits);
  return visits.some(({ reasons }) => reasons.some(({ code }) => codes.includes(code)));
}

interface Mended {
  readonly plan: WrittenPlan;
  readonly name: string;
  readonly date: string;
}

/** The plan with the first proposal taken that moves one stop alone. */
function mend({ plan }: Seeded, report: CheckReport): Mended | undefined {
  const wrong = report.days.flatMap(({ date, visits }) => visits.map((visit) => ({ date, visit })));
  const found = wrong.find(({ visit }) => visit.fix?.kind === 'move' && visit.fix.moves === 0 && visit.place !== null);
  const fix = found?.visit.fix;
  if (!found || fix?.date == null || fix.arrive === null || fix.depart === null) return undefined;
  const { date, arrive, depart } = { date: fix.date, arrive: parseTime(fix.arrive), depart: parseTime(fix.depart) };
  const isIt = (stop: { readonly place: string | null }): boolean => stop.place === found.visit.place?.placeId;
  const moved = plan.days.flatMap((day) => (day.date === found.date ? day.stops : [])).find(isIt);
  if (!moved || moved.meal !== undefined || !plan.days.some((day) => day.date === date)) return undefined;
  const days = plan.days.map((day) => {
    const stops = day.date === found.date ? day.stops.filter((stop) => !isIt(stop)) : day.stops;
    const all = day.date === date ? [...stops, { ...moved, arrive, depart }] : stops;
    return { ...day, stops: all.toSorted((left, right) => left.arrive - right.arrive) };
  });
  return { plan: { ...plan, days: days.filter(({ stops }) => stops.length > 0) }, name: moved.name, date };
}

function fitsIn({ days }: CheckReport, { name, date }: Mended): boolean {
  const is = (visit: CheckVisit): boolean => visit.place?.name === name;
  const there = days.filter((day) => day.date === date).flatMap(({ visits }) => visits.filter(is));
  return there.length > 0 && there.every(({ verdict }) => verdict !== 'does-not-fit');
}
