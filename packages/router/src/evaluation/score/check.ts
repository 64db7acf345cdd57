import type { ConversationEvent } from '../../stage-event.ts';
import type { Layer } from '../golden.ts';
import type { HeardEvent } from '../subject.ts';

/** Something that was looked at: what should have been, and what was. */
export interface Check {
  readonly layer: Layer;
  /** Which part of the layer, e.g. `status`. */
  readonly what: string;
  readonly passed: boolean;
  /** In words. */
  readonly expected: string;
  readonly got: string;
}

/** The same as plain JSON. */
export function same(layer: Layer, what: string, sides: { readonly expected: unknown; readonly got: unknown }): Check {
  const [expected, got] = [show(sides.expected), show(sides.got)];
  return { layer, what, passed: expected === got, expected, got };
}

/** A value as a report shows it. */
function show(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}

type ContentOf<Type extends ConversationEvent['type']> = Extract<ConversationEvent, { type: Type }>['content'];

/** Contents of the events of a type, in order. */
export function contentsOf<Type extends ConversationEvent['type']>(
  events: readonly HeardEvent[],
  type: Type,
): readonly ContentOf<Type>[] {
  return events.flatMap((event) => (event.type === type ? [event.content as ContentOf<Type>] : []));
}
