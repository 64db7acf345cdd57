import type { NewEvent } from '@wayfarer/archon';

import type { TripState } from './trip-state.ts';

/**
 * The words of a conversation, theirs and ours, stand beside the chain: whatever somebody says of themselves goes with them
 * when they are erased. In the chain each message has a placeholder, `⟦words:3⟧` for the third.
 */
const WORDS = 'words';
/** What the planner's brain remarks on a message: it quotes it. */
const REMARK = 'remark';
/** What of a message is for the planner's brain, where the rest of it was something else. */
const PART = 'part';
/** A name by which a traveller is told apart from the others. */
export const NAME = 'traveller';

/** Placeholder → what was said, as the log keeps it beside its chain. */
export type SaidWords = ReadonlyMap<string, string>;

/** Who is spoken of where the name was erased. */
const NOBODY = 'somebody';

/** Remarks on one message have numbers of their own below this. */
const MOST_REMARKS = 1000;

/** What is shown of words that were erased. */
const ERASED = '(erased)';

/** `⟦email:1⟧` and the like. */
const PLACEHOLDER = /⟦([^⟧\s:]{1,60}(?::[^⟧\s:]{1,20})?):(\d+)⟧/gu;

/** Moves words out of events that are about to be appended. */
export function concealWords({ planning }: TripState, events: readonly NewEvent[]): readonly NewEvent[] {
  const concealed = new Map<string, string>();
  let number = planning.messages.length;
  return events.map((event) => {
    switch (event.type) {
      case 'message-received':
      case 'message-sent': {
        const { text, ...content } = event.content as { readonly text: string };
        const placeholder = `⟦${WORDS}:${++number}⟧`;
        concealed.set(text, placeholder);
        return withWords(event, { ...content, text: placeholder }, { [placeholder]: text });
      }
      case 'task-requested':
        return concealQuery(event, concealed, number);
      case 'task-completed':
        return concealRemarks(event);
      default:
        return event;
    }
  });
}

/** The message that is to be understood came with the same events; of some only a part is to be. */
function concealQuery(event: NewEvent, concealed: ReadonlyMap<string, string>, number: number): NewEvent {
  const content = event.content as { readonly query: { readonly message?: unknown } };
  const { message } = content.query;
  if (typeof message !== 'string' || isWords(message)) return event;
  const known = concealed.get(message);
  const placeholder = known ?? `⟦${PART}:${number}⟧`;
  const concealedQuery = { ...content, query: { ...content.query, message: placeholder } };
  return known === undefined
    ? withWords(event, concealedQuery, { [placeholder]: message })
    : { ...event, content: concealedQuery };
}

interface Understood {
  readonly remarks: readonly { readonly text: string }[];
  readonly learned: readonly { readonly note?: string }[];
  readonly names?: Readonly<Record<string, string>>;
}

function concealRemarks(event: NewEvent): NewEvent {
  const content = event.content as { readonly id: string; readonly result: Understood };
  const index = /^understand-(\d+)$/.exec(content.id)?.[1];
  if (index === undefined) return event;
  const words: Record<string, string> = {};
  const conceal = (text: string): string => {
    // One sentence for two facts is one sentence: who reads them leaves out what stands there twice.
    const known = Object.keys(words).find((placeholder) => words[placeholder] === text);
    if (known !== undefined) return known;
    const placeholder = `⟦${REMARK}:${Number(index) * MOST_REMARKS + Object.keys(words).length + 1}⟧`;
    words[placeholder] = text;
    return placeholder;
  };
  const { names = {}, remarks, learned, ...rest } = content.result;
  const result = {
    ...rest,
    remarks: remarks.map((remark) => ({ ...remark, text: conceal(remark.text) })),
    learned: learned.map((one) => (one.note === undefined ? one : { ...one, note: conceal(one.note) })),
  };
  return withWords(event, { ...content, result }, { ...words, ...names });
}

/** Wrapped, a message is never mistaken for something else in the event that has the same letters. */
function withWords(event: NewEvent, content: unknown, words: Readonly<Record<string, string>>): NewEvent {
  const wrapped = Object.entries(words).map(([placeholder, text]) => [placeholder, JSON.stringify({ text })] as const);
  if (wrapped.length === 0) return { ...event, content };
  return { ...event, content, personal: { ...event.personal, ...Object.fromEntries(wrapped) } };
}

/** The name that a placeholder stands for. */
export function nameIn(words: SaidWords, placeholder: string): string {
  const wrapped = words.get(placeholder);
  return wrapped === undefined ? NOBODY : (JSON.parse(wrapped) as { readonly text: string }).text;
}

/** Whether a text is nothing but a placeholder for words that stand beside the chain. */
export function isWords(text: string): boolean {
  return new RegExp(`^⟦${WORDS}:\\d+⟧$`, 'u').test(text);
}

/** `⟦email:1⟧` and the like, each once. */
export function listPlaceholders(text: string): readonly string[] {
  return [...new Set(text.match(PLACEHOLDER) ?? [])];
}

/** The text as it was said, as far as that is still kept. */
export function reveal(text: string, values: ReadonlyMap<string, string>): string {
  const said = revealWords(text, values);
  return said.replaceAll(PLACEHOLDER, (placeholder) => values.get(placeholder) ?? placeholder);
}

/** The text with the words of messages, and placeholders for what is personal in them. */
export function revealWords(text: string, values: ReadonlyMap<string, string>): string {
  // Our words may hold remarks, and those nothing more.
  const once = (part: string): string =>
    part.replaceAll(PLACEHOLDER, (placeholder, kind: string) => {
      if (kind === NAME) return nameIn(values, placeholder);
      if (kind !== WORDS && kind !== REMARK && kind !== PART) return placeholder;
      const wrapped = values.get(placeholder);
      return wrapped === undefined ? ERASED : (JSON.parse(wrapped) as { readonly text: string }).text;
    });
  return once(once(text));
}
