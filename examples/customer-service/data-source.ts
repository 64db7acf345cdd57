import type { DataSource } from '@wayfarer/router';

import type { Order } from './fixtures.ts';
import type { Shop } from './shop.ts';

/** What the policy may know of a call. Of an order that is somebody else's it learns nothing but that. */
export function shopData(shop: Shop): DataSource {
  return {
    factsFor({ params, customerId }) {
      const customer = shop.findCustomer(customerId);
      const order = shop.findOrder(params['order_id']);
      const own = order !== undefined && order.customerId === customerId;
      return {
        customer: customer ? { id: customer.id, tier: customer.tier } : {},
        data: {
          ...(params['order_id'] !== undefined && { order: own ? orderFacts(shop, order) : { own: false } }),
          ...(own && { refund: refundFacts(shop, order, params['amount']) }),
        },
        history: customer ? { refunds_90_days: shop.countRefunds(customer) } : {},
      };
    },

    personalOf(customerId) {
      const customer = shop.findCustomer(customerId);
      if (!customer) return {};
      const { name, email, card, birthDate } = customer;
      return { name: [name], email: [email], card: [card], 'birth-date': [birthDate] };
    },
  };
}

function orderFacts(shop: Shop, { status, totalCents, boughtDaysAgo }: Order) {
  return {
    own: true,
    status,
    total: totalCents / 100,
    bought_at: shop.dayFromToday(-boughtDaysAgo).toISOString(),
  };
}

/** Without an amount, all that is left of the order is meant. */
function refundFacts(shop: Shop, order: Order, amount: unknown) {
  const refundable = shop.refundableCents(order) / 100;
  return { refundable, amount: typeof amount === 'number' ? amount : refundable };
}
