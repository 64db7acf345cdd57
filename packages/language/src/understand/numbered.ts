import { type ChoiceNumber, pickByNumber, readChoiceNumber } from '../choice-number.ts';
import type { Draft, Frame } from './frame.ts';
import type { TripContext } from './trip-context.ts';

/** What the newest question is about, as far as numbers answer it. */
type Open = Pick<TripContext, 'offered' | 'draft' | 'decision' | 'options' | 'selected' | 'proposal'>;

/**
 * The answer that a message names by its number: of the newest question, and of no other.
 *
 * @returns `undefined` where the message is no number, or no question has an answer of that number.
 */
export function readNumbered(text: string, open: Open): Frame | undefined {
  const number = readChoiceNumber(text);
  if (!number || isAmount(number, open)) return undefined;
  const { offered, decision, options, selected, proposal } = open;
  // The decision numbers its alternatives itself; only some of them have a chip.
  if (decision && (offered.length === 0 || offered.some(({ frame }) => isAlternative(frame)))) {
    const alternative = decision.alternatives.find(({ n }) => n === number.nth);
    if (alternative) return { act: 'answer', answer: { kind: 'choice', choice: 'replace', n: alternative.n } };
  }
  if (offered.length > 0) return pickByNumber(offered, number)?.frame;
  if (decision) return undefined;
  if (options > 0 && !selected) return optionOf(number, options);
  const yesOrNo: readonly Frame[] = [
    { act: 'answer', answer: { kind: 'yes' } },
    { act: 'answer', answer: { kind: 'no' } },
  ];
  return proposal ? pickByNumber(yesOrNo, number) : undefined;
}

const AMOUNTS: ReadonlySet<Draft['missing']> = new Set(['time', 'length', 'level', 'delay']);

/** "2" to "at what time?" is an hour; "the 14th" to "which day?" a date. */
function isAmount({ nth, said }: ChoiceNumber, { draft, offered }: Open): boolean {
  if (!draft || said === 'number') return false;
  if (AMOUNTS.has(draft.missing)) return said === 'bare';
  return draft.missing === 'date' && offered.some(({ frame }, at) => at + 1 !== nth && dayOfMonth(frame) === nth);
}

function dayOfMonth(frame: Frame): number | undefined {
  const to = frame.act === 'edit' && frame.edit.type === 'move' ? frame.edit.to : undefined;
  return to && 'date' in to && to.date !== undefined ? Number(to.date.slice(-2)) : undefined;
}

function isAlternative(frame: Frame): boolean {
  return frame.act === 'answer' && frame.answer.kind === 'choice' && frame.answer.n !== undefined;
}

/** One that is not there is answered with those that are. */
function optionOf({ nth }: ChoiceNumber, options: number): Frame {
  return { act: 'answer', answer: { kind: 'option', option: nth < 0 ? options : nth } };
}
