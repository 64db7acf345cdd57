import type { Clock, EventLog, Runtime } from '@wayfarer/archon';
import { Workflow } from '@wayfarer/archon/workflow';
import type { SharedTrip } from '@wayfarer/contract';
import {
  describeWork,
  NoBangumiFoundError,
  type PilgrimageError,
  type PilgrimageState,
  pilgrimageWorkflow,
  readFault,
  type WalkRequest,
} from '@wayfarer/pilgrimage';
import type { PointsPort, StationsPort, WeatherPort, Work, WorksPort, WorkTitles } from '@wayfarer/pilgrimage/ports';
import type { Gazetteer } from '@wayfarer/planner';
import type { FoodPort, PlacesPort } from '@wayfarer/planner/ports';
import { type CityId, type Coordinates, distanceKm, estimateTravel, type Sight } from '@wayfarer/trip';
import { addDays, type IsoDate, minute, type MinuteOfDay, spellDay } from '@wayfarer/trip/clock';
import type { Provenance } from '@wayfarer/trip/vocabulary';

import { gatherAround } from './gather-around.ts';
import { findNamedDate, findTripDay } from './read-days.ts';
import { findTitles, readWalk } from './read-walk.ts';
import { toDayOfWalk, toWalkTrip } from './to-walk-trip.ts';

/** A walk past scenes, as it was asked for: a title, a station, and what the clock said then. No words of anybody are in it. */
export interface AskedWalk {
  /** As it was written; `null` where none was. */
  readonly title: string | null;
  /** Further titles, as they were written. */
  readonly others?: readonly string[];
  readonly from: string | null;
  readonly request: WalkRequest;
  /** The day of a trip that is to be the walk. Absent where the walk is a trip of its own. */
  readonly into?: IntoDay;
}

/** A day of a trip, as far as a walk has to know it. */
export interface IntoDay {
  /** `null`: not said, or not known yet. */
  readonly date: IsoDate | null;
  /** Where it begins. */
  readonly at?: Coordinates;
  readonly city?: CityId;
}

/** What became of it. */
export type WalkOutcome =
  | { readonly kind: 'planned'; readonly name: string; readonly text: string; readonly trip: SharedTrip }
  /** For a day of a trip: the places in their order, for an edit that puts them into it. */
  | {
      readonly kind: 'for-day';
      readonly date: IsoDate;
      readonly title: string;
      readonly sights: readonly Sight[];
      /** What has to be known of them, sentences. */
      readonly notes: readonly string[];
    }
  /** Several works may be meant: which one is asked. */
  | { readonly kind: 'asked'; readonly text: string; readonly titles: readonly string[] }
  | { readonly kind: 'refused'; readonly code: string; readonly text: string };

/** Finds out what walk is meant, and plans it. */
export interface Walks {
  /** Works of which places are known. */
  listWorks(): readonly Work[];
  /** What is asked for where nothing is said but a title and a station. */
  usualRequest(): WalkRequest;
  /** When one sets out on a day that is not today. */
  readonly usualStart: MinuteOfDay;
  /**
   * The walk that a message asks for; `null` where it asks for none.
   *
   * @param trip.dates - Of the plan that there is; empty where none is chosen.
   */
  read(
    text: string,
    trip: { readonly unfinished?: AskedWalk | undefined; readonly dates: readonly IsoDate[] },
  ): { readonly asked: AskedWalk; readonly isPart: boolean } | null;
  /** Plans it, as a run of its own on the log: one that was cut off goes on where it was. */
  plan(asked: AskedWalk, context: { readonly runId: string; readonly signal: AbortSignal }): Promise<WalkOutcome>;
}

export interface WalksParts {
  readonly works: WorksPort;
  readonly stations: StationsPort;
  readonly points: PointsPort;
  readonly weather: WeatherPort;
  /** Of the station index. */
  readonly source: Provenance;
  /** What else is near: so that the walk can be edited and re-planned like any trip. */
  readonly places: PlacesPort;
  readonly food: FoodPort;
  readonly gazetteer: Gazetteer;
  readonly log: EventLog;
  readonly clock: Clock;
  /** Waits between attempts at a service. Default: they follow at once. */
  readonly runtime?: Pick<Runtime, 'sleep' | 'random'> | undefined;
}

const ZONE = 'Asia/Tokyo';
const USUAL_RADIUS_KM = 5;
const USUAL_START = 600;
/** Whoever asks within these minutes of the day means now; a walk that begins later has no light left. */
const FIRST_START = 420;
const LAST_START = 960;
const QUARTER = 15;
/** Less alike than that is another title. */
const SURE = 0.6;
/** Further from any station of the index is no place in Japan where one could begin. */
const FARTHEST_STATION_KM = 40;

const AT_ONCE = { sleep: async (): Promise<void> => undefined, random: (): number => 0 };

export function createWalks(parts: WalksParts): Walks {
  const { works, stations, log, clock, runtime = AT_ONCE } = parts;
  const workflow = new Workflow(pilgrimageWorkflow({ ...parts, travel: estimateTravel }), { log, runtime });
  return {
    usualStart: minute(USUAL_START),
    usualRequest: () => toRequest(undefined, clock.now()),
    listWorks: () => works.listWithPoints(),
    read: (text, { unfinished, dates }) => {
      const { date: today } = inJapan(clock.now());
      const read = readWalk(text, parts, { today, dates });
      if (unfinished && !read?.from) {
        const finished = finish(unfinished, text, { ...parts, today, dates });
        if (finished) return { asked: finished, isPart: false };
      }
      if (!read) return null;
      const { titles, from, date, days, tripDay, isPart = false } = read;
      const [title = null, ...others] = titles;
      const request = { ...toRequest(date ?? undefined, clock.now()), days };
      const into = isPart ? null : tripDay;
      return {
        asked: { title, others, from, request, ...(into !== undefined && { into: { date: into } }) },
        isPart,
      };
    },
    plan: async (asked, { runId, signal }) => {
      const found = await findOthers(asked.others ?? [], works, signal);
      if ('kind' in found) return found;
      const start = findStart(asked, stations);
      if (start !== null && typeof start === 'object') return start;
      const request = { ...asked.request, ...(found.works.length > 0 && { others: found.works }) };
      const input = { user_query: spell({ ...asked, from: start }), locale: null, session_id: runId, request };
      const { status, state, questions, failure } = await workflow.run(runId, input, { signal });
      const [question] = questions;
      if (status === 'waiting' && question) {
        // Whoever answers asks anew, with the title that they mean.
        await workflow.cancel(runId, { reason: 'The traveller is asked which work they mean.', by: 'planner' });
        return { kind: 'asked', text: question.question, titles: question.options };
      }
      if (status !== 'completed') return refused(failure?.message ?? 'It was not finished.');
      const whole = state as PilgrimageState;
      if (asked.into?.city && asked.into.date) {
        return { kind: 'for-day', date: asked.into.date, ...toDayOfWalk(whole, asked.into.city) };
      }
      const around = await gatherAround(whole, parts, signal);
      return { kind: 'planned', ...toWalkTrip(whole, around, parts.source) };
    },
  };
}

/** Works that are wanted beside the first one; those that nobody knows are refused by name. */
async function findOthers(
  titles: readonly string[],
  works: WorksPort,
  signal: AbortSignal,
): Promise<{ readonly works: readonly WorkTitles[] } | Exclude<WalkOutcome, { kind: 'planned' | 'for-day' }>> {
  const found: WorkTitles[] = [];
  for (const written of titles) {
    const [best, second] = await works.search(written, { signal });
    if (!best || best.confidence < SURE) {
      return refuse(NoBangumiFoundError.unknown(written, best ? [best.matched] : []));
    }
    if (second && second.confidence === best.confidence && second.has_points === best.has_points) {
      const options = [best, second].map(describeWork);
      return { kind: 'asked', text: `Which one do you mean by ${JSON.stringify(written)}?`, titles: options };
    }
    const { id, title, title_cn, title_en } = best;
    found.push({ id, title, title_cn, title_en });
  }
  return { works: found };
}

/** The station that was named; of a day of a trip, else the one nearest to where that begins. */
function findStart({ from, into }: AskedWalk, stations: StationsPort): string | null | WalkOutcome {
  if (from !== null || !into?.at) return from;
  const { at, date } = into;
  const nearest = stations.nearest(at);
  const km = nearest
    ? distanceKm(at, { lat: nearest.coordinates.latitude, lon: nearest.coordinates.longitude })
    : Number.POSITIVE_INFINITY;
  if (nearest && km <= FARTHEST_STATION_KM) return nearest.romaji;
  const day = date === null ? 'that day' : spellDay(date);
  return {
    kind: 'refused',
    code: 'invalid-station',
    text: `No station is known near where ${day} begins: walks past scenes are planned in Japan. Name a day that is spent there, or a station.`,
  };
}

/** The part that was missing; `null` where the message does not have it, and is about something else. */
function finish(
  unfinished: AskedWalk,
  text: string,
  {
    works,
    stations,
    clock,
    today,
    dates,
  }: WalksParts & { readonly today: IsoDate; readonly dates: readonly IsoDate[] },
): AskedWalk | null {
  if (unfinished.into) {
    const date = unfinished.into.date ?? findTripDay(text, dates);
    const from = stations.findIn(text) ?? unfinished.from;
    return date === undefined || (date === unfinished.into.date && from === unfinished.from)
      ? null
      : { ...unfinished, from, into: { date } };
  }
  const { titles, rest } = findTitles(text, works, { isKnown: true });
  const [title = null, ...others] = titles;
  const from = stations.findIn(rest) ?? null;
  if (title === null && from === null) return null;
  const named = findNamedDate(rest, today);
  const { days, date } = unfinished.request;
  return {
    title: title ?? unfinished.title,
    others: title === null ? (unfinished.others ?? []) : others,
    from: from ?? unfinished.from,
    request: { ...toRequest(named ?? (date > today ? date : undefined), clock.now()), days },
  };
}

/** What the steps read: a title in quotation marks, and where it begins. */
function spell({ title, from }: Pick<AskedWalk, 'title' | 'from'>): string {
  return [...(title === null ? [] : [`"${title}"`]), ...(from === null ? [] : [`from ${from}`])].join(' ');
}

function refused(message: string): WalkOutcome {
  const fault = readFault(message);
  if (!fault) return { kind: 'refused', code: 'api-error', text: `The walk could not be planned: ${message}` };
  return { kind: 'refused', code: fault.code, text: [fault.message, ...fault.next].join(' ') };
}

function refuse({ code, message, next }: PilgrimageError): Extract<WalkOutcome, { kind: 'refused' }> {
  return { kind: 'refused', code, text: [message, ...next].join(' ') };
}

/** On the date that is named; else now, as far as there is light; else tomorrow. */
function toRequest(named: IsoDate | undefined, now: Date): WalkRequest {
  const { date: today, minutes } = inJapan(now);
  const isNow = (named === undefined || named === today) && minutes >= FIRST_START && minutes <= LAST_START;
  const date = named ?? (minutes <= LAST_START ? today : addDays(today, 1));
  const start = minute(isNow ? Math.ceil(minutes / QUARTER) * QUARTER : USUAL_START);
  return { date, days: 1, start, pace: 'moderate', radius_km: USUAL_RADIUS_KM, max_fee: null, chosen: [] };
}

function inJapan(now: Date): { readonly date: IsoDate; readonly minutes: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: ZONE,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  }).formatToParts(now);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** A walk that waits for something: for its day to be named, or for a plan that it is to be a day of. */
export interface WishedWalk {
  readonly walk: AskedWalk;
  readonly until: 'day-named' | 'plan-chosen';
}
