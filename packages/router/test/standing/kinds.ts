import type { EventLog } from '@wayfarer/archon';
import type { KindOfRun } from '@wayfarer/archon/testing';

import { openShop } from '../shop.ts';

/** Every kind of run that the router writes. */
export const KINDS: readonly KindOfRun[] = [
  {
    name: 'a conversation',
    ends: (log) => conversation(log, 'where is ORD-1?'),
    waits: (log) => conversation(log, 'refund ORD-1, $60'),
    says: { waiting: 'approval', ending: 'answered' },
  },
  {
    name: 'a conversation with a question',
    waits: (log) => conversation(log, 'where is it?', 's2'),
    says: { waiting: 'answer' },
  },
];

async function conversation(log: EventLog, text: string, sessionId = 's1'): Promise<string> {
  const { router } = openShop({ log });
  await router.resume();
  await router.handle({ id: `${sessionId}-m`, text, customerId: 'c', context: { sessionId } });
  return sessionId;
}
