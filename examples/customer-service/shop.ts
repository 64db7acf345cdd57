import type { Clock } from '@wayfarer/archon';

import { type Customer, CUSTOMERS, type Order, ORDERS } from './fixtures.ts';
import type { Ledger } from './ledger.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A question that somebody is to look into. */
export interface Ticket {
  readonly id: string;
  readonly topic: string;
  readonly details: string;
  readonly email: string;
}

/** What the shop knows and does. */
export class Shop {
  readonly ledger: Ledger;
  readonly #clock: Clock;
  readonly #tickets = new Map<string, Ticket>();

  constructor({ ledger, clock }: { readonly ledger: Ledger; readonly clock: Clock }) {
    this.ledger = ledger;
    this.#clock = clock;
  }

  findCustomer(id: string | null): Customer | undefined {
    return CUSTOMERS.find((customer) => customer.id === id);
  }

  findOrder(id: unknown): Order | undefined {
    return ORDERS.find((order) => order.id === id);
  }

  now(): Date {
    return this.#clock.now();
  }

  /** Midnight UTC, so many days from today; negative for the past. */
  dayFromToday(days: number): Date {
    return new Date(Math.floor(this.now().getTime() / DAY) * DAY + days * DAY);
  }

  /** What was paid for an order and has not been refunded. */
  refundableCents({ id, totalCents }: Order): number {
    const refunded = this.ledger.list().filter(({ orderId }) => orderId === id);
    return totalCents - refunded.reduce((sum, { cents }) => sum + cents, 0);
  }

  /** How many refunds a customer had in the last 90 days. */
  countRefunds({ id, earlierRefunds = 0 }: Customer): number {
    const since = this.dayFromToday(-90).toISOString();
    const own = this.ledger
      .list()
      .filter(({ orderId, at }) => at >= since && this.findOrder(orderId)?.customerId === id);
    return earlierRefunds + own.length;
  }

  /** @param key - A ticket is opened once under a key. */
  openTicket(key: string, ticket: Omit<Ticket, 'id'>): Ticket {
    const known = this.#tickets.get(key);
    if (known) return known;
    const opened = { id: `T-${String(this.#tickets.size + 1).padStart(4, '0')}`, ...ticket };
    this.#tickets.set(key, opened);
    return opened;
  }
}

/** `$38.00` */
export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
