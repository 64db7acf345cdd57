import type { ConversationEvent } from '../../stage-event.ts';
import type { HeardEvent } from '../subject.ts';

type ContentOf<Type extends ConversationEvent['type']> = Extract<ConversationEvent, { type: Type }>['content'];

/** Contents of the events of a type, in order. */
export function contentsOf<Type extends ConversationEvent['type']>(
  events: readonly HeardEvent[],
  type: Type,
): readonly ContentOf<Type>[] {
  return events.flatMap((event) => (event.type === type ? [event.content as ContentOf<Type>] : []));
}
