import { z } from 'zod';

const lineSchema = z.object({ role: z.enum(['user', 'assistant']), text: z.string(), at: z.iso.datetime() });

/** A traveller who called for a person and has not been answered to the end. */
const waitingConversationSchema = z
  .object({
    trip: z.string().describe('Id of the trip.'),
    title: z.string(),
    updatedAt: z.iso.datetime().describe('When the newest event of the trip was written.'),
    messages: z.array(lineSchema).describe('The newest messages, in order.'),
  })
  .meta({ id: 'WaitingConversation' });

/** What whoever runs a Wayfarer has to answer. */
export const inboxSchema = z.object({ conversations: z.array(waitingConversationSchema) }).meta({ id: 'Inbox' });
export type Inbox = z.infer<typeof inboxSchema>;

/** What is answered in person. */
export const answerInPersonSchema = z
  .object({
    text: z.string(),
    done: z.boolean().optional().describe('The conversation waits for nobody any more; default true.'),
  })
  .meta({ id: 'AnswerInPerson' });
export type AnswerInPerson = z.infer<typeof answerInPersonSchema>;
