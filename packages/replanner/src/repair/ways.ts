import {
  applyChange,
  applyEdit,
  type Edit,
  isOutdoors,
  type Move,
  type Target,
  withLeftOut,
  withoutLeftOut,
} from '@wayfarer/edits';
import { findVisit, type PlaceId, type Visit, withFoundFacts } from '@wayfarer/trip';
import { formatTime, type IsoDate, minute, type MinuteOfDay, weekdayOf } from '@wayfarer/trip/clock';
import { rulesOfDay } from '@wayfarer/trip/feasibility';
import type { Interval } from '@wayfarer/trip/vocabulary';

import { visitAt } from '../alternatives/day-with.ts';
import { crowdAt, findAlternatives } from '../alternatives/find-alternatives.ts';
import { dayOn, type JourneyContext, placeOf } from '../context.ts';
import { compareCursors } from '../cursor.ts';
import type { Trigger } from '../decision.ts';
import { type DatedVisit, listStops, planOf, type PlanState, weatherOn } from '../journey.ts';
import { reasonOf } from '../left-out.ts';
import { limitOn } from '../limit-on.ts';
import { reaches } from '../limits.ts';
import { describeMeasure, levelOf, type Measure } from '../reading.ts';
import { openSlot } from '../slot.ts';
import { toEditablePlan } from '../to-editable-plan.ts';
import { countPlaces, isRainedOn, type Supposed } from './trouble.ts';

/** How one visit is helped, the least change first (SEED_DETAILS A6). */
export type RepairWay = 'shift' | 'replace' | 'another-day' | 'free' | 'move-later' | 're-plan';

/** What was done about one visit. */
export interface RepairStep {
  readonly visit: Visit['id'];
  readonly by: RepairWay;
  /** When it is now, or what stands in its place; `null` where its time is free. */
  readonly to: { readonly date: IsoDate; readonly visit: Visit } | null;
  readonly text: string;
}

/** A plan with one visit helped. */
export interface Helped {
  readonly plan: PlanState;
  readonly step: RepairStep;
  /** What has come into the time that it left, where something has. */
  readonly filledBy?: PlaceId;
}

type Way = (supposed: Supposed, stop: DatedVisit) => Helped | undefined;

/** How many positions later something may be shifted in its day. Source: SEED_DETAILS A6. */
export const MOST_POSITIONS = 2;

/** A shift helps against what passes by itself within the day (SEED_DETAILS A6): weather only where its end is known. */
function mayShift({ trouble }: Supposed): boolean {
  const { kind } = trouble.measure;
  return kind === 'crowd' || kind === 'traffic' || (kind === 'weather' && trouble.until !== undefined);
}

/** One or two positions later in its day, everybody else in their order: those it passes move up. */
export const shift: Way = (supposed, stop) => {
  const { context } = supposed;
  if (!mayShift(supposed) || stop.visit.kind !== 'place' || stop.visit.locked) return undefined;
  const { visits } = dayOn(context.journey, stop.date);
  const index = visits.findIndex(({ id }) => id === stop.visit.id);
  const passed = visits.slice(index + 1).filter(({ kind }) => kind === 'place' || kind === 'meal');
  for (const { id } of passed.slice(0, MOST_POSITIONS)) {
    const moved = attempt(context, { type: 'move', visit: stop.visit.id, to: { after: id } });
    const now = moved && findVisit(moved.plan.days, stop.visit.id)?.visit;
    if (!moved || !now || now.arrive <= stop.visit.arrive || moved.moved.some(({ to }) => to === null)) continue;
    if (!isBetterAt(supposed, { date: stop.date, visit: now }) || getsWet(supposed, moved.plan)) continue;
    const around = describeMovers(moved.moved.map(({ place }) => placeOf(context, place).name));
    const text = `${nameOf(context, stop)} goes to ${formatTime(now.arrive)}–${formatTime(now.depart)}${around}.`;
    return { plan: moved.plan, step: { visit: stop.visit.id, by: 'shift', to: { date: stop.date, visit: now }, text } };
  }
  return undefined;
};

/** Where somebody has looked up when it is open that day: the time in those hours that shortens it least, and for which fewest move. */
export const toOpenHours: Way = ({ context, trouble: { measure } }, stop) => {
  const { visit, date } = stop;
  if (measure.kind !== 'closed' || !measure.hours || visit.locked) return undefined;
  const { journey } = context;
  const { facts } = journey.start;
  const source = { name: 'looked up', date, verify: true };
  const found = { kind: 'hours', place: visit.place, date, hours: measure.hours, source } as const;
  const known = { ...journey, start: { ...journey.start, facts: withFoundFacts(facts, [found]) } };
  const [best] = startsIn(measure.hours, visit)
    .filter((at) => !journey.underWay || compareCursors({ date, time: at }, journey.cursor) >= 0)
    .flatMap((at) => moveTo({ ...context, journey: known }, stop, at) ?? [])
    .toSorted((left, right) => left.lost - right.lost || left.others.length - right.others.length);
  if (!best) return undefined;
  const { plan, now, others } = best;
  const text = `${nameOf(context, stop)} goes to ${formatTime(now.arrive)}–${formatTime(now.depart)}${describeMovers(others)}.`;
  return {
    plan: { ...plan, start: journey.start },
    step: { visit: visit.id, by: 'shift', to: { date, visit: now }, text },
  };
};

interface MovedTo {
  readonly plan: PlanState;
  readonly now: Visit;
  /** Names of those that move for it. */
  readonly others: readonly string[];
  /** Minutes that it is shorter than planned. */
  readonly lost: number;
}

function moveTo(context: JourneyContext, { visit, date }: DatedVisit, at: MinuteOfDay): MovedTo | undefined {
  const moved = attempt(context, { type: 'move', visit: visit.id, to: { date, at } });
  const now = moved && findVisit(moved.plan.days, visit.id)?.visit;
  if (!moved || !now || moved.moved.some(({ to }) => to === null)) return undefined;
  return {
    plan: moved.plan,
    now,
    others: moved.moved.map(({ place }) => placeOf(context, place).name),
    lost: Math.max(0, visit.depart - visit.arrive - (now.depart - now.arrive)),
  };
}

/** `; A and B move for it`, of many how many they are. */
function describeMovers(names: readonly string[]): string {
  if (names.length === 0) return '';
  if (names.length > 2) return `; ${names.length} others move for it`;
  return `; ${names.join(' and ')} ${names.length === 1 ? 'moves' : 'move'} for it`;
}

/** On the half hour, and the first that there is; those nearest to what was planned come first. */
function startsIn(hours: readonly Interval[], { arrive, depart }: Visit): readonly MinuteOfDay[] {
  const length = depart - arrive;
  const starts = hours.flatMap(({ open, close }) => {
    const halfHours = Array.from(
      { length: Math.max(0, Math.floor((close - open) / HALF_HOUR) + 1) },
      (_, place) => Math.ceil(open / HALF_HOUR) * HALF_HOUR + place * HALF_HOUR,
    );
    return [open, ...halfHours].filter((at) => at + length <= close);
  });
  return [...new Set(starts)]
    .toSorted((left, right) => Math.abs(left - arrive) - Math.abs(right - arrive))
    .slice(0, MOST_STARTS)
    .map(minute);
}
const HALF_HOUR = 30;
const MOST_STARTS = 12;

/** The best alternative takes its place: nobody else moves. */
export const replaceIt: Way = (supposed, { date, visit }) => {
  const { context, trouble, limit } = supposed;
  if (trouble.measure.kind === 'unwanted' || visit.locked) return undefined;
  const trigger: Trigger = { about: 'disruption', visit: visit.id, measure: trouble.measure };
  const free = applyChange(dayOn(context.journey, date), { type: 'remove', visit: visit.id }, context.rules);
  const insteadPlace = placeOf(context, visit.place);
  const vacancy = {
    ...{ trigger, date, instead: visit, insteadPlace, limit },
    slot: openSlot(context, free, visit),
    weatherLimit: limitOn(context, 'weather', date),
  };
  const [best] = findAlternatives(context, vacancy).alternatives;
  if (!best) return undefined;
  const by = { ...visitAt(vacancy, best), why: `It stands in for ${insteadPlace.name}.` };
  const text = `${best.name} takes the place of ${insteadPlace.name}, ${best.minutes} min away.`;
  const plan = planOf(context.journey);
  const leftOut = withLeftOut(withoutLeftOut(plan.leftOut, best.place), entryOf(trouble.measure, visit, text));
  return {
    plan: withDay({ ...plan, leftOut }, applyChange(free, { type: 'insert', by }, context.rules)),
    step: { visit: visit.id, by: 'replace', to: { date, visit: by }, text },
  };
};

/** To another day that has room for it: nobody moves there, and the day does not become fuller than its pace. The next ones first. */
export const toAnotherDay: Way = (supposed, stop) => {
  const { context, trouble } = supposed;
  const { days, underWay, cursor } = context.journey;
  const { visit, date: from } = stop;
  if (trouble.measure.kind === 'unwanted' || visit.kind !== 'place' || visit.locked) return undefined;
  const dates = days.map(({ date }) => date).filter((date) => date !== from && (!underWay || date >= cursor.date));
  const nextFirst = [...dates.filter((date) => date > from), ...dates.filter((date) => date < from)];
  for (const to of nextFirst.flatMap((date) => targetsOn(supposed, date))) {
    const { date } = to;
    const moved = attempt(context, toEdit(context, visit, to));
    const now = moved?.plan.days.find((day) => day.date === date)?.visits.find(({ place }) => place === visit.place);
    if (!moved || !now || moved.moved.length > 0 || !isBetterAt(supposed, { date, visit: now })) continue;
    if (underWay && compareCursors({ date, time: now.arrive }, cursor) < 0) continue;
    const when = `${weekdayOf(date).slice(0, 3)} ${date}, ${formatTime(now.arrive)}–${formatTime(now.depart)}`;
    const text = `${nameOf(context, stop)} goes to ${when}, where nothing else moves.`;
    const waiting = moved.plan.waiting.filter((one) => one.visit.id !== visit.id);
    const step = { visit: visit.id, by: 'another-day' as const, to: { date, visit: now }, text };
    return { plan: { ...moved.plan, waiting }, step };
  }
  return undefined;
};

/** One that waits is in no day: it comes in anew, as long as it was planned. */
function toEdit({ journey }: JourneyContext, { id, place, arrive, depart }: Visit, to: Target): Edit {
  const isPlanned = findVisit(journey.days, id) !== undefined;
  return isPlanned ? { type: 'move', visit: id, to } : { type: 'add', place, to, minutes: depart - arrive };
}

/** The day as a whole, where it has room; for a crowd its parts as well, since it is not as full at each hour. */
function targetsOn({ context, trouble }: Supposed, date: IsoDate): readonly (Target & { readonly date: IsoDate })[] {
  const { visitsPerDay } = rulesOfDay(dayOn(context.journey, date), context.rules);
  if (countPlaces(context, date) >= visitsPerDay) return [];
  if (trouble.measure.kind !== 'crowd') return [{ date }];
  return [{ date }, ...(['morning', 'afternoon', 'evening'] as const).map((part) => ({ date, part }))];
}

/** Out of the plan: its time is free. */
export const leaveFree: Way = ({ context, trouble }, { date, visit }) => {
  if (visit.locked) return undefined;
  const text = `${placeOf(context, visit.place).name} is left out; its time is free.`;
  const plan = planOf(context.journey);
  const day = applyChange(dayOn(context.journey, date), { type: 'remove', visit: visit.id }, context.rules);
  const leftOut = withLeftOut(plan.leftOut, entryOf(trouble.measure, visit, text));
  return {
    plan: withDay({ ...plan, leftOut }, day),
    step: { visit: visit.id, by: 'free', to: null, text },
  };
};

interface Attempted {
  readonly plan: PlanState;
  readonly moved: readonly Move[];
}

/** The plan with an edit, where it fits. */
function attempt({ journey }: JourneyContext, edit: Edit): Attempted | undefined {
  const outcome = applyEdit(toEditablePlan(journey), edit, { withoutRemedies: true });
  if (outcome.kind !== 'done') return undefined;
  const { days, leftOut } = outcome.plan;
  return { plan: { ...planOf(journey), days, leftOut }, moved: outcome.moved };
}

/** The trouble is not there too, as far as anybody can know. */
function isBetterAt(supposed: Supposed, { date, visit }: DatedVisit): boolean {
  const { context, trouble, limit } = supposed;
  const place = placeOf(context, visit.place);
  if (trouble.measure.kind === 'crowd')
    return !reaches(crowdAt(context, place, { date, time: visit.arrive }).level, limit);
  if (trouble.measure.kind !== 'weather' && date === supposed.date) return true;
  if (!isOutdoors(place)) return true;
  if (date === supposed.date) return !isRainedOn(supposed, date, visit);
  const weather = weatherOn(context.journey, date);
  return !weather || !reaches(levelOf(weather), limitOn(context, 'weather', date));
}

/** A visit outdoors that stayed dry would not any more. */
function getsWet(supposed: Supposed, after: PlanState): boolean {
  const { context, stops } = supposed;
  return listStops(after.days).some(
    ({ date, visit }) =>
      isRainedOn(supposed, date, visit) &&
      isOutdoors(placeOf(context, visit.place)) &&
      !stops.some((stop) => stop.visit.id === visit.id) &&
      !listStops(context.journey.days).some(
        (was) => was.visit.id === visit.id && isRainedOn(supposed, was.date, was.visit),
      ),
  );
}

function withDay(plan: PlanState, day: PlanState['days'][number]): PlanState {
  return { ...plan, days: plan.days.map((one) => (one.date === day.date ? day : one)) };
}

function entryOf(measure: Measure, { place }: Visit, text: string): PlanState['leftOut'][number] {
  return {
    place,
    reason: reasonOf(measure),
    text: `You asked what to do about it (${describeMeasure(measure).toLowerCase()}): ${text}`,
  };
}

function nameOf(context: JourneyContext, { visit }: DatedVisit): string {
  return visit.label ?? placeOf(context, visit.place).name;
}
