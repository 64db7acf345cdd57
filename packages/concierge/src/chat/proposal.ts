import { type Choice, type Frame, LANGUAGES, textsIn } from '@wayfarer/language';

/** Leaves everything as it is. */
export function isLeaving(frame: Frame): boolean {
  return (
    (frame.act === 'command' && frame.command.name === 'stop') ||
    (frame.act === 'talk' && frame.topic === 'filler') ||
    (frame.act === 'answer' && frame.answer.kind === 'no')
  );
}

/** Does what was proposed. */
export function isTaking(frame: Frame): boolean {
  return (
    frame.act === 'edit' ||
    (frame.act === 'command' && (frame.command.name === 'take' || frame.command.name === 'take-all'))
  );
}

/** Whether the newest answer has proposed something, to be taken or left: a yes or a no is about that. */
export function isProposing(offered: readonly Choice[]): boolean {
  return offered.length > 1 && offered.some(({ frame }) => isLeaving(frame));
}

/** The chip that does what was proposed, where ideas to add stand beside it: a plain yes means that one. */
export function findDoIt(offered: readonly Choice[]): Choice | undefined {
  return offered.find(({ text, frame }) => isTaking(frame) && DO_IT.has(text));
}

const DO_IT: ReadonlySet<string> = new Set(LANGUAGES.map((language) => textsIn(language).decisions.doIt));
