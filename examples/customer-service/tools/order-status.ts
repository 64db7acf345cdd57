import { defineTool, type Tool } from '@wayfarer/archon';

import type { Order } from '../fixtures.ts';
import type { Shop } from '../shop.ts';

export function orderStatus(shop: Shop): Tool {
  return defineTool({
    name: 'order_status',
    description: 'Says where an order is.',
    parametersSchema: {
      type: 'object',
      properties: { order_id: { type: 'string' } },
      required: ['order_id'],
    },
    execute({ order_id: id }) {
      const order = shop.findOrder(id);
      if (!order) throw new Error(`There is no order ${JSON.stringify(id)}.`);
      return `Order ${order.id} (${order.items.join(', ')}) ${whereIs(shop, order)}`;
    },
  });
}

function whereIs(shop: Shop, { status, arrivesInDays = 0 }: Order): string {
  const day = shop.dayFromToday(arrivesInDays).toISOString().slice(0, 10);
  switch (status) {
    case 'processing':
      return `is being packed and should arrive on ${day}.`;
    case 'shipped':
      return `is on its way and should arrive on ${day}.`;
    case 'delivered':
      return 'has been delivered.';
  }
}
