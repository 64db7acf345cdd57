import type { Clock, EventLog, World } from '@wayfarer/archon';
import { findDates, findRelativeDates, isoDate, parseIsoDate } from '@wayfarer/archon/grammar';
import { Workflow } from '@wayfarer/archon/workflow';
import type { SharedTrip } from '@wayfarer/contract';
import { type PilgrimageState, pilgrimageWorkflow, readFault, type WalkRequest } from '@wayfarer/pilgrimage';
import type { PointsPort, StationsPort, WeatherPort, Work, WorksPort } from '@wayfarer/pilgrimage/ports';
import type { Gazetteer } from '@wayfarer/planner';
import type { FoodPort, PlacesPort } from '@wayfarer/planner/ports';
import { estimateTravel } from '@wayfarer/trip';
import { addDays, type IsoDate, minute, type MinuteOfDay } from '@wayfarer/trip/clock';
import type { Provenance } from '@wayfarer/trip/vocabulary';

import { gatherAround } from './gather-around.ts';
import { toWalkTrip } from './to-walk-trip.ts';

/** A walk past scenes, as it was asked for: a title, a station, and what the clock said then. No words of anybody are in it. */
export interface AskedWalk {
  /** As it was written; `null` where none was. */
  readonly title: string | null;
  readonly from: string | null;
  readonly request: WalkRequest;
}

/** What became of it. */
export type WalkOutcome =
  | { readonly kind: 'planned'; readonly name: string; readonly text: string; readonly trip: SharedTrip }
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
   * @param unfinished - A walk that was asked for just before and lacks a title or a station that is known.
   */
  read(text: string, unfinished?: Pick<AskedWalk, 'title' | 'from'>): AskedWalk | null;
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
  readonly world?: Pick<World, 'sleep' | 'random'> | undefined;
}

/** Says by itself that scenes are to be visited. */
const EXPLICIT = /\bseichi\b|\banime\b.*\bpilgrimage\b|\bpilgrimage\b.*\banime\b|聖地(?:巡礼|を)|圣地巡礼|聖地巡禮/iu;
/** Says it beside a title of which places are known. */
const BESIDE_TITLE =
  /\b(?:locations?|scenes?|spots?|places?|pilgrimage|settings?|walk|tour|sites?|anime|film(?:ing|ed)?|movie)\b|聖地|圣地|舞台|ロケ地|巡り|めぐり|取景|场景|場景|打卡/iu;

const ZONE = 'Asia/Tokyo';
const USUAL_RADIUS_KM = 5;
const USUAL_START = 600;
/** Whoever asks within these minutes of the day means now; a walk that begins later has no light left. */
const FIRST_START = 420;
const LAST_START = 960;
const QUARTER = 15;

const AT_ONCE = { sleep: async (): Promise<void> => undefined, random: (): number => 0 };

export function createWalks(parts: WalksParts): Walks {
  const { works, stations, log, clock, world = AT_ONCE } = parts;
  const workflow = new Workflow(pilgrimageWorkflow({ ...parts, travel: estimateTravel }), { log, world });
  return {
    usualStart: minute(USUAL_START),
    usualRequest: () => toRequest('', clock.now()),
    listWorks: () => works.listWithPoints(),
    read: (text, unfinished) => {
      const isExplicit = EXPLICIT.test(text);
      const isMeant = isExplicit || BESIDE_TITLE.test(text);
      const title = (isMeant ? works.findIn(text, { isKnown: !isExplicit }) : undefined) ?? null;
      if (!isExplicit && title === null && !unfinished) return null;
      const rest = title === null ? text : text.replace(title, ' ');
      const from = stations.findIn(rest) ?? null;
      if (!isExplicit && unfinished) return finish(unfinished, { text, title, from }, parts);
      return { title, from, request: toRequest(text, clock.now()) };
    },
    plan: async (asked, { runId, signal }) => {
      const input = { user_query: spell(asked), locale: null, session_id: runId, request: asked.request };
      const { status, state, questions, failure } = await workflow.run(runId, input, { signal });
      const [question] = questions;
      if (status === 'waiting' && question) {
        // Whoever answers asks anew, with the title that they mean.
        await workflow.cancel(runId, { reason: 'The traveller is asked which work they mean.', by: 'planner' });
        return { kind: 'asked', text: question.question, titles: question.options };
      }
      if (status !== 'completed') return refused(failure?.message ?? 'It was not finished.');
      const whole = state as PilgrimageState;
      const around = await gatherAround(whole, parts, signal);
      return { kind: 'planned', ...toWalkTrip(whole, around, parts.source) };
    },
  };
}

/** The part that was missing; `null` where the message says neither, and is about something else. */
function finish(
  unfinished: Pick<AskedWalk, 'title' | 'from'>,
  { text, title, from }: { readonly text: string; readonly title: string | null; readonly from: string | null },
  { works, clock }: WalksParts,
): AskedWalk | null {
  const named = title ?? works.findIn(text, { isKnown: true }) ?? null;
  if (named === null && from === null) return null;
  return {
    title: named ?? unfinished.title,
    from: from ?? unfinished.from,
    request: toRequest(text, clock.now()),
  };
}

/** What the steps read: a title in quotation marks, and where it begins. */
function spell({ title, from }: AskedWalk): string {
  return [...(title === null ? [] : [`"${title}"`]), ...(from === null ? [] : [`from ${from}`])].join(' ');
}

function refused(message: string): WalkOutcome {
  const fault = readFault(message);
  if (!fault) return { kind: 'refused', code: 'api-error', text: `The walk could not be planned: ${message}` };
  return { kind: 'refused', code: fault.code, text: [fault.message, ...fault.next].join(' ') };
}

/** On the date that is named; else now, as far as there is light; else tomorrow. */
function toRequest(text: string, now: Date): WalkRequest {
  const { date: today, minutes } = inJapan(now);
  const named = findNamedDate(text, today);
  const isNow = (named === undefined || named === today) && minutes >= FIRST_START && minutes <= LAST_START;
  const date = named ?? (minutes <= LAST_START ? today : addDays(today, 1));
  const start = minute(isNow ? Math.ceil(minutes / QUARTER) * QUARTER : USUAL_START);
  return { date, days: 1, start, pace: 'moderate', radius_km: USUAL_RADIUS_KM, max_fee: null, chosen: [] };
}

/** The first date in the text that is not over: "28 November", "on Saturday", "tomorrow". */
function findNamedDate(text: string, today: IsoDate): IsoDate | undefined {
  const day = parseIsoDate(today);
  if (day === undefined) return undefined;
  for (const mention of findDates(text)) {
    if (mention.kind !== 'day') continue;
    const { day: ofMonth, month, year } = mention.parts;
    const years = year === undefined ? [0, 1].map((more) => Number(today.slice(0, 4)) + more) : [year];
    const dates = years.map((one) => `${one}-${String(month).padStart(2, '0')}-${String(ofMonth).padStart(2, '0')}`);
    const next = dates.find((date) => parseIsoDate(date) !== undefined && date >= today);
    if (next !== undefined) return next;
  }
  const relative = findRelativeDates(text, day).flatMap(({ days, bare }) => (bare === 'short' ? [] : days));
  const next = relative.find((one) => one >= day);
  return next === undefined ? undefined : isoDate(next);
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
