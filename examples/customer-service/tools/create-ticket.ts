import { defineTool, type Tool } from '@wayfarer/archon';

import type { Shop } from '../shop.ts';

export function createTicket(shop: Shop): Tool {
  return defineTool({
    name: 'create_ticket',
    description: 'Opens a ticket for somebody to look into.',
    parametersSchema: {
      type: 'object',
      properties: { topic: { type: 'string' }, details: { type: 'string' }, email: { type: 'string' } },
      required: ['topic', 'details', 'email'],
    },
    execute({ topic, details, email }, { idempotencyKey }) {
      const { id } = shop.openTicket(idempotencyKey, { topic, details, email });
      return `I have opened ticket ${id} about your ${topic} question. We will write to ${email}.`;
    },
  });
}
