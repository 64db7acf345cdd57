import type { Edit } from '@wayfarer/edits';
import {
  type Ask,
  capitalised,
  type Frame,
  type Language,
  sayDate,
  valueOf,
  withSpokenDates,
} from '@wayfarer/language';

import { RefusedByPolicyError } from '../errors.ts';
import { actOnAnswer } from './acts/act-on-answer.ts';
import { actOnCommand } from './acts/act-on-command.ts';
import { actOnEdit } from './acts/act-on-edit.ts';
import { actOnReport } from './acts/act-on-report.ts';
import { actOnTalk } from './acts/act-on-talk.ts';
import { helpChips } from './acts/help-chips.ts';
import { noPlan, offerHouses } from './acts/offer-houses.ts';
import { costOf } from './acts/say-over-limit.ts';
import { answerQuestion } from './answers/answer-question.ts';
import { type Act, chip, isPlanScene, MOST_CHIPS, type PlanScene, type Scene } from './scene.ts';
import { actOnWish } from './wishes/act-on-wish.ts';
import { withMore } from './wishes/fill.ts';
import { losesStops } from './wishes/loses-stops.ts';
import { propose } from './wishes/propose.ts';

type ActingFrame = Exclude<Frame, { act: 'fact' }>;
type EditFrame = Extract<Frame, { act: 'edit' }>;

/**
 * Does what one frame means, or says why it cannot be.
 *
 * @throws {RefusedByPolicyError} which whoever asked has to be told by the router.
 */
export function actOnFrame(frame: ActingFrame, text: string, scene: Scene): Act & { readonly language?: Language } {
  try {
    return act(frame, text, scene);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error) || error instanceof RefusedByPolicyError) throw error;
    return sayProblem(error as CodedError, frame, scene);
  }
}

function act(frame: ActingFrame, text: string, scene: Scene): Act & { readonly language?: Language } {
  switch (frame.act) {
    case 'question':
      return answerQuestion(frame.question, scene);
    case 'answer':
      return actOnAnswer(frame.answer, text, scene);
    case 'command':
      return actOnCommand(frame.command, scene);
    case 'talk':
      return actOnTalk(frame.topic, text, scene);
    case 'ask':
      return putQuestion(frame, scene);
    case 'wish':
      return isPlanScene(scene) ? actOnWish(frame.wish, scene) : noPlan(scene);
    case 'edit':
    case 'report':
      if (!isPlanScene(scene)) return frame.act === 'edit' ? offerHouses(frame.edit, scene) : noPlan(scene);
      if (frame.act === 'report') return actOnReport(frame.report, scene);
      return doOrAsk(frame, text, scene);
  }
}

/**
 * What would lose stops that nobody named, or brings in more of them, is put to the traveller first; and so is whatever was said among
 * other things. A long message has reasons and asides in it, and one of them may have been taken for the order.
 */
function doOrAsk({ edit, isOfEveryDay }: EditFrame, text: string, scene: PlanScene): Act {
  const edits = withMore(edit, scene);
  if (edit.type === 'hours' && edit.date === null && !isOfEveryDay && losesStops(edit, scene))
    return askWhichDay(edit, scene);
  const isInPassing = lengthOf(text) > (isOfEveryDay && isOfWholeTrip(edit) ? LONGEST_WISH : LONGEST_PLAIN);
  const isDoubtful =
    !scene.isConfirmed && !isTrifle(edit) && (scene.isPartly || isInPassing || isFarBelow(edit, scene));
  return isDoubtful || edits.length > 1 || losesStops(edit, scene) ? propose(edits, scene) : actOnEdit(edit, scene);
}

/** Moves nothing. */
function isTrifle({ type }: Edit): boolean {
  return type === 'lock' || type === 'unlock';
}

/** How many travel, at what pace, for how much, hours of every day, a day anew: more follows from it than one sees at once. */
function isOfWholeTrip(edit: Edit): boolean {
  if (edit.type === 'party' || edit.type === 'budget' || edit.type === 'refill') return true;
  return (edit.type === 'pace' || edit.type === 'hours') && edit.date === null;
}

/** Less than this share of what the plan costs is soon the price of a dinner that was taken for the limit of the trip. */
const FAR_BELOW = 0.5;

function isFarBelow(edit: Edit, { journey }: PlanScene): boolean {
  if (edit.type !== 'budget' || !edit.limit) return false;
  const total = costOf(journey, journey.days);
  return total.currency === edit.limit.currency && edit.limit.amount < total.amount * FAR_BELOW;
}

/** "Back by six" may be meant of one day: every day would lose stops. */
function askWhichDay(edit: Extract<Edit, { type: 'hours' }>, { journey, speaker }: PlanScene): Act {
  const { texts, language } = speaker;
  const days = journey.days.map(({ date }) => chip(sayDate(date, language), { act: 'edit', edit: { ...edit, date } }));
  return {
    text: texts.asks['which-day'](''),
    offered: [chip(capitalised(texts.words.everyDay), { act: 'edit', edit }), ...days.slice(0, MOST_CHIPS - 1)],
  };
}

/** Characters of a message that speaks of one thing and of little else: "we are now a group of six". */
const LONGEST_PLAIN = 60;
/** The same where it says itself that it is about every day. */
const LONGEST_WISH = 120;

/** One Chinese or Japanese character says about as much as two letters. */
function lengthOf(text: string): number {
  return text.length + (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0);
}

/** One question, once, with its answers to tap. */
function putQuestion({ about, choices, draft, words = '' }: Ask, scene: Scene): Act {
  if (about === 'unknown-place' && choices.length === 0 && words !== '')
    return {
      text: sayNotInTrip(words, scene) ?? scene.speaker.texts.talk.unknownName(words),
      offered: helpChips(scene),
    };
  const offered = choices.length === 0 && about === 'not-understood' ? helpChips(scene) : choices.slice(0, MOST_CHIPS);
  return { text: scene.speaker.texts.asks[about](words), offered, ...(draft && { draft }) };
}

/** A place that its city is known to have, though it is none of the trip's: of very many only the best are. */
function sayNotInTrip(words: string, { state, world: { gazetteer }, speaker }: Scene): string | undefined {
  const cities = valueOf(state.planning.facts, 'destinations') ?? [];
  const known = new Set(state.planning.gathered?.places.map(({ id }) => id));
  for (const id of cities) {
    const [found] = gazetteer.findPlaces(words, id).filter(({ place }) => !known.has(place.id));
    if (found) return speaker.texts.talk.notInTrip(found.place.names[0] ?? words, gazetteer.getCity(id).name);
  }
  return undefined;
}

type CodedError = Error & { readonly code: string };

/** Why a frame could not be acted on, in the traveller's language. */
function sayProblem(error: CodedError, frame: ActingFrame, scene: Scene): Act {
  const { texts, language } = scene.speaker;
  switch (error.code) {
    case 'nothing-to-undo':
      return { text: language === 'en' && !/visit_/.test(error.message) ? error.message : texts.talk.nothingToUndo };
    case 'nothing-to-redo':
      return { text: texts.talk.nothingToRedo };
    case 'no-pending-decision':
    case 'nothing-to-approve':
      return { text: texts.answers.nothingOpen, offered: helpChips(scene) };
    case 'no-plan-chosen':
      return { text: texts.answers.noPlan };
    case 'unknown-visit':
    case 'unknown-place':
    case 'unknown-day':
      return { text: texts.asks[UNKNOWN[error.code]]('') };
    case 'needs-confirmation':
      return {
        text: texts.talk.confirmSkip(countIn(error)),
        offered: [
          chip(texts.talk.confirmChips.yes, frame),
          chip(texts.talk.confirmChips.no, { act: 'command', command: { name: 'stop' } }),
        ],
      };
    default:
      return { text: language === 'en' ? withSpokenDates(error.message, language) : texts.edits.cannot };
  }
}

const UNKNOWN = {
  'unknown-visit': 'which-stop',
  'unknown-place': 'unknown-place',
  'unknown-day': 'day-outside',
} as const;

/** How many stops would be marked: it stands in the sentence. */
function countIn({ message }: CodedError): number {
  return Number(/\d+/.exec(message)?.[0] ?? 1);
}
