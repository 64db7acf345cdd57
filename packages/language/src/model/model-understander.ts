import { isSameData } from '@wayfarer/trip';

import { chipText } from '../understand/chips.ts';
import type { Choice, Frame, Language } from '../understand/frame.ts';
import type { TripContext, Understander, Understood } from '../understand/trip-context.ts';
import type { ModelPort } from './ask-model.ts';
import { checkSentences, instructionsWith, type PlainSentence, SENTENCES_SCHEMA } from './plain-sentences.ts';
import { describeTrip, REQUEST_EXAMPLES } from './request-prompt.ts';

/**
 * Rules first; a model is asked only about what they do not read. It puts that into plain sentences, the rules read those, and
 * what comes of it is what the rules could have made themselves. Whatever would change or settle anything is offered as a chip and
 * not done: a misreading costs a question. Where the model has no usable answer, the rules' counts, and the reply says so.
 */
export function createModelUnderstander({
  rules,
  model,
}: {
  readonly rules: Understander;
  readonly model: ModelPort;
}): Understander {
  return {
    async understand(text, context, caller) {
      const byRules = await rules.understand(text, context);
      if (!caller || context.days.length === 0 || isSure(byRules)) return byRules;
      const left = isLost(byRules) ? text : byRules.unused.join('\n');
      const read = readsIn(rules, context);
      const sentences = await model.ask<readonly PlainSentence[]>({
        purpose: 'read',
        caller,
        instructions: instructionsWith(REQUEST_EXAMPLES),
        task: `The traveller writes:\n${left}`,
        context: describeTrip(context),
        schema: SENTENCES_SCHEMA,
        check: (answer) =>
          checkSentences(answer, left, async ({ words }) =>
            isPlain(await read(words))
              ? undefined
              : `${JSON.stringify(words)} is no sentence of that manner, or names what is not on the trip; mend it or leave it out`,
          ),
      });
      if (sentences === null) return { ...byRules, readBy: 'rules-instead' };
      const found = await Promise.all(sentences.map(async ({ words }) => ({ words, understood: await read(words) })));
      return joined(byRules, found, left);
    },
  };
}

interface Found {
  readonly words: string;
  readonly understood: Understood;
}

/** A frame, and the sentence that it was read from. */
interface Made {
  readonly words: string;
  readonly frame: Frame;
}

/** What was offered or asked before is nothing to a sentence that stands for itself. */
function readsIn(rules: Understander, context: TripContext) {
  const alone = { ...context, offered: [], draft: null, lastAbout: null };
  return (words: string) => rules.understand(words, alone);
}

/** Read whole: nothing is left, and nobody has to be asked what is meant. */
function isSure({ frames, unused }: Understood): boolean {
  return unused.length === 0 && !frames.some(isLostFrame);
}

/** A sentence that a model may make: an order about how the program works is none. */
function isPlain(understood: Understood): boolean {
  return isSure(understood) && !understood.frames.some((frame) => frame.act === 'talk' && frame.topic === 'injection');
}

const LOST: ReadonlySet<string> = new Set(['not-understood', 'unknown-place', 'which-meaning']);

/** The rules have not read it, or but the name of a place. */
function isLostFrame(frame: Frame): boolean {
  return frame.act === 'ask' && LOST.has(frame.about);
}

function isLost({ frames }: Understood): boolean {
  return frames.some(isLostFrame);
}

/** The rules keep what they have read; of what was left, what the model has made of it. */
function joined(byRules: Understood, found: readonly Found[], left: string): Understood {
  const sure = byRules.frames.filter((frame) => !isLostFrame(frame));
  const made = found
    .flatMap(({ words, understood }) => understood.frames.map((frame) => ({ words, frame })))
    .filter(({ frame }) => !sure.some((known) => isSameData(known, frame)));
  const more = toFrames(made, left, byRules.language);
  const [first, ...rest] = [...sure, ...more];
  if (!first || more.length === 0) return { ...byRules, readBy: 'model' };
  return { ...byRules, frames: [first, ...rest], unused: [], readBy: 'model' };
}

/** More answers at once are a wall of text. */
const MOST_ANSWERS = 3;
const MOST_CHIPS = 4;

function toFrames(frames: readonly Made[], left: string, language: Language): readonly Frame[] {
  // What the planner reads it reads as it was written, with a model of its own.
  if (frames.some(({ frame }) => frame.act === 'fact')) return [{ act: 'fact', text: left }];
  const answers = frames.filter(({ frame }) => isHarmless(frame)).map(({ frame }) => frame);
  const asked = frames.find(({ frame }) => frame.act === 'ask')?.frame;
  const chips = frames
    .filter(({ frame }) => frame.act !== 'ask' && !isHarmless(frame))
    .map(({ words, frame }): Choice => ({ text: words, frame }));
  return [...answers.slice(0, MOST_ANSWERS), ...(chips.length > 0 ? [offer(chips, language)] : asked ? [asked] : [])];
}

/** Tells what is known, or nothing; whoever calls a person is asked first. */
function isHarmless(frame: Frame): boolean {
  return frame.act === 'question' || (frame.act === 'talk' && frame.topic !== 'person');
}

/** Done once somebody says so. */
function offer(chips: readonly Choice[], language: Language): Frame {
  const leave: Choice = { text: chipText('leave-it', language), frame: { act: 'command', command: { name: 'stop' } } };
  return { act: 'ask', about: 'read-so', choices: [...chips.slice(0, MOST_CHIPS), leave] };
}
