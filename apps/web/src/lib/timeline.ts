import type { Day, Leg, Visit, WaitingVisit } from '@wayfarer/contract';

import { spanOf } from './clock-time.ts';
import { numberVisits } from './visit-numbers.ts';

export interface Block {
  readonly visit: Visit;
  readonly number: number | null;
  /** Pixels from the top of the axis. */
  readonly top: number;
  readonly height: number;
}

export interface Travel {
  readonly leg: Leg;
  /** Middle of the way, in pixels from the top of the axis; one sets out as late as will do. */
  readonly middle: number;
  /** The way takes longer than the gap between the visits, by our estimate or by the timetable. */
  readonly late: boolean;
}

/** Time between visits that nothing claims, the way taken off. */
export interface Free {
  readonly minutes: number;
  /** Its middle, in pixels from the top of the axis. */
  readonly middle: number;
}

/** A visit that was taken out, where it was. */
export interface Wait {
  readonly waiting: WaitingVisit;
  /** Pixels from the top of the axis. */
  readonly top: number;
  readonly height: number;
}

/** Above the first hour there is room for half of its label. */
const LABEL_PIXELS = 10;

/** Shorter spells are breath, not free time. */
const SHORTEST_FREE_MINUTES = 30;

export interface Tick {
  readonly label: string;
  readonly top: number;
}

export interface Timeline {
  readonly blocks: readonly Block[];
  readonly travels: readonly Travel[];
  readonly frees: readonly Free[];
  /** Absent on an empty day. */
  readonly waits?: readonly Wait[];
  readonly ticks: readonly Tick[];
  readonly height: number;
}

export interface Scale {
  readonly pixelsPerMinute: number;
  /** Height of what takes no time, such as leaving the hotel. */
  readonly markHeight: number;
  /** First and last hour of the axis, so that several days can stand side by side; without it, the day's own. */
  readonly hours?: readonly [number, number];
  /** Visits that were taken out and come back, of whatever day. */
  readonly waiting?: readonly WaitingVisit[];
}

/** A name and its time, and the way to the next stop below it. */
const STOP_PIXELS = 58;
/** A day of very short stops is no longer than that: they overlap a little instead. */
const MOST_PIXELS_A_MINUTE = 4;

/** So many pixels a minute that no stop of the day covers the way from it; never fewer than usual. */
export function roomyScale({ visits }: Day, { pixelsPerMinute, ...scale }: Scale): Scale {
  const needed = visits.slice(1).flatMap((next, index) => {
    const { start, end } = spanOf(visits[index] ?? next);
    return end > start ? [STOP_PIXELS / Math.max(1, spanOf(next).start - start)] : [];
  });
  return { ...scale, pixelsPerMinute: Math.min(MOST_PIXELS_A_MINUTE, Math.max(pixelsPerMinute, ...needed)) };
}

/** The hours all days fit into. */
export function hoursAround(days: readonly Day[]): readonly [number, number] {
  const spans = days.flatMap(({ visits }) => visits.map(spanOf));
  if (spans.length === 0) return [9, 18];
  return [
    Math.floor(Math.min(...spans.map(({ start }) => start)) / 60),
    Math.ceil(Math.max(...spans.map(({ end }) => end)) / 60),
  ];
}

/**
 * The day as a ruler: every block at its minute and as long as it takes. What takes no time becomes a mark that hangs
 * above its minute at the beginning of the day, and below it everywhere else, so that marks cover no way.
 */
export function layoutTimeline(day: Day, { pixelsPerMinute, markHeight, hours, waiting = [] }: Scale): Timeline {
  if (day.visits.length === 0) return { blocks: [], travels: [], frees: [], ticks: [], height: 0 };
  const [firstHour, lastHour] = hours ?? hoursAround([day]);
  const margin = hours || day.visits[0]?.arrive === day.visits[0]?.depart ? markHeight : LABEL_PIXELS;
  const topOf = (minute: number): number => margin + (minute - firstHour * 60) * pixelsPerMinute;

  const numbers = numberVisits(day);
  const blocks = day.visits.map((visit, index): Block => {
    const { start, end } = spanOf(visit);
    const height = Math.max(markHeight, (end - start) * pixelsPerMinute);
    const hangsAbove = index === 0 && end === start;
    return { visit, number: numbers.get(visit.id) ?? null, top: topOf(start) - (hangsAbove ? height : 0), height };
  });
  const waits = waiting
    .filter(({ date }) => date === day.date)
    .map((one): Wait => {
      const { start, end } = spanOf(one);
      const top = Math.max(margin, topOf(start));
      return { waiting: one, top, height: Math.max(markHeight, (end - start) * pixelsPerMinute) };
    });
  const isCovered = ({ middle }: Free): boolean =>
    waits.some(({ top, height }) => top <= middle && middle <= top + height);
  return {
    blocks,
    waits,
    travels: day.legs.flatMap((leg) => travelOf(leg, day, topOf)),
    frees: day.visits
      .slice(1)
      .flatMap((visit, index) => freeBefore(visit, { day, index, topOf }))
      .filter((free) => !isCovered(free)),
    ticks: listHours(firstHour, lastHour).map((hour) => ({ label: `${hour % 24}:00`, top: topOf(hour * 60) })),
    height:
      Math.max(topOf(lastHour * 60), ...[...blocks, ...waits].map(({ top, height }) => top + height)) + markHeight / 2,
  };
}

/** Ways between visits of this day; a way of no minutes is none. */
function travelOf(leg: Leg, { visits }: Day, topOf: (minute: number) => number): Travel[] {
  const from = visits.find(({ id }) => id === leg.from);
  const to = visits.find(({ id }) => id === leg.to);
  if (!from || !to || leg.minutes === 0) return [];
  const leaves = spanOf(from).end;
  const arrives = spanOf(to).start;
  const setsOut = Math.max(leaves, arrives - leg.minutes);
  return [
    {
      leg,
      middle: (topOf(setsOut) + topOf(arrives)) / 2,
      late: arrives - leaves < Math.max(leg.minutes, leg.transit?.minutes ?? 0),
    },
  ];
}

interface Gap {
  readonly day: Day;
  /** Position of the visit before. */
  readonly index: number;
  readonly topOf: (minute: number) => number;
}

function freeBefore(visit: Visit, { day, index, topOf }: Gap): Free[] {
  const previous = day.visits[index];
  if (!previous) return [];
  const from = spanOf(previous).end;
  const way = day.legs.find((leg) => leg.from === previous.id && leg.to === visit.id)?.minutes ?? 0;
  const minutes = spanOf(visit).start - way - from;
  if (minutes < SHORTEST_FREE_MINUTES) return [];
  return [{ minutes, middle: topOf(from + minutes / 2) }];
}

function listHours(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
