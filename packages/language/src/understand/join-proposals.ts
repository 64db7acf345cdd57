import type { Frame } from './frame.ts';

/** What one message proposes is one question, wherever its parts stood: it comes after what is done at once. */
export function joinProposals(frames: readonly Frame[]): readonly Frame[] {
  const edits = frames.flatMap((frame) => (isProposal(frame) ? frame.wish.edits : []));
  const [first, ...others] = edits;
  if (!first || frames.filter(isProposal).length < 2) return frames;
  const joined: Frame = { act: 'wish', wish: { kind: 'propose', edits: [first, ...others] } };
  return [...frames.filter((frame) => !isProposal(frame)), joined];
}

type Proposal = Extract<Frame, { act: 'wish' }> & {
  readonly wish: Extract<Extract<Frame, { act: 'wish' }>['wish'], { kind: 'propose' }>;
};

function isProposal(frame: Frame): frame is Proposal {
  return frame.act === 'wish' && frame.wish.kind === 'propose';
}
