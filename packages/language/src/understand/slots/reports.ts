import type { VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';

import type { ActName } from '../act-name.ts';
import { chipText, timeText } from '../chips.ts';
import { ask, toEdit } from '../choices.ts';
import { type Clause, findEntity, listDatesOf, listPlaces } from '../clause.ts';
import { HOURS_OF_PART } from '../day-parts.ts';
import type { Choice, Frame, Report } from '../frame.ts';
import { has } from '../patterns.ts';
import { findNextStop, type Scene } from '../trip-scene.ts';
import type { SlotReader } from './slot-reader.ts';
import { findMain, settleTime } from './target.ts';
import { toSaid } from './to-said.ts';
import { askUnknown, findSpokenOf, hasPronoun, meaningOf, notInPlan } from './visits.ts';

function toReport(report: Report): Frame {
  return { act: 'report', report };
}

/** The visit that is spoken of, and when. */
function readAbout(clause: Clause, scene: Scene): Pick<Report, 'visit' | 'date' | 'at' | 'until'> {
  const mention = findMain(scene, clause);
  const meant = mention && meaningOf(scene, mention, listDatesOf(clause));
  const spokenOf = !mention && hasPronoun(clause, scene) && scene.context.lastAbout ? findSpokenOf(scene) : undefined;
  const visit: VisitId | undefined =
    meant?.kind === 'stop' ? meant.stop.visit : meant?.kind === 'stops' ? meant.stops[0]?.visit : spokenOf?.visit;
  const [date] = listDatesOf(clause);
  return { ...(visit ? { visit } : {}), ...(date ? { date } : {}), ...readHours(clause) };
}

function readHours(clause: Clause): Pick<Report, 'at' | 'until'> {
  const span = findEntity(clause, 'span');
  if (span) return { at: span.from.at, until: span.to.at };
  const part = findEntity(clause, 'part')?.part;
  const time = clause.mentions.find(({ entity }) => entity.kind === 'time');
  if (time?.entity.kind === 'time') {
    const at = settleTime(time.entity, part);
    return time.role === 'until' || time.role === 'before' ? { until: at } : { at };
  }
  return part ? { at: HOURS_OF_PART[part].start, until: HOURS_OF_PART[part].end } : {};
}

function readLevel(kind: 'crowd' | 'traffic', shown: readonly number[]): SlotReader {
  return (clause, scene) => {
    const value = findEntity(clause, 'percent')?.value ?? findEntity(clause, 'number')?.value;
    const { visit, date } = readAbout(clause, scene);
    const about = { kind, ...(visit ? { visit } : {}), ...(date ? { date } : {}) };
    if (value !== undefined && value <= 100) return [toReport({ ...about, value })];
    const choices = shown.map((level): Choice => ({
      text: chipText('percent', scene.language, { n: String(level) }),
      frame: toReport({ ...about, value: level }),
    }));
    return [ask('how-full', choices, { draft: { frame: toReport(about), missing: 'level' } })];
  };
}

const readRain: SlotReader = (clause, scene) => {
  const value = scene.lexicon.weather.find(([, words]) => has(clause.text, `(?:${words})`))?.[0] ?? 'rain';
  const { visit, ...when } = readAbout(clause, scene);
  return [toReport({ kind: 'weather', value, ...(findMain(scene, clause) && visit ? { visit } : {}), ...when })];
};

/** What is seen at a place that is not in the plan changes nothing: never is it told of another stop. */
function ofPlan(read: SlotReader): SlotReader {
  return (clause, scene) => {
    const mention = findMain(scene, clause);
    const meant = mention && meaningOf(scene, mention, listDatesOf(clause));
    if (meant?.kind === 'idea') return [notInPlan(scene, meant.place)];
    if (meant?.kind === 'ideas' && meant.places[0]) return [notInPlan(scene, meant.places[0])];
    if (meant?.kind !== 'unknown') return read(clause, scene);
    return [askUnknown(scene, meant.words, { make: ({ visit }) => toReport({ kind: 'closed', visit }) })];
  };
}

/** As the entity has it, in any language. */
const TODAY =
  /^(?:today|tonight|aujourd'hui|ce soir|heute|heute abend|hoy|esta noche|今日|きょう|本日|今夜|今晩|今天|今晚|今日)$/iu;

/** "Kennin-ji is closed on Monday", while it is not Monday yet: of that day and no other, planned then or not. */
function readClosedAhead(clause: Clause, scene: Scene): readonly Frame[] | undefined {
  const { isUnderWay, now, stops } = scene.context;
  const mention = findMain(scene, clause);
  const [date] = listDatesOf(clause);
  const isToday = TODAY.test(findEntity(clause, 'day')?.words ?? '');
  if (!mention || !date || isToday || (isUnderWay && date <= now.date)) return undefined;
  const places = new Set(mention.entity.places);
  const visits = stops.filter((stop) => places.has(stop.place) && stop.date === date);
  const place = visits[0]?.place ?? mention.entity.places[0];
  if (!place || (visits.length === 0 && places.size > 1)) return undefined;
  return [toReport({ kind: 'closed', place, date })];
}

const EVENING = minute(19 * 60);

/** "We missed our train from Lyon", before the trip has begun: when they arrive now, by which the first day is timed anew. */
function askArrival(clause: Clause, scene: Scene): Frame | undefined {
  const { stops, days, isUnderWay, now } = scene.context;
  const [journey] = stops;
  const isAhead = journey?.kind === 'transport' && !journey.done && (!isUnderWay || now.date === days[0]?.date);
  const said = toSaid('delay', clause, scene);
  if (!isAhead || said.find.modes(said.text).length === 0) return undefined;
  const hours = [minute(journey.depart + 60), minute(journey.depart + 120), EVENING];
  const choices = [...new Set(hours)]
    .filter((at) => at > journey.depart && at < 24 * 60)
    .map((at): Choice => ({ text: timeText(at), frame: toEdit({ type: 'arrival', at }) }));
  return ask('when-arrive', choices, { draft: { frame: { act: 'draft', type: 'arrival' }, missing: 'time' } });
}

/** How much is lost is asked where it is not said. */
function readLate(about: 'how-late' | 'how-long-stuck'): SlotReader {
  return (clause, scene) => readDelayOr(about, clause, scene);
}

function readDelayOr(asked: 'how-late' | 'how-long-stuck', clause: Clause, scene: Scene): readonly Frame[] {
  const minutes = findEntity(clause, 'length')?.minutes;
  const { visit, date } = readAbout(clause, scene);
  const about = {
    kind: 'delay',
    ...(listPlaces(clause).length > 0 && visit ? { visit } : {}),
    ...(date ? { date } : {}),
  } as const;
  if (minutes !== undefined) return [toReport({ ...about, value: minutes })];
  const time = findEntity(clause, 'time');
  if (time) {
    const next = scene.context.stops.find((stop) => stop.visit === about.visit) ?? findNextStop(scene);
    const late = next ? time.at - next.arrive : 0;
    return [toReport({ ...about, at: time.at, ...(late > 0 ? { value: late } : {}) })];
  }
  const arrival = askArrival(clause, scene);
  if (arrival) return [arrival];
  const choices = [15, 30, 60].map((late): Choice => ({
    text: chipText('minutes', scene.language, { n: String(late) }),
    frame: toReport({ ...about, value: late }),
  }));
  return [ask(asked, choices, { draft: { frame: toReport(about), missing: 'delay' } })];
}

const readDelay = readLate('how-late');
/** Whoever is stuck, or stands in a jam, knows minutes and no percentages. */
export const readStuck = readLate('how-long-stuck');

export const REPORTS: Readonly<Partial<Record<ActName, SlotReader>>> = {
  crowd: ofPlan(readLevel('crowd', [60, 80, 100])),
  traffic: (clause, scene) =>
    (findEntity(clause, 'percent') || findEntity(clause, 'number') ? readLevel('traffic', [50, 75, 100]) : readStuck)(
      clause,
      scene,
    ),
  rain: readRain,
  dry: (clause, scene) => {
    const { date } = readAbout(clause, scene);
    return [toReport({ kind: 'weather', value: 'clear', ...(date ? { date } : {}) })];
  },
  closed: (clause, scene) =>
    readClosedAhead(clause, scene) ??
    ofPlan(() => [toReport({ kind: 'closed', ...readAbout(clause, scene) })])(clause, scene),
  delay: readDelay,
  'no-delay': () => [toReport({ kind: 'delay', value: 0 })],
  unwanted: ofPlan((clause, scene) => [toReport({ kind: 'unwanted', ...readAbout(clause, scene) })]),
};
