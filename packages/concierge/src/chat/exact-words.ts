import { type Answer, type Frame, readNumbered, type TripContext } from '@wayfarer/language';
import { FORBIDDEN_KEYS, parseReading } from '@wayfarer/replanner';

/**
 * A message that is nothing but a command, in the words of SEED_DETAILS A9 and of the buttons: these always mean the same,
 * whoever understands all other messages.
 *
 * @returns `undefined` for anything else.
 */
export function readExactWords(text: string, context: TripContext): Frame | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '');
  const key = findForbidden(text);
  if (key !== undefined) return { act: 'command', command: { name: 'forbidden', key } };
  const said = withoutCourtesy(text);
  const chip = context.offered.find((choice) => withoutCourtesy(choice.text) === said);
  const named = chip?.frame ?? readNumbered(text, context);
  if (named) return named;
  const [verb = '', value = '', ...rest] = words.split(/\s+/);
  if (rest.length > 0) return undefined;
  if (['option', 'choose', 'select'].includes(verb) && isNumber(value) && context.options > 0)
    return { act: 'answer', answer: { kind: 'option', option: Number(value) } };
  if (value === '' && ((verb === 'undo' && context.canUndo) || (verb === 'redo' && context.canRedo)))
    return ALONE.get(verb);
  return context.stops.length > 0 ? readOnTheWay(verb, value) : undefined;
}

function readOnTheWay(verb: string, value: string): Frame | undefined {
  const alone = value === '' ? ALONE.get(verb) : undefined;
  if (alone) return alone;
  if (verb === 'weather' && isWeather(value)) return { act: 'report', report: { kind: verb, value } };
  if (!isNumber(value)) return undefined;
  switch (verb) {
    case 'crowd':
    case 'traffic':
    case 'delay':
      return { act: 'report', report: { kind: verb, value: Number(value) } };
    case 'replace':
    case 'modify':
      return { act: 'answer', answer: { kind: 'choice', choice: 'replace', n: Number(value) } };
    default:
      return undefined;
  }
}

function choice(verb: 'wait' | 'replace' | 'skip' | 'keep' | 'move', n?: number): Frame {
  const answer: Answer = { kind: 'choice', choice: verb, ...(n === undefined ? {} : { n }) };
  return { act: 'answer', answer };
}

const YES: Frame = { act: 'answer', answer: { kind: 'yes' } };
const NO: Frame = { act: 'answer', answer: { kind: 'no' } };

/** Commands of one word. */
const ALONE: ReadonlyMap<string, Frame> = new Map(
  Object.entries<Frame>({
    closed: { act: 'report', report: { kind: 'closed' } },
    wait: choice('wait'),
    replace: choice('replace', 1),
    skip: choice('skip'),
    keep: choice('keep'),
    move: choice('move'),
    undo: { act: 'command', command: { name: 'undo' } },
    redo: { act: 'command', command: { name: 'redo' } },
    approve: YES,
    approved: YES,
    reject: NO,
    later: { act: 'command', command: { name: 'stop' } },
    tired: { act: 'talk', topic: 'tired' },
    hungry: { act: 'talk', topic: 'hungry' },
    continue: { act: 'command', command: { name: 'event', kind: 'continue' } },
    end: { act: 'command', command: { name: 'event', kind: 'end' } },
    reoptimize: { act: 'command', command: { name: 'event', kind: 'reoptimize' } },
    help: { act: 'question', question: { about: 'help' } },
  }),
);

function isNumber(text: string): boolean {
  return /^\d{1,3}$/.test(text);
}

function isWeather(value: string): boolean {
  try {
    return parseReading({ kind: 'weather', value }).measure.kind === 'weather';
  } catch {
    return false;
  }
}

/** A key of the machine's language that nobody may use; travellers write none. */
function findForbidden(text: string): string | undefined {
  return FORBIDDEN_KEYS.find((key) => text.toLowerCase().includes(key));
}

/** "Option 1 please", "yes, keep my plan": a button's words with a courtesy are its words. */
function withoutCourtesy(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^(?:yes|ok|okay|ja|oui|sí|si|はい|好)[,，、]\s*/u, '')
    .replace(
      /[\s,，]*(?:please|thanks|thank you|bitte|danke|s['’]il (?:vous|te) pla[iî]t|merci|por favor|gracias|お願いします|谢谢)?[\s.!。！]*$/u,
      '',
    );
}
