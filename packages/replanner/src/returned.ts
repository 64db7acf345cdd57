import type { Visit } from '@wayfarer/trip';
import { formatTime, type MinuteOfDay } from '@wayfarer/trip/clock';

import { crowdAt, findAlternatives, MOST_ALTERNATIVES, toAlternative } from './alternatives/find-alternatives.ts';
import { applyChange } from './apply.ts';
import type { Alternative, Choice, Concern, Decision, Verb } from './decision.ts';
import { isCalm, laterToday, limitOn } from './disrupted.ts';
import { underText } from './disruption-words.ts';
import type { WaitingVisit } from './journey.ts';
import { type Limit, reaches } from './limits.ts';
import { levelOf } from './reading.ts';
import { dayOn, makeJudge, placeOf, type Scene } from './scene.ts';
import { findReturn, halfHoursAfter, openSlot } from './slot.ts';
import { percent } from './words.ts';

/** The waiting visit that the concern is about, if it still waits today. */
export function findWaiting({ journey }: Scene, { visit }: Concern): WaitingVisit | undefined {
  return journey.waiting.find((waiting) => waiting.visit.id === visit && waiting.date === journey.cursor.date);
}

/** The question with which a visit that waited comes back. */
export function askAboutReturn(
  scene: Scene,
  concern: Concern,
  { id, waiting }: { readonly id: string; readonly waiting: WaitingVisit },
): Decision {
  const { visit, date } = waiting;
  const place = placeOf(scene, visit.place);
  const limit = limitOn(scene, concern.measure.kind, date);
  const back = findBack(scene, concern, { waiting, limit });
  const { alternatives, noneBecause } = fillFreeTime(scene, concern, { waiting, back, limit });
  const until = laterToday(scene, { concern, stop: { date, visit: back ?? visit }, limit });
  const recommended: Verb = back ? 'replace' : until === undefined ? 'keep' : 'wait';
  const offers: readonly Omit<Choice, 'recommended'>[] = [
    offerMore(concern, until, limit),
    offerPutBack(place.name, alternatives, back),
    { choice: 'skip', offered: true, text: `Give ${place.name} up for good.` },
    { choice: 'keep', offered: true, text: 'Keep the time free and stop waiting.' },
  ];
  return {
    id,
    concern,
    visit: visit.id,
    date,
    reading: { kind: concern.measure.kind, level: levelOf(concern.measure), limit: limit.level, limitWhy: limit.why },
    severity: 'LOW',
    text: back
      ? `${place.name} can come back at ${formatTime(back.arrive)}: ${calmText(scene, concern, { visit: back, date, limit })}.`
      : `${place.name} waited, but no longer fits the rest of the day.`,
    choices: offers.map((offer) =>
      offer.choice === recommended
        ? { ...offer, recommended: true, why: whyOf(recommended, place.name) }
        : { ...offer, recommended: false },
    ),
    alternatives,
    noneBecause,
  };
}

/** As early as the rest of today allows, from this minute on. */
function findBack(
  scene: Scene,
  concern: Concern,
  { waiting, limit }: { readonly waiting: WaitingVisit; readonly limit: Limit },
): Visit | undefined {
  const { visit, date } = waiting;
  const { time } = scene.journey.cursor;
  const isUnder = !reaches(levelOf(concern.measure), limit);
  return findReturn(
    scene,
    { day: dayOn(scene.journey, date), visit, times: [time, ...halfHoursAfter(time)] },
    { judge: makeJudge(scene), accepts: isUnder ? () => true : isCalm(scene, concern, { date, visit, limit }) },
  );
}

/** The visit itself first, where it fits; then what else fits that time. Without a time for it, nothing. */
function fillFreeTime(
  scene: Scene,
  concern: Concern,
  { waiting, back, limit }: { readonly waiting: WaitingVisit; readonly back: Visit | undefined; readonly limit: Limit },
): Pick<Decision, 'alternatives' | 'noneBecause'> {
  if (!back) return { alternatives: [], noneBecause: 'no-time-left' };
  const { date } = waiting;
  const day = dayOn(scene.journey, date);
  const place = placeOf(scene, back.place);
  const opening = {
    concern,
    slot: openSlot(scene, day, back),
    instead: back,
    insteadPlace: place,
    limit,
    weatherLimit: limitOn(scene, 'weather', date),
    why: `You put this into the time kept free for ${place.name}.`,
  };
  const itself: Omit<Alternative, 'n'> = toAlternative(scene, opening, {
    place,
    travel: scene.rules.travel(opening.slot.from.at, place.at),
    crowd: crowdAt(scene, place, { date, time: back.arrive }),
    after: applyChange(day, { type: 'insert', by: back }, scene.rules),
    times: back,
  });
  const others = findAlternatives(scene, opening).alternatives;
  const all = [itself, ...others].slice(0, MOST_ALTERNATIVES);
  return { alternatives: all.map((one, index) => ({ ...one, n: index + 1 })), noneBecause: null };
}

function offerMore({ measure }: Concern, until: MinuteOfDay | undefined, limit: Limit): Omit<Choice, 'recommended'> {
  if (until === undefined)
    return { choice: 'wait', offered: false, text: 'No later half hour is left that day into which it fits.' };
  if (measure.kind !== 'crowd') {
    const text = `Wait on, and ask again when ${underText(measure.kind, limit.level)}.`;
    return { choice: 'wait', offered: true, text };
  }
  return { choice: 'wait', offered: true, text: `Wait on, and ask again at ${formatTime(until)}.`, until };
}

/** Without a time for the visit itself there are no others either. */
function offerPutBack(
  name: string,
  alternatives: readonly Alternative[],
  back: Visit | undefined,
): Omit<Choice, 'recommended'> {
  if (!back) return { choice: 'replace', offered: false, text: `No time is left into which ${name} fits.` };
  const others = alternatives.length > 1 ? ', or another place into the free time' : '';
  return { choice: 'replace', offered: true, text: `Put ${name} back at ${formatTime(back.arrive)}${others}.` };
}

function calmText(
  scene: Scene,
  { measure }: Concern,
  { visit, date, limit }: { readonly visit: Visit; readonly date: string; readonly limit: Limit },
): string {
  const level = levelOf(measure);
  const what = measure.kind === 'weather' ? 'the severity of the weather' : measure.kind;
  const under = limit.level === null ? '' : `, under your limit of ${percent(limit.level)}`;
  if (level !== null && !reaches(level, limit)) return `${what} is at ${percent(level)}${under}`;
  const crowd = crowdAt(scene, placeOf(scene, visit.place), { date, time: visit.arrive });
  return `it is ${crowd.typical ? 'usually ' : ''}${percent(crowd.level)} full then${under}`;
}

function whyOf(verb: Verb, name: string): string {
  if (verb === 'replace') return `${name} fits again, and nothing else has to move.`;
  return verb === 'wait' ? `${name} may still fit later.` : `${name} does not fit today any more.`;
}
