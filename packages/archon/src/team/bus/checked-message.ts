import { MisuseError } from '../../errors.ts';
import { toFrozenJson } from '../../events/json.ts';
import { type Message, PRIORITY } from '../message.ts';

/** A frozen copy: whatever becomes of the sender's, receivers see what was sent. */
export function checkedMessage(message: Message): Message {
  for (const name of ['id', 'senderId', 'receiverId', 'messageType'] as const) {
    if (typeof message[name] === 'string' && message[name] !== '') continue;
    throw new MisuseError(`Expected a text as \`${name}\` of a message, got ${JSON.stringify(message[name])}.`);
  }
  if (message.priority !== undefined && !Object.hasOwn(PRIORITY, message.priority)) {
    throw new MisuseError(
      `Expected ${Object.keys(PRIORITY).join(', ')} as \`priority\`, got ${JSON.stringify(message.priority)}.`,
    );
  }
  return toFrozenJson(message, 'message') as Message;
}
