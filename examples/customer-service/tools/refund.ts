import { defineTool, type Tool, ToolResult } from '@wayfarer/archon';

import { dollars, type Shop } from '../shop.ts';

/** Pays at most once under an idempotency key, so that whoever is not sure whether it was done may simply ask again. */
export function refund(shop: Shop): Tool {
  return defineTool({
    name: 'refund',
    description: 'Pays an order back, or part of it.',
    parametersSchema: {
      type: 'object',
      properties: { order_id: { type: 'string' }, amount: { type: 'number', exclusiveMinimum: 0 } },
      required: ['order_id'],
    },
    execute({ order_id: id, amount }, { idempotencyKey: key }) {
      const order = shop.findOrder(id);
      if (!order) throw new Error(`There is no order ${JSON.stringify(id)}.`);
      if (order.bankRefuses) {
        return ToolResult.error(`The bank has sent the refund of ${order.id} back.`, {
          publicMessage: 'The bank did not accept the refund; I have paid nothing.',
        });
      }
      const before = shop.ledger.list().find((payment) => payment.key === key);
      const cents = before?.cents ?? (amount === undefined ? shop.refundableCents(order) : Math.round(amount * 100));
      shop.ledger.pay({ key, orderId: order.id, cents, at: shop.now().toISOString() });
      return `I have refunded ${dollars(cents)} for order ${order.id}. It will be on your card in three to five days.`;
    },
  });
}
