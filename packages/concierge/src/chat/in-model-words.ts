import type { Decider } from '@wayfarer/archon';
import { type Frame, inOtherWords, type ModelPort } from '@wayfarer/language';

import type { Say, TripCommand } from '../trip-command.ts';
import type { TripState } from '../trip-state.ts';

/** Questions whose answers explain something. */
const EXPLAINED: ReadonlySet<string> = new Set([
  'why',
  'why-asked',
  'why-this',
  'why-limit',
  'place',
  'learned',
  'what-if',
]);

/**
 * The message, with what a model makes of the words that answer it, where those ask back or explain. They are tried on the
 * trip as it stands; if another answer is given in the end, that one is given as it is.
 */
export async function withModelWords(
  state: TripState,
  say: Say,
  { core, model }: { readonly core: Pick<Decider<TripState, TripCommand>, 'decide'>; readonly model: ModelPort },
): Promise<Say> {
  const { understood, interaction } = say;
  const [frame, ...more] = understood?.frames ?? [];
  if (!understood || !frame || more.length > 0 || interaction === undefined) return say;
  // Whoever was asked about this message already is not asked again.
  if (understood.readBy !== undefined || !isWordy(frame)) return say;
  const from = answerTo(state, say, core);
  if (from === undefined) return say;
  const to = await inOtherWords(from, {
    model,
    language: understood.language,
    caller: { trip: state.id, key: interaction },
  });
  return to === from ? say : { ...say, reworded: { from, to } };
}

function isWordy(frame: Frame): boolean {
  return frame.act === 'ask' || (frame.act === 'question' && EXPLAINED.has(frame.question.about));
}

function answerTo(
  state: TripState,
  say: Say,
  core: Pick<Decider<TripState, TripCommand>, 'decide'>,
): string | undefined {
  try {
    const [sent, ...more] = core.decide(state, say).filter(({ type }) => type === 'message-sent');
    return sent && more.length === 0 ? (sent.content as { readonly text: string }).text : undefined;
  } catch {
    // Whoever carries it out hears what is wrong.
    return undefined;
  }
}
