import type { Inbox } from '@wayfarer/contract';

import { BadInputError } from '../bad-input-error.ts';
import { type CommandContext, KEY_OPTION, type Reply, textOf, TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';
import type { Style } from '../render/style.ts';

export const inbox: TripCommand = {
  name: 'inbox',
  summary: 'answer travellers who called for a person',
  usage: '[TRIP [answer "…"]]',
  words: [0, 3],
  options: {
    open: { type: 'boolean', summary: 'the conversation goes on waiting after the answer' },
    ...KEY_OPTION,
  },
  details: `${TRIP_WORD} Set WAYFARER_PERSON=1 where somebody reads this; without it no traveller is promised a person.`,
  async run(context) {
    const { concierge, words } = context;
    const [word, verb, text] = words;
    if (word === undefined) return toReply(await concierge.readInbox());
    const id = await findTripId(concierge, word);
    if (verb === undefined) return toReply(await readOne(context, id));
    if (verb !== 'answer' || text === undefined)
      throw new BadInputError(`Expected \`inbox ${word} answer "…"\`, got ${JSON.stringify(verb)}.`);
    const done = context.options['open'] !== true;
    const trip = await concierge.answerInPerson(id, { text, done, key: textOf(context, 'key') });
    return { json: trip, text: () => `Answered in ${id}.${done ? '' : ' It goes on waiting.'}\n` };
  },
};

async function readOne({ concierge }: CommandContext, id: string): Promise<Inbox> {
  const { conversations } = await concierge.readInbox();
  return { conversations: conversations.filter(({ trip }) => trip === id) };
}

function toReply(waiting: Inbox): Reply {
  return { json: waiting, text: (style) => show(waiting, style) };
}

function show({ conversations }: Inbox, style: Style): string {
  if (conversations.length === 0) return 'Nobody waits for a person.\n';
  return conversations
    .map(({ trip, title, messages }) => {
      const lines = messages.map(({ role, text }) => `  ${role === 'user' ? 'they' : 'we'}: ${text}`);
      return `${style.accent(trip)} ${style.bold(title)}\n${lines.join('\n')}\n`;
    })
    .join('\n');
}
