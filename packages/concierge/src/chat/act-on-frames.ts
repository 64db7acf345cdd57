import type { NewEvent } from '@wayfarer/archon';
import type { Edit } from '@wayfarer/edits';
import {
  beginsWithYes,
  type Choice,
  type Draft,
  type Frame,
  type Language,
  listProposedEdits,
  sayEdit,
  type Speaker,
} from '@wayfarer/language';
import { isSameData } from '@wayfarer/trip';

import type { TripCommand } from '../trip-command.ts';
import type { TripState } from '../trip-state.ts';
import type { TripWorld } from '../trip-world.ts';
import { actOnFrame } from './act-on-frame.ts';
import { costOf } from './acts/say-over-limit.ts';
import type { About } from './focus.ts';
import { foldAhead } from './fold-ahead.ts';
import { findDoIt, isLeaving, isProposing, isTaking } from './proposal.ts';
import { type Act, chip, MOST_CHIPS, type PlanScene, type Scene, speakerOf } from './scene.ts';
import { leaveChip, takeChip } from './wishes/propose.ts';

/** What is acted on: the frames of one message, in order. */
export interface Said {
  readonly text: string;
  readonly language: Language;
  readonly frames: readonly Exclude<Frame, { act: 'fact' }>[];
  readonly unused: readonly string[];
}

export interface ActParts {
  readonly world: TripWorld;
  readonly decide: (state: TripState, command: TripCommand) => readonly NewEvent[];
}

/** What came of a message: the events of its frames, and one answer for all of them. */
export interface Outcome {
  readonly events: readonly NewEvent[];
  readonly spoken: {
    readonly text: string;
    readonly offered?: readonly Choice[];
    readonly draft?: Draft;
    readonly wished?: Edit;
    readonly about?: About;
    readonly language?: Language;
  };
}

/**
 * Acts on one frame after the other, each on the trip as the one before has left it. One that fails stops no other. Where one change of
 * a message is put to the traveller, so are the others: two halves of one wish are not done at two times.
 */
export function actOnFrames(state: TripState, said: Said, parts: ActParts): Outcome {
  const outcome = actOnEach(state, { ...said, isPartly: said.unused.length > 0 }, parts);
  const isHalfDone = outcome.isAsking && said.frames.filter(({ act }) => act === 'edit' || act === 'wish').length > 1;
  return isHalfDone ? actOnEach(state, { ...said, isPartly: true }, parts) : outcome;
}

function actOnEach(
  state: TripState,
  said: Said & { readonly isPartly: boolean },
  { world, decide }: ActParts,
): Outcome & { readonly isAsking: boolean } {
  let now = state;
  const acts: (Act & { readonly language?: Language })[] = [];
  for (const each of withoutPrices(said.frames, state)) {
    const frame = answersOffer(each, said, state);
    const at = now;
    const isConfirmed = state.conversation.offered.some((choice) => isSameData(choice.frame, frame));
    const speaker = speakerOf(at, said.language);
    const scene: Scene = {
      state: at,
      world,
      speaker,
      isConfirmed,
      isPartly: said.isPartly,
      decide: (command) => decide(at, command),
      decideAll: (commands) => decideInTurn(at, commands, decide),
      after: (events) => speakerOf(events.reduce(foldAhead, at), said.language),
    };
    const act = actOnFrame(frame, said.text, at.journey ? withPlan(scene, at.journey) : scene);
    acts.push(act);
    now = (act.events ?? []).reduce(foldAhead, at);
  }
  const { talk } = speakerOf(now, said.language).texts;
  const unused = said.unused.length > 0 ? [talk.unused(said.unused.join(', '))] : [];
  return {
    isAsking: acts.some(({ offered = [] }) => isProposing(offered)),
    events: acts.flatMap(({ events = [] }) => events).filter(({ type }) => type !== 'message-sent'),
    spoken: {
      ...joinActs(acts, speakerOf(now, said.language)),
      text: [...acts.map(({ text }) => text), ...unused].filter(Boolean).join('\n'),
    },
  };
}

/** "Something local for dinner, not over $60 a head": what a table may cost is no limit of the trip. */
function withoutPrices(frames: Said['frames'], { journey, conversation }: TripState): Said['frames'] {
  if (!journey) return frames;
  const total = costOf(journey, journey.days);
  const isPrice = (frame: Said['frames'][number]): boolean => {
    const edits =
      frame.act === 'edit'
        ? [frame.edit]
        : frame.act === 'wish' && frame.wish.kind === 'propose'
          ? frame.wish.edits
          : [];
    return edits.some(
      (edit) =>
        edit.type === 'budget' &&
        edit.limit !== null &&
        edit.limit.currency === total.currency &&
        edit.limit.amount < total.amount * SMALL_SHARE,
    );
  };
  const others = frames.filter((frame) => !isPrice(frame));
  const isOfPrices = conversation.acts.some((act) => OF_PRICES.test(act)) || others.some(isOfTable);
  return others.length > 0 && isOfPrices ? others : frames;
}

/** Less of the plan's cost than this is the price of something in it. */
const SMALL_SHARE = 0.25;
const OF_PRICES = /^(?:ask-(?:price|cost|meal|booking)|meal)/;

function isOfTable(frame: Said['frames'][number]): boolean {
  return JSON.stringify(frame).includes('"meal"') || (frame.act === 'question' && frame.question.about === 'tables');
}

function decideInTurn(
  state: TripState,
  commands: readonly TripCommand[],
  decide: ActParts['decide'],
): readonly NewEvent[] {
  let now = state;
  return commands.flatMap((command) => {
    const events = decide(now, command);
    now = events.reduce(foldAhead, now);
    return events;
  });
}

/** A yes or no to nothing but edits that were just offered is about those, whatever else is open. */
function answersOffer(frame: Said['frames'][number], said: Said, { conversation }: TripState): Said['frames'][number] {
  const { text } = said;
  const { offered } = conversation;
  const all = offered.filter(({ frame }) => !isLeaving(frame));
  // A yes to several edits at once takes them all.
  const whole = all.filter(({ frame }) => frame.act === 'command' && frame.command.name === 'take-all');
  const doIt = isProposing(offered) ? findDoIt(offered) : undefined;
  const takings = whole.length > 0 ? whole : doIt ? [doIt] : all;
  const [only] = takings;
  const isProposed = isProposing(offered) && takings.length === 1;
  const isOffer =
    only !== undefined &&
    takings.every(
      ({ frame }) =>
        isTaking(frame) ||
        (takings.length < offered.length && isConfirmable(frame)) ||
        (isProposed && (frame.act === 'command' || (frame.act === 'answer' && frame.answer.kind === 'option'))),
    );
  if (!isOffer || frame.act !== 'answer') return frame;
  // Beside a question that is open these two words are about that, unless something newer is put to the traveller.
  if (!isProposed && /^(?:approved?|reject)$/i.test(text.trim())) return frame;
  if (frame.answer.kind === 'no') return { act: 'command', command: { name: 'stop' } };
  if (frame.answer.kind !== 'yes') return frame;
  // "That is too much, leave the other days alone" has been taken for a yes.
  const isSaid = beginsWithYes(text) || said.frames.length + said.unused.length === 1;
  if (takings.length > 1 || only.frame.act === 'fact' || !isSaid)
    return { act: 'ask', about: 'which-meaning', choices: offered };
  return only.frame;
}

/** "Yes, we are there": of two chips of which the other leaves all as it is. */
function isConfirmable(frame: Frame): boolean {
  return (
    frame.act === 'report' ||
    (frame.act === 'command' && (frame.command.name === 'here' || frame.command.name === 'now'))
  );
}

function withPlan(scene: Scene, journey: PlanScene['journey']): PlanScene {
  return { ...scene, journey };
}

/** The chips of all, the question of the last that asks, and what was spoken of last. */
function joinActs(
  acts: readonly (Act & { readonly language?: Language })[],
  speaker: Speaker,
): Omit<Outcome['spoken'], 'text'> {
  const offered = joinOffers(acts, speaker);
  const draft = acts.findLast((act) => act.draft)?.draft;
  const wished = acts.findLast((act) => act.wished)?.wished;
  const about = acts.findLast((act) => act.about && Object.keys(act.about).length > 0)?.about;
  const language = acts.findLast((act) => act.language)?.language;
  return {
    ...(offered.length > 0 && { offered }),
    ...(draft && { draft }),
    ...(wished && { wished }),
    ...(about && { about }),
    ...(language && { language }),
  };
}

/** Several proposals of one message are one question: a yes takes all, and each can be taken by itself. */
function joinOffers(acts: readonly Act[], speaker: Speaker): readonly Choice[] {
  const asked = acts.flatMap(({ offered = [] }) => (offered.length > 0 ? [offered] : []));
  const edits = asked.map(listProposedEdits);
  if (asked.length < 2 || edits.some((each) => each.length === 0)) return asked.flat();
  const all = edits.flat();
  return [
    takeChip(all, { speaker }),
    ...all.slice(0, MOST_CHIPS - 2).map((edit) => chip(sayEdit(edit, speaker), { act: 'edit', edit })),
    leaveChip({ speaker }),
  ];
}
