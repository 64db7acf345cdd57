import { isSameData } from '@wayfarer/trip';

import type { Frame } from './frame.ts';

const SMALL_TALK = new Set([
  'greeting',
  'goodbye',
  'thanks',
  'praise',
  'as-it-is',
  'filler',
  'how-are-you',
  'complaint',
  'insult',
]);

/**
 * Courtesies beside a request are no second request; nor is a yes before an order, unless something was just put to the traveller:
 * "yes, and let us start at ten on Friday".
 */
export function settleFrames(frames: readonly Frame[], isProposed = false): readonly Frame[] {
  const urgent = frames.find((frame) => frame.act === 'talk' && ['emergency', 'injection'].includes(frame.topic));
  if (urgent) return [urgent];
  const isBusy = frames.some(({ act }) => act === 'edit' || act === 'question' || act === 'report' || act === 'ask');
  // "We are tired, less walking on Friday" has said what is to be done about it.
  const isSmall = (frame: Frame): boolean =>
    frame.act === 'talk' &&
    (SMALL_TALK.has(frame.topic) || (isBusy && ['tired', 'hungry', 'sore'].includes(frame.topic)));
  const large = frames.filter((frame) => !isSmall(frame));
  if (large.length === 0) return frames.slice(0, 1);
  const orders = large.filter(({ act }) => act === 'edit' || act === 'fact' || act === 'report' || act === 'command');
  const isOrdered = orders.length > 0;
  // "We are in a jam, 20 minutes late" has said what the jam comes to; "we missed the bus, 20 minutes late" how late.
  const isLateKnown = large.some((frame) => frame.act === 'report' && frame.report.kind === 'delay');
  const isNeedless = (frame: Frame): boolean =>
    isLateKnown && frame.act === 'ask' && ['how-late', 'how-full', 'how-long-stuck'].includes(frame.about);
  return large.filter(
    (frame, at) =>
      !isNeedless(frame) &&
      !isProposedTwice(frame, large) &&
      !(isOrdered && isBareAnswer(frame, isProposed)) &&
      large.findIndex((other) => JSON.stringify(other) === JSON.stringify(frame)) === at,
  );
}

function isBareAnswer(frame: Frame, isProposed: boolean): boolean {
  return frame.act === 'answer' && (frame.answer.kind === 'no' || (frame.answer.kind === 'yes' && !isProposed));
}

/** Put to the traveller in one part of the message, and told to be done in another: "drop the last day, we go home a day earlier". */
function isProposedTwice(frame: Frame, others: readonly Frame[]): boolean {
  if (frame.act !== 'wish' || frame.wish.kind !== 'propose') return false;
  const { edits } = frame.wish;
  return edits.every((edit) => others.some((other) => other.act === 'edit' && isSameData(other.edit, edit)));
}
