import type { PlaceId } from '@wayfarer/trip';

import type { ActName } from '../act-name.ts';
import { chipText } from '../chips.ts';
import { ask, toEdit, toProposal } from '../choices.ts';
import { type Clause, findEntity, listSlots } from '../clause.ts';
import type { Answer, Command, Frame, TalkTopic } from '../frame.ts';
import { foldWords } from '../masked-text.ts';
import { has } from '../patterns.ts';
import type { TripContext } from '../trip-context.ts';
import { findNextStop, type Scene } from '../trip-scene.ts';
import { readOptionProperty, readOrdinalSlot, saysLast } from './options.ts';
import type { SlotReader } from './slot-reader.ts';
import { findMain, settleTime } from './target.ts';
import { frameForStop } from './visits.ts';

function toAnswer(answer: Answer): Frame {
  return { act: 'answer', answer };
}

function command(value: Command): SlotReader {
  return () => [{ act: 'command', command: value }];
}

function talk(topic: TalkTopic): SlotReader {
  return () => [{ act: 'talk', topic }];
}

/** Which of those on offer: "the second one", "option 2", "the last"; `undefined` where none is said. */
function readNumber(clause: Clause, scene: Scene): number | undefined {
  const said =
    findEntity(clause, 'ordinal')?.nth ?? findEntity(clause, 'number')?.value ?? readOrdinalSlot(clause, scene);
  if (said !== undefined || !saysLast(clause, scene)) return said;
  const { decision, options } = scene.context;
  return decision ? decision.alternatives.at(-1)?.n : options;
}

const readOption: SlotReader = (clause, scene) => {
  const { decision, options, selected } = scene.context;
  const n = readNumber(clause, scene);
  if (decision?.alternatives.some((each) => each.n === n)) {
    return [toAnswer({ kind: 'choice', choice: 'replace', ...(n === undefined ? {} : { n }) })];
  }
  if (options === 0 && selected) return [ask('not-understood', [])];
  if (n !== undefined) return [toAnswer({ kind: 'option', option: n })];
  // Which of them, is asked where it is not said: with a question open, or a plan chosen, a yes would mean something else.
  if (decision) return [{ act: 'question', question: { about: 'choices' } }];
  return [selected ? { act: 'question', question: { about: 'compare-options' } } : toAnswer({ kind: 'yes' })];
};

/** "The cheapest", "the one with the ryokan". Where no property is said it is asked which. */
const readOptionBy: SlotReader = (clause, scene) => {
  const by = readOptionProperty(clause, scene);
  if (!by) return readOption(clause, scene);
  const asked: Frame = { act: 'question', question: { about: 'compare-options', by } };
  // A plan that was chosen is not left for a word.
  return [scene.context.selected || clause.isQuestion ? asked : toAnswer({ kind: 'option-by', by })];
};

const readSkip: SlotReader = (clause, scene) => {
  if (scene.context.decision) return [toAnswer({ kind: 'choice', choice: 'skip' })];
  return [
    frameForStop(scene, clause, {
      mention: findMain(scene, clause),
      make: ({ visit }) => toEdit({ type: 'remove', visit }),
      draft: { frame: { act: 'draft', type: 'remove' }, missing: 'visit' },
    }),
  ];
};

/** Of what is offered, or of an open decision. A stop that is in the plan is chosen already; an idea is proposed. */
const readChoose: SlotReader = (clause, scene) => {
  const { decision, offered } = scene.context;
  const n = findEntity(clause, 'ordinal')?.nth ?? findEntity(clause, 'number')?.value;
  if (decision) return [toAnswer({ kind: 'choice', choice: 'replace', ...(n === undefined ? {} : { n }) })];
  const mention = findMain(scene, clause);
  const chips = offered.filter(({ frame }) => mention?.entity.places.some((place) => isOfPlace(frame, place)));
  const [chip] = chips;
  if (chip && chips.length === 1) return [chip.frame];
  return [
    frameForStop(scene, clause, {
      mention,
      make: ({ visit }) =>
        mention ? { act: 'talk', topic: 'as-it-is' } : toEdit({ type: 'replace', visit, by: { wish: 'any' } }),
      otherwise: (place) => toProposal({ type: 'add', place }),
      draft: { frame: { act: 'draft', type: 'replace', wish: 'any' }, missing: 'visit' },
    }),
  ];
};

/** Whether a chip speaks of that place. */
function isOfPlace(frame: Frame, place: PlaceId): boolean {
  return frame.act === 'edit' && JSON.stringify(frame.edit).includes(`"${place}"`);
}

/** With a question open it is the answer; without one it changes nothing. */
function choice(value: 'wait' | 'keep'): SlotReader {
  return (_, { context }) =>
    context.decision ? [toAnswer({ kind: 'choice', choice: value })] : [{ act: 'talk', topic: 'as-it-is' }];
}

const readPostpone: SlotReader = (_, { context, language }) => {
  if (!context.decision?.offered.includes('wait')) return [{ act: 'talk', topic: 'filler' }];
  return [
    ask('which-meaning', [
      { text: chipText('postpone', language), frame: { act: 'command', command: { name: 'stop' } } },
      { text: chipText('wait', language), frame: toAnswer({ kind: 'choice', choice: 'wait' }) },
    ]),
  ];
};

const readHere: SlotReader = (clause, scene) => {
  const mention = findMain(scene, clause);
  const next = findNextStop(scene);
  if (!mention && next) return [{ act: 'command', command: { name: 'here', visit: next.visit } }];
  return [
    frameForStop(scene, clause, {
      mention,
      make: ({ visit }) => ({ act: 'command', command: { name: 'here', visit } }),
    }),
  ];
};

const readNow: SlotReader = (clause, scene) => {
  const { now } = scene.context;
  const time = findEntity(clause, 'time');
  const day = findEntity(clause, 'day');
  const date = day?.date ?? now.date;
  const part = findEntity(clause, 'part')?.part;
  return [{ act: 'command', command: { name: 'now', date, time: time ? settleTime(time, part) : now.time } }];
};

/** "Put it back", "scrap that": the last change, or the stop that is spoken of. */
const OF_WHAT = String.raw`^(?:(?:put|bring) (?:it|that|them) back|(?:scrap|scratch) (?:that|this))(?: in)?$`;

/** What was changed by the message before is what is put back; else, of "scrap that" with nothing spoken of, the last change. */
function isOfLast(core: string, { edited = [], lastAbout }: TripContext): boolean {
  return edited.length > 0 || (!lastAbout && /^scr/.test(core));
}

/** "The one before last": which change is meant, the list of them tells. */
const OF_AN_OLDER =
  /\b(?:before (?:last|that)|second (?:to )?last|last but one|vorletzte\w*|davor|avant[- ]derni\w+|penultim\w*|anterior a)\b|その前|二つ前|倒数第二|上上次|再前/u;

const readUndo: SlotReader = ({ core, words }, { context, language }) => {
  if (OF_AN_OLDER.test(foldWords(words))) return [{ act: 'question', question: { about: 'history' } }];
  const undo: Frame = { act: 'command', command: { name: 'undo' } };
  if (!has(core, OF_WHAT) || (context.canUndo && isOfLast(core, context))) return [undo];
  return [
    ask('which-meaning', [
      ...(context.canUndo ? [{ text: chipText('undo', language), frame: undo }] : []),
      { text: chipText('leave-it', language), frame: { act: 'command', command: { name: 'stop' } } },
    ]),
  ];
};

/** Whoever does not know hears what there is to choose from. */
const readNotKnown: SlotReader = (_, { context }) => {
  if (context.decision) return [{ act: 'question', question: { about: 'choices' } }];
  const isChoosing = context.options > 0 && !context.selected;
  return [isChoosing ? { act: 'question', question: { about: 'compare-options' } } : { act: 'talk', topic: 'filler' }];
};

/** What it is to be called is said, or asked for. */
const readRename: SlotReader = (clause) => {
  const [title = ''] = listSlots(clause, 'title');
  return [
    title.trim() === '' ? { act: 'talk', topic: 'rename' } : { act: 'command', command: { name: 'rename', title } },
  ];
};

/** "Let's take the third option instead": where nothing is asked, one of the options is chosen. */
const readChooseOrOption: SlotReader = (clause, scene) => {
  const { decision, options } = scene.context;
  const isNth = findEntity(clause, 'ordinal') !== undefined || listSlots(clause, 'ordinal').length > 0;
  const isOption = !decision && options > 0 && isNth && readNumber(clause, scene) !== undefined;
  return (isOption ? readOption : readChoose)(clause, scene);
};

export const ANSWERS: Readonly<Partial<Record<ActName, SlotReader>>> = {
  yes: () => [toAnswer({ kind: 'yes' })],
  no: () => [toAnswer({ kind: 'no' })],
  wait: choice('wait'),
  'stay-with': choice('keep'),
  choose: readChooseOrOption,
  skip: readSkip,
  postpone: readPostpone,
  option: readOption,
  'option-by': readOptionBy,
  'do-not-know': readNotKnown,
  none: talk('off-topic'),
  undo: readUndo,
  redo: command({ name: 'redo' }),
  'start-over': command({ name: 'start-over' }),
  'plan-anew': command({ name: 'plan-anew' }),
  save: command({ name: 'save' }),
  stop: command({ name: 'stop' }),
  'autonomy-ask': command({ name: 'autonomy', value: 'ask' }),
  'autonomy-act': command({ name: 'autonomy', value: 'small-changes' }),
  here: readHere,
  now: readNow,
  greeting: talk('greeting'),
  goodbye: talk('goodbye'),
  thanks: talk('thanks'),
  praise: talk('praise'),
  complaint: talk('complaint'),
  insult: talk('insult'),
  'how-are-you': talk('how-are-you'),
  'who-are-you': talk('who-are-you'),
  emergency: talk('emergency'),
  'lost-document': talk('lost-document'),
  export: talk('export'),
  research: talk('research'),
  forget: talk('forget'),
  rename: readRename,
  person: talk('person'),
  tired: talk('tired'),
  hungry: talk('hungry'),
  language: talk('language'),
  injection: talk('injection'),
  'off-topic': talk('off-topic'),
  filler: talk('filler'),
};
