import { defineTool, ReActAgent } from '@wayfarer/archon';
import { nodeRuntime } from '@wayfarer/archon/node';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { z } from 'zod';

import { payOut } from './bank.ts';
import { model } from './model.ts';

const refund = defineTool({
  name: 'refund',
  description: 'Pays an order back. Returns the receipt.',
  parametersSchema: z.object({ order: z.string(), euros: z.number().positive() }),
  approval: { when: ({ euros }) => euros > 10, expiresInMs: 600_000 },
  execute: ({ order, euros }, { idempotencyKey }) => payOut({ order, euros, key: idempotencyKey }),
});

export const log = new SqliteEventLog({ path: process.argv[2] ?? 'refunds.db' });
export const agent = new ReActAgent({ model, tools: [refund], runtime: nodeRuntime, log });

/** Begins, or goes on where it was, in whatever process. */
export const goOn = () => agent.executeSubtask({ id: 'refund-7', description: 'Order 7 arrived broken. Pay it back.' });
