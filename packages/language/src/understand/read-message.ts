import { sanitize } from '../facts/text.ts';
import { isGeneralWish } from '../read/general-wish.ts';
import { readAct } from './acts.ts';
import { withoutAsides } from './asides.ts';
import { askedOn } from './asked-on.ts';
import { type Clause, listDatesOf, listMentions, listPlaces, tidy, withoutCourtesies } from './clause.ts';
import { listPieces, type Reading } from './clauses.ts';
import { keepClearParts, type Part } from './clear-parts.ts';
import { askAboutContradiction, withoutHalfMoves } from './contradictions.ts';
import { completeDraft } from './drafts.ts';
import { maskUnknownNames } from './entities/unknown-names.ts';
import { listNamed } from './focus.ts';
import type { Frame } from './frame.ts';
import { toFrames } from './frames.ts';
import { guessOf, type Situation, withGuess } from './guess/guess-clause.ts';
import type { Guess, Readers } from './guess/guess.ts';
import { isHedged } from './hedges.ts';
import { withoutWeatherOrders } from './if-weather.ts';
import { joinProposals } from './join-proposals.ts';
import { readLearnedClauses } from './learned-clauses.ts';
import { foldWords } from './masked-text.ts';
import { notUnderstood } from './not-understood.ts';
import { readNumbered } from './numbered.ts';
import { listProposedEdits, readOnProposal } from './on-proposal.ts';
import { withUndoAlone } from './only-undo.ts';
import { readOpenAnswer } from './open-answers.ts';
import { withoutOpening } from './openings.ts';
import { namesOtherCity } from './other-cities.ts';
import { has } from './patterns.ts';
import { readPick } from './picks.ts';
import { readByFeature } from './read-by-feature.ts';
import { readUnsure } from './read-unsure.ts';
import { readInLikeliest } from './read-words.ts';
import { withReferences } from './references.ts';
import { settleFrames } from './settle-frames.ts';
import { readAskedOfPlace } from './slots/questions.ts';
import { isWrong } from './slots/troubles.ts';
import { readTerse } from './terse.ts';
import type { InFocus, TripContext, Understood } from './trip-context.ts';
import { isStop, listVisits, type Scene } from './trip-scene.ts';

const BARE_NAME = String.raw`^(?:the )?_[\uE000-\uF0FF]_[\s\uE000-\uF0FF?_]*$`;

/** Longest part of a message that is read; the border refuses longer ones. */
const LONGEST_READ = 8_000;
/** More edits than this in one message are a text that was pasted, and no orders. */
const MOST_EDITS = 8;
const MOST_REQUESTS = 24;

/** What a message means, by the rules of its language. */
export function readMessage(message: string, context: TripContext, { classify, read }: Readers = {}): Understood {
  const text = sanitize(message.slice(0, LONGEST_READ)).trim();
  const offered = findOffered(text, context);
  if (offered) return { language: context.language, frames: [offered], unused: [] };
  const { reading, scene, clauses } = readInLikeliest(text, context);
  if (text === '') return { language: scene.language, frames: [{ act: 'talk', topic: 'filler' }], unused: [] };
  const answer = readOpenAnswer(text, clauses, scene);
  if (answer) return { language: scene.language, frames: [answer], unused: [] };
  const byFeature = readByFeature(clauses, scene);
  if (byFeature) return { language: scene.language, frames: [byFeature], unused: [], named: listNamed(clauses, scene) };
  const onProposal = readOnProposal(text, clauses, scene);
  if (onProposal)
    return { language: scene.language, frames: [onProposal], unused: [], named: listNamed(clauses, scene) };
  const draft = asksWhatIf(clauses, scene) ? undefined : completeDraft(clauses, reading, scene);
  if (draft) return { language: scene.language, frames: [draft], unused: [] };
  const named = listNamed(clauses, scene);
  const [terse, ...more] = readTerse(clauses, scene);
  if (terse) return { language: scene.language, frames: [terse, ...more], unused: [], named };
  const { before = [] } = context;
  const heard = read && !isNameAlone(clauses) ? readLearnedClauses(reading, clauses, { read, before }) : [];
  const decided = withUndoAlone(askedOn(heard.length > 0 ? heard : clauses, text), text);
  const known = isHedged(text, reading.lexicon.language) ? decided.map(asLikely) : decided;
  const contradiction = askAboutContradiction(known, listPieces(reading), scene);
  if (contradiction) return { language: scene.language, frames: [contradiction], unused: [], named };
  const acts = known.flatMap(({ act, guess }) => act ?? guess?.candidates[0]?.intent ?? []);
  const understood = understandClauses(withoutHalfMoves(known), reading, { scene, classify });
  return { ...understood, ...(acts.length > 0 && { acts }), ...(named.length > 0 && { named }) };
}

/** "Maybe swap them, I don't know": put to the traveller, however plain the words are. */
function asLikely(clause: Clause): Clause {
  return clause.act === undefined ? clause : { ...clause, sureness: 'likely' };
}

/** "The Louvre?": a name without a verb tells nothing that could be learned. */
function isNameAlone([clause, ...others]: readonly Clause[]): boolean {
  return clause !== undefined && others.length === 0 && has(clause.core, BARE_NAME);
}

/** What the chip means whose words or number the message repeats. */
function findOffered(text: string, context: TripContext): Frame | undefined {
  const said = plain(text);
  const chip = said === '' ? undefined : context.offered.find((choice) => plain(choice.text) === said);
  return chip?.frame ?? readNumbered(text, context);
}

function plain(text: string): string {
  return foldWords(text)
    .replace(/[^\p{L}\p{N}%+]+/gu, ' ')
    .trim();
}

function understandClauses(clauses: readonly Clause[], reading: Reading, { scene, classify }: Situation): Understood {
  const parts: Part[] = [];
  const left: string[] = [];
  let now = scene;
  // "Add Tokyo, five days in all" is one wish, for the planner to read as a whole.
  if (clauses.some(({ act, words }) => (!act || WISHES.test(act)) && namesOtherCity(words, scene)))
    return { language: scene.language, frames: [{ act: 'fact', text: reading.message.trim() }], unused: [] };
  now = withComingDate(clauses, now);
  const isConditional = clauses.some(({ core }) => has(core, scene.lexicon.conditional));
  const isWhatIf = asksWhatIf(clauses, scene);
  const orders = withoutReasons(withoutOpening(clauses, scene.lexicon.language), scene);
  for (const said of clauses) {
    const clause = withoutAsides(withReferences(said, now), scene.lexicon.language);
    if (!orders.includes(said)) {
      now = remember(now, clause);
      continue;
    }
    const picked = readPick(clause, now);
    if (picked) {
      parts.push({ clause, frames: [picked], isClear: true });
      continue;
    }
    const known = isClear(clause, now)
      ? withUnknownPartner(clause, reading)
      : (withUnknownName(clause, reading) ?? withGuess(clause, reading, { scene: now, classify }));
    const isAlone = clauses.length === 1;
    const isGone = parts.some(({ frames }) =>
      frames.some((frame) => frame.act === 'edit' && frame.edit.type === 'remove'),
    );
    // "Take it out, we have been there" gives the reason, and asks nothing.
    if (isGone && known?.act === 'been-there') continue;
    // "She wants to see the Rodin, does that fit in somewhere?" asks for it once.
    if (known?.act === 'add' && clause.isQuestion && clause.mentions.length === 0 && parts.at(-1)?.clause.act === 'add')
      continue;
    const asked = known?.act === undefined ? readAskedOfPlace(clause, undefined, now) : undefined;
    const found =
      asked ??
      (known?.act
        ? toFrames(known, known.act, {
            scene: now,
            isConditional: isConditional || isWhatIf,
            isWhatIf,
          })
        : orUnsure(bareFrames(clause, now, isAlone), clause, {
            scene: now,
            guess: guessOf(clause, reading, classify),
          }));
    if (found.length > 0) left.push(...(clause.left ?? []));
    const isOfMany = clauses.length >= MANY;
    const isAsked = has(clause.text.replaceAll('?', ' ').trim(), scene.lexicon.question);
    parts.push({ clause, frames: found, isClear: known?.act !== undefined && !(isOfMany && isFaint(known)), isAsked });
    now = withTold(remember(now, known ?? clause), found);
  }
  const { frames, unused: unread } = keepClearParts(parts);
  const unused = [...unread, ...left];
  // "Yes, but …" is no yes as long as nobody knows what follows.
  const isTakenBack = unused.length > 0 && frames.every((frame) => frame.act === 'answer');
  const kept = isTakenBack
    ? []
    : joinProposals(
        settleFrames(withoutWeatherOrders(frames, clauses, scene), listProposedEdits(scene.context.offered).length > 0),
      );
  const edits = frames.filter(({ act }) => act === 'edit').length;
  const isPasted = edits > MOST_EDITS || clauses.length > MOST_REQUESTS;
  const [first, ...rest] = isPasted ? [] : kept;
  if (!first) {
    const frame: Frame = isOfTheTrip(clauses, reading, scene)
      ? { act: 'fact', text: reading.message.trim() }
      : notUnderstood(clauses, reading, { scene: now, classify });
    return { language: scene.language, frames: [frame], unused: [] };
  }
  return { language: scene.language, frames: [first, ...rest], unused };
}

/** A name, as far as a language writes nothing else with a capital: "remove Salem Witch Museum" is no wish about museums. */
const HAS_NAME = /[\p{L}\d,]\s+(?!I(?:['’ ]|$))\p{Lu}\p{Ll}+/u;

/** "No more churches, please": a wish for all of the trip, as it might have been said first. Of one day or one place it is another. */
function isOfTheTrip(clauses: readonly Clause[], { message, lexicon }: Reading, { context }: Scene): boolean {
  if (lexicon.language !== 'de' && HAS_NAME.test(message)) return false;
  const isPlain = clauses.every(({ isQuestion, mentions }) => {
    const kinds = mentions.map(({ entity }) => entity.kind);
    return !isQuestion && !kinds.includes('place') && !kinds.includes('day');
  });
  return isPlain && isGeneralWish(message, context.today);
}

/** A message of so many requests is a story: what the learned reader hardly sees in it is none. */
const MANY = 3;
/** Surer than this of what a request asks for, and it is done or asked about beside the others of the message. */
const CLEAR = 0.35;

/** What the rules read, and the learned reader hardly holds for possible. */
function isFaint({ act, guess }: Clause): boolean {
  const found = guess?.candidates.find(({ intent }) => intent === act);
  return guess !== undefined && (found?.confidence ?? 0) < CLEAR;
}

/** "And" may be a courtesy that is no part of the core. */
function asksWhatIf(clauses: readonly Clause[], { lexicon }: Scene): boolean {
  return clauses.some(({ core, words }) => has(core, lexicon.whatIf) || has(foldWords(words), lexicon.whatIf));
}

const WISHES = /^(?:add|go|replace|stay|move|fact)/;

/** "Start at 10 and end at 18 on Saturday": both of Saturday. */
function withComingDate(clauses: readonly Clause[], scene: Scene): Scene {
  const ofHours = clauses.filter(({ act }) => act && /^(?:day-|meal)/.test(act));
  const dates = [...new Set(ofHours.flatMap(listDatesOf))];
  const [date] = dates;
  return date && dates.length === 1 ? { ...scene, spokenDate: date } : scene;
}

/** Acts of which a message that names a stop tells the reason: "scrap the Arc, too many steps". */
const OF_REASON =
  /^(?:walk-less|pace-|day-(?:start|end)-|crowd|fact|been-there|tired|sore|hungry|praise|closed|rain|delay|party-more|ask-)/;
const OF_STOP = /^(?:remove|replace|move|earlier|later|swap|shorter|longer|spend|go|add)$/;

const IN_PLACE = /^(?:remove|replace|skip|move|later|earlier|first-of-day|last-of-day|day-start|swap|go)$/;

/** Without what is only the reason of an order, and without a vague order beside an exact one. */
function withoutReasons(clauses: readonly Clause[], { lexicon }: Scene): readonly Clause[] {
  const isOrdered = clauses.some(({ act, mentions }) => act && OF_STOP.test(act) && mentions.some(isPlaceMention));
  const isExact = (edge: string): boolean =>
    clauses.some(({ act, mentions }) => act?.startsWith(edge) && mentions.some(({ entity }) => entity.kind === 'time'));
  return clauses.filter((clause) => {
    const { act, core, mentions } = clause;
    const isReason = act !== undefined && OF_REASON.test(act) && has(core, lexicon.reason);
    const isVague =
      /^day-(?:start|end)-/.test(act ?? '') && !mentions.some(({ entity }) => ['time', 'length'].includes(entity.kind));
    const isSeen = (act === 'crowd' || act === 'keep') && !mentions.some(({ entity }) => entity.kind === 'percent');
    if (isSeen && clauses.some((other) => other.act && IN_PLACE.test(other.act))) return false;
    if (isComplaint(clause) && clauses.some((other) => other.act !== undefined && !isComplaint(other))) return false;
    return !(isOrdered && isReason) && !(isVague && isExact((act ?? '').replace(/-(?:earlier|later)$/, '')));
  });
}

/** Acts that a complaint is taken for, beside the request that it is the reason of: "Saturday is too long, can we finish by six?" */
const OF_COMPLAINT =
  /^(?:pace-(?:slower|relaxed)|walk-less|day-(?:end-earlier|start-later)|crowd|tired|sore|dates-shorter)$/;

/** What the rules read, and the learned reader does not. */
function isComplaint({ act, guess }: Clause): boolean {
  const [first, ...others] = guess?.candidates ?? [];
  return (
    act !== undefined &&
    first?.intent === act &&
    others.length === 0 &&
    first.confidence < HARDLY &&
    OF_COMPLAINT.test(act)
  );
}

const HARDLY = 0.05;

function isPlaceMention({ entity }: Clause['mentions'][number]): boolean {
  return entity.kind === 'place';
}

/** The same clause with words that nobody knows taken for a name: "add the Moulin Rouge". */
function withUnknownName(clause: Clause, reading: Reading): Clause | undefined {
  // Beside a name that is known, a word that is not is rather a verb.
  const isNamed = listPlaces(clause).length > 0;
  const found = maskUnknown(clause, reading);
  return isNamed && found?.act !== 'swap' && found?.act !== 'replace' ? undefined : found;
}

function maskUnknown(clause: Clause, { entities, lexicon, message, masked }: Reading): Clause | undefined {
  const text = maskUnknownNames(clause.text, { entities, lexicon, message, from: masked });
  if (text === clause.text) return undefined;
  const core = withoutCourtesies(tidy(text), lexicon);
  const act = readAct(text, core, lexicon);
  return act ? { ...clause, text, core, act, mentions: listMentions(text, entities, lexicon) } : undefined;
}

/** "Replace the Louvre with the Moulin Rouge": nothing comes in its place as long as nobody knows what that is. */
function withUnknownPartner(clause: Clause, reading: Reading): Clause {
  const isPair = clause.act === 'replace' || clause.act === 'swap';
  if (!isPair || listPlaces(clause).length !== 1) return clause;
  const other = maskUnknown(clause, reading);
  return other && (other.act === 'replace' || other.act === 'swap') ? other : clause;
}

/** Nothing but names: "the Louvre?", "Saturday". */
function bareFrames(clause: Clause, scene: Scene, isAlone: boolean): readonly Frame[] {
  const [place] = listPlaces(clause);
  const isBare = has(clause.core, BARE_NAME);
  if (place && (isBare || isAlone) && isBare) return toFrames(clause, 'what-about', { scene, isConditional: false });
  return [];
}

/** "I don't like Saturday" is taken for a wish to fix the day, or to fill it, by readers that are not sure of it. */
function isClear(clause: Clause, scene: Scene): boolean {
  const { act, sureness } = clause;
  if (act === undefined || sureness !== 'likely') return act !== undefined;
  const isDayAlone = listDatesOf(clause).length > 0 && listPlaces(clause).length === 0;
  return act !== 'lock-day' && !(isDayAlone && isWrong(clause, scene));
}

/** What can be said to a clause of which only the place or the day is clear, where it is nothing but a name. */
function orUnsure(
  frames: readonly Frame[],
  clause: Clause,
  how: { readonly scene: Scene; readonly guess: Guess },
): readonly Frame[] {
  return frames.length > 0 ? frames : readUnsure(clause, how);
}

/** "Where do we have dinner on Saturday, and is it pricey?": the table that is asked about is "it". */
function withTold(before: Scene, frames: readonly Frame[]): Scene {
  const asked = frames.flatMap((frame) =>
    frame.act === 'question' && frame.question.about === 'meal' ? [frame.question] : [],
  );
  const [question] = asked;
  if (!question || asked.length > 1) return before;
  const date = question.date ?? before.context.now.date;
  const stop = before.context.stops.find((one) => one.meal === question.meal && one.date === date);
  if (!stop) return before;
  const about = { visit: stop.visit, place: stop.place, date: stop.date };
  const named: InFocus = { role: 'named', age: 0, ...about };
  return {
    ...before,
    context: { ...before.context, lastAbout: about, focus: [named, ...(before.context.focus ?? [])] },
  };
}

/** What was spoken of in one clause is "it" in the next. */
function remember(before: Scene, clause: Clause): Scene {
  const [date] = listDatesOf(clause);
  const scene = date ? { ...before, spokenDate: date } : before;
  const place = listPlaces(clause).at(-1)?.entity.places[0];
  if (!place) return scene;
  const stop = listVisits(scene, [place]).find(isStop);
  const about = { place, ...(stop ? { visit: stop.visit, date: stop.date } : {}) };
  const named: InFocus = { role: 'named', age: 0, ...about };
  const focus = [named, ...(scene.context.focus ?? [])];
  return { ...scene, context: { ...scene.context, lastAbout: about, focus } };
}
