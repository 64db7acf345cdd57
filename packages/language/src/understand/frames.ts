import { factsOfAct } from '../facts/act-facts.ts';
import type { ActName } from './act-name.ts';
import { chipText } from './chips.ts';
import { ask, dayChoice, listOpenDays, toProposal } from './choices.ts';
import { type Clause, listDays, listPlaces } from './clause.ts';
import type { DayMention } from './entities/entity.ts';
import type { Frame, Report } from './frame.ts';
import { actWords } from './guess/act-chips.ts';
import { foldWords } from './masked-text.ts';
import { namesOtherCity } from './other-cities.ts';
import { has } from './patterns.ts';
import { ANSWERS } from './slots/answers.ts';
import { DAY_EDITS } from './slots/day-edits.ts';
import { readDenied, readNotThen } from './slots/denied.ts';
import { readMealShift } from './slots/meal-shifts.ts';
import { readNearThere } from './slots/near-there.ts';
import { ON_THE_WAY } from './slots/on-the-way.ts';
import { QUESTIONS, readAskedOfPlace } from './slots/questions.ts';
import { REPORTS } from './slots/reports.ts';
import type { SlotReader } from './slots/slot-reader.ts';
import { STOP_EDITS } from './slots/stop-edits.ts';
import { TRIP_EDITS } from './slots/trip-edits.ts';
import { asksWhatIsLeft, goesOn, hurts, isStuck, isWrong } from './slots/troubles.ts';
import { WISHES } from './slots/wishes.ts';
import { asksWhetherItIs } from './slots/words-of.ts';
import { findPlace, type Scene } from './trip-scene.ts';

const READERS: Readonly<Partial<Record<ActName, SlotReader>>> = {
  ...STOP_EDITS,
  ...DAY_EDITS,
  ...TRIP_EDITS,
  ...REPORTS,
  ...QUESTIONS,
  ...ANSWERS,
  ...ON_THE_WAY,
  ...WISHES,
};

interface Situation {
  readonly scene: Scene;
  /** The message says "if …": nothing of it is to be done yet. */
  readonly isConditional: boolean;
  /** It asks what would be if …: that is told. */
  readonly isWhatIf?: boolean;
}

/** The frames of a clause, checked against the trip. */
export function toFrames(clause: Clause, act: ActName, situation: Situation): readonly Frame[] {
  const frames = framesOf(clause, act, situation).map((frame) => aboutOf(frame, clause, act));
  if (clause.sureness !== 'likely') return frames;
  // Of a plan that stands, half a guess makes no other one.
  const isGuess = situation.scene.context.stops.length > 0 && (clause.guess?.candidates[0]?.confidence ?? 1) < TOLD;
  const told = isGuess ? frames.filter((frame) => frame.act !== 'fact') : frames;
  return told.map((frame) => asOffer(frame, act, situation.scene));
}

/** Surer than this that something is told of the trip as a whole, and the planner hears it. */
const TOLD = 0.75;

/** In words of the traveller, the planner is to read what the act speaks of, and nothing else. */
function aboutOf(frame: Frame, { words }: Clause, act: ActName): Frame {
  const about = frame.act === 'fact' && frame.text === words ? factsOfAct(act) : undefined;
  return about && frame.act === 'fact' ? { ...frame, about } : frame;
}

/** What was only likely meant is put to the traveller before anything changes. */
function asOffer(frame: Frame, act: ActName, scene: Scene): Frame {
  if (frame.act === 'edit') return asProposal(frame, scene);
  // So many minutes late, or the weather of a day, are put as a question anyway.
  if (frame.act === 'report' && isAskedAnyway(frame.report)) return frame;
  // Leaves everything as it is, whether it was meant or not.
  if (frame.act === 'command' && frame.command.name === 'stop') return frame;
  return frame.act === 'report' || frame.act === 'command'
    ? asQuestion(frame, scene, actWords(act, scene.language))
    : frame;
}

function isAskedAnyway({ kind, value, date }: Report): boolean {
  return (
    (kind === 'delay' && typeof value === 'number') || (kind === 'weather' && (date !== undefined || value !== 'clear'))
  );
}

function framesOf(
  clause: Clause,
  act: ActName,
  { scene, isConditional, isWhatIf = false }: Situation,
): readonly Frame[] {
  const settled = settleAct(clause, act, scene);
  const ofPlace = isWhatIf || isConditional ? undefined : readAskedOfPlace(clause, settled, scene);
  if (ofPlace) return ofPlace;
  const near = isWhatIf || isConditional ? undefined : readNearThere(clause, settled, scene);
  if (near) return near;
  const shifted = readMealShift(clause, settled, { scene, isWish: isWhatIf || isConditional });
  if (shifted) return shifted;
  const elsewhere = isWhatIf || isConditional ? undefined : readNotThen(clause, settled, scene);
  if (elsewhere) return elsewhere;
  if (isWhatIf) {
    const asked = askWhatIf(clause, settled, scene);
    if (asked) return asked;
  }
  if ((isConditional || clause.isWhether) && settled in REPORTS) return supposed(clause, settled, scene);
  if (isConditional && settled === 'ask-weather' && !scene.context.isUnderWay) return askForRain(clause, scene);
  const day = unsettledDay(clause, settled, scene);
  if (day) return [askDay(clause, settled, { scene, day })];
  const frames = READERS[settled]?.(clause, scene) ?? [];
  const isEdit = [STOP_EDITS, DAY_EDITS, TRIP_EDITS, WISHES].some((acts) => settled in acts);
  if (!isEdit) return frames;
  // "We won't get there before 15:30" denies another hour than it names.
  const isOfJourney = settled === 'arrival' || settled === 'departure';
  if (isDenied(clause, settled, scene))
    return isOfJourney ? frames.map((frame) => asProposal(frame, scene)) : readDenied(clause, scene);
  if (isConditional || clause.isWhether || asksWhetherItIs(clause, scene))
    return frames.map((frame) => asProposal(frame, scene));
  return frames;
}

/** "What if it rains?": what would come of it, once it is plain what is meant. */
function askWhatIf(clause: Clause, act: ActName, scene: Scene): readonly Frame[] | undefined {
  if (scene.context.stops.length === 0) return undefined;
  // "What if it rains tomorrow?" asks about no forecast.
  const frames = READERS[meantBy(clause, act, scene)]?.(clause, scene) ?? [];
  const supposed = frames.map((frame): Frame => {
    if (frame.act === 'report') return { act: 'question', question: { about: 'what-if', report: frame.report } };
    if (frame.act === 'edit') return { act: 'question', question: { about: 'what-if', edit: frame.edit } };
    return frame;
  });
  return supposed.some(({ act: is }) => is === 'question') ? supposed : undefined;
}

function meantBy(clause: Clause, act: ActName, scene: Scene): ActName {
  if (act === 'been-there') return 'remove';
  const isOther = !(act in REPORTS) && !(act in STOP_EDITS) && !(act in DAY_EDITS) && !(act in TRIP_EDITS);
  if (!isOther) return act;
  if (clause.mentions.some(({ entity }) => entity.kind === 'percent')) return 'crowd';
  return namesWeather(clause, scene) ? 'rain' : act;
}

/** Whether the weather is spoken of. */
export function namesWeather({ text }: Clause, { lexicon }: Scene): boolean {
  const edge = lexicon.isSpaced ? String.raw`\b` : '';
  return lexicon.weather.some(([, words]) => has(text, `${edge}(?:${words})${edge}`));
}

/** From so much on an act that is not the likeliest is still a possible one. */
const POSSIBLE = 0.2;

function isLikely({ guess }: Clause, act: ActName): boolean {
  return guess?.candidates.some(({ intent, confidence }) => intent === act && confidence >= POSSIBLE) === true;
}

/** Nothing is seen yet: what it would mean is told, and nothing is reported. */
function supposed(clause: Clause, act: ActName, scene: Scene): readonly Frame[] {
  if (act === 'rain' && !scene.context.isUnderWay) return askForRain(clause, scene);
  if (act === 'rain' || act === 'dry') return QUESTIONS['ask-weather']?.(clause, scene) ?? [];
  if (act === 'closed') return QUESTIONS['ask-hours']?.(clause, scene) ?? [];
  if (act === 'crowd' && listPlaces(clause).length > 0) return QUESTIONS['ask-place']?.(clause, scene) ?? [];
  return (REPORTS[act]?.(clause, scene) ?? []).map((frame) => asQuestion(frame, scene));
}

/** "What if it rains on Saturday?", asked at home: what would be done then. */
function askForRain(clause: Clause, { context }: Scene): readonly Frame[] {
  const date = listDays(clause).at(-1)?.entity.date;
  const isInPlan = date !== undefined && context.days.some((day) => day.date === date);
  return [{ act: 'question', question: { about: 'rain', ...(isInPlan && { date }) } }];
}

/** What the places themselves tell: to sleep at another house is not to add it. */
function settleAct(clause: Clause, act: ActName, scene: Scene): ActName {
  if (NEW_PLACES.test(act) && namesOtherCity(clause.words, scene)) return 'fact';
  if (act === 'add' || act === 'go') {
    const [mention] = listPlaces(clause);
    const [place] = mention?.entity.places ?? [];
    const known = place && findPlace(scene, place);
    // "A harbour cruise" shares a word with a house, and is none.
    if (mention && known?.kind === 'lodging' && isWholeName(mention.entity.words, known.names)) return 'stay';
  }
  // "It will rain tomorrow" asks about no weather.
  if (act === 'ask-weather' && !clause.isQuestion && isLikely(clause, 'rain') && namesWeather(clause, scene))
    return 'rain';
  // "I don't like the castle" is no wish to keep it.
  if (act === 'keep' && clause.sureness === 'likely' && isWrong(clause, scene)) return 'been-there';
  if (act === 'dry' && goesOn(clause, scene) && namesWeather(clause, scene)) return 'rain';
  // "We are stuck in the metro" wishes for no other train.
  if ((act === 'transport' || act === 'arrival') && !clause.isQuestion && isStuck(clause, scene)) return 'traffic';
  if (act === 'walk-less' && hurts(clause, scene)) return 'sore';
  if (act === 'ask-cost' && asksWhatIsLeft(clause, scene)) return 'ask-day';
  if (act === 'dates-start-later' && isHourOfFirstDay(clause, scene)) return 'arrival';
  if (act === 'ask-day' && listPlaces(clause).length > 0 && listDays(clause).length === 0) return 'ask-place';
  return act;
}

/** "On n'arrivera pas avant 16 h le premier jour": later, and on no other day. */
function isHourOfFirstDay(clause: Clause, { context }: Scene): boolean {
  const [first] = context.days;
  const isTimed = clause.mentions.some(({ entity }) => entity.kind === 'time');
  return isTimed && listDays(clause).every(({ entity }) => entity.date === first?.date);
}

function isWholeName(words: string, names: readonly string[]): boolean {
  const said = foldWords(words).replace(/^the /, '');
  return names.some((name) => foldWords(name).replace(/^the /, '') === said);
}

const NEW_PLACES = /^(?:add|go|replace|stay|move|dates|arrival)/;

/** Acts whose days may lie outside the trip. */
const OF_ANY_DAY = /^(?:dates|occasion$|ask-dates|ask-cities|ask-hours|ask-weather|yes|no|now|arrival|departure)/;

/** A day that the trip does not have; or one that is told from a today that is none of the trip's. */
function unsettledDay(clause: Clause, act: ActName, scene: Scene): DayMention | undefined {
  if (OF_ANY_DAY.test(act) || !READERS[act]) return undefined;
  const days = listDays(clause).map(({ entity }) => entity);
  const outside = days.find(({ date }) => date === undefined);
  if (outside) return outside;
  const isEdit = act in STOP_EDITS || act in DAY_EDITS || act in WISHES;
  const { context } = scene;
  return isEdit && !context.isUnderWay
    ? days.find(({ isRelative, date }) => isRelative && date !== context.days[0]?.date)
    : undefined;
}

/** The same, for each day that may be meant. */
function askDay(
  clause: Clause,
  act: ActName,
  { scene, day }: { readonly scene: Scene; readonly day: DayMention },
): Frame {
  const first = listOpenDays(scene)[0];
  const dates = day.date === undefined ? listOpenDays(scene) : [...new Set([first ?? day.date, day.date])];
  const choices = dates.flatMap((date) => {
    const mentions = clause.mentions.map((mention) =>
      mention.entity === day ? { ...mention, entity: { kind: 'day' as const, date, words: day.words } } : mention,
    );
    const [frame] = READERS[act]?.({ ...clause, mentions }, scene) ?? [];
    return frame && frame.act !== 'ask' ? [dayChoice(scene, date, frame)] : [];
  });
  return ask(day.date === undefined ? 'day-outside' : 'which-day', choices, { words: day.words.trim() });
}

/** "Do not …" before something that is not said by denying. */
function isDenied({ core }: Clause, act: ActName, { lexicon }: Scene): boolean {
  const isSaidSo =
    /^(?:remove|lock|keep|meal-skip|day-|free|unfree|walk-less|fact|budget|pace|been-there|add|party|stay|unlock|dates|replace|shorter|longer|spend|earlier|later|break|avoid|fewer|first|last|meal-)/.test(
      act,
    );
  return !isSaidSo && has(core, lexicon.denied);
}

/** A wish in the form of a question: what would come of it is told, with one tap to do it. */
function asProposal(frame: Frame, scene: Scene): Frame {
  const isOnPlan = frame.act === 'edit' && scene.context.stops.length > 0;
  return isOnPlan ? toProposal(frame.edit) : asQuestion(frame, scene);
}

/** Told as a question: it is done once somebody says so. */
function asQuestion(frame: Frame, { language }: Scene, words = chipText('do-it', language)): Frame {
  // What is to be completed would be done with it.
  if (frame.act === 'ask' && frame.draft) return { act: 'ask', about: frame.about, choices: frame.choices };
  // Of wishes only this one is done at once.
  const isDone = frame.act === 'wish' && frame.wish.kind === 'meal-near';
  if (frame.act !== 'edit' && frame.act !== 'report' && frame.act !== 'command' && !isDone) return frame;
  return ask('which-meaning', [
    { text: words, frame },
    { text: chipText('leave-it', language), frame: { act: 'command', command: { name: 'stop' } } },
  ]);
}
