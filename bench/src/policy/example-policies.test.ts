import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { parsePolicy, type Policy, type PolicyDecision } from '@wayfarer/router';
import { describe, expect, it } from 'vitest';

type Facts = Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;

function load(name: string): Policy {
  const file = resolve(import.meta.dirname, '../../../examples/policies', name);
  return parsePolicy(readFileSync(file, 'utf8'), { file });
}

/** Facts with some of their parts changed; `null` replaces a part. */
function changed(facts: Facts, changes: Facts): Facts {
  const parts = Object.entries(changes).map(([name, part]) => [name, part && { ...facts[name], ...part }]);
  return { ...facts, ...(Object.fromEntries(parts) as Facts) };
}

/** The effect, and the rules that have it. */
function outcome({ effect, rules }: PolicyDecision): readonly string[] {
  return [effect, ...rules.filter((rule) => rule.effect === effect).map(({ id }) => id)];
}

type Row = readonly [tool: string, changes: Facts, effect: string, ...rules: string[]];

function decides(policy: Policy, facts: Facts, rows: readonly Row[]): void {
  const cases = rows.map(([tool, changes, ...expected]) => ({ tool, changes, expected }));
  it.each(cases)('$tool with $changes: $expected', ({ tool, changes, expected }) => {
    expect(outcome(policy.decide({ params: {}, ...changed(facts, changes), tool }))).toEqual(expected);
  });

  it('has a reason in words for every rule that was asked for', () => {
    const spoken = rows.flatMap(
      ([tool, changes]) => policy.decide({ params: {}, ...changed(facts, changes), tool }).rules,
    );
    for (const { reason } of spoken) expect(reason).toMatch(/^[A-Z].{15,}\.$/s);
  });
}

describe('the policy of the shop', () => {
  const items = {
    items_in_order: true,
    same_product: true,
    different_item: true,
    new_available: true,
    price_difference: 12,
    payment_in_profile: true,
    payment_is_original: true,
    payment_source: 'paypal',
    gift_card_covers: true,
  };
  const pending: Facts = {
    params: { order_id: '#W1', user_id: 'mei', reason: 'no longer needed', payment_method_id: 'card_1' },
    order: { order_id: '#W1', user_id: 'mei', status: 'pending', items: ['1', '2'], total: 80 },
    user: { user_id: 'mei', payment_methods: { card_1: { source: 'gift_card', balance: 79 } } },
    request: { reason: 'no longer needed', ...items },
    history: { prior_calls_on_order: [] },
  };
  const policy = load('retail.yaml');
  const [cancel, payment] = ['cancel_pending_order', 'modify_pending_order_payment'];
  const [modify, address] = ['modify_pending_order_items', 'modify_pending_order_address'];
  decides(policy, pending, [
    [cancel, {}, 'allow', 'cancel-pending-order'],
    [cancel, { order: { status: 'processed' } }, 'deny', 'only-pending-can-be-cancelled'],
    [cancel, { params: { reason: 'too dear' } }, 'deny', 'cancellation-reason'],
    [cancel, { request: { reason: 'too dear' } }, 'deny', 'cancellation-reason'],
    [cancel, { request: null }, 'allow', 'cancel-pending-order'],
    [cancel, { order: { user_id: 'kai' } }, 'deny', 'order-of-another-customer'],
    [
      cancel,
      { order: { status: 'pending (item modified)' } },
      'deny',
      'only-pending-can-be-cancelled',
      'items-were-modified',
    ],
    [address, {}, 'allow', 'modify-pending-order'],
    [address, { history: { prior_calls_on_order: [address, payment] } }, 'allow', 'modify-pending-order'],
    [address, { order: { status: 'delivered' } }, 'deny', 'only-pending-can-be-modified'],
    [modify, {}, 'allow', 'modify-pending-order'],
    [modify, { history: { prior_calls_on_order: [address] } }, 'allow', 'modify-pending-order'],
    [modify, { history: { prior_calls_on_order: [modify] } }, 'deny', 'items-were-modified', 'exchange-or-modify-once'],
    [modify, { request: { same_product: false } }, 'deny', 'another-product'],
    [modify, { request: { different_item: false } }, 'deny', 'the-same-item'],
    [modify, { request: { new_available: false } }, 'deny', 'new-item-not-available'],
    [modify, { request: { items_in_order: false } }, 'deny', 'items-not-in-order'],
    [modify, { request: { payment_in_profile: false } }, 'deny', 'payment-not-in-profile'],
    [modify, { request: { payment_source: 'gift_card' } }, 'allow', 'modify-pending-order'],
    [
      modify,
      { request: { payment_source: 'gift_card', gift_card_covers: false } },
      'deny',
      'gift-card-does-not-cover-difference',
    ],
    [payment, { request: { payment_is_original: false } }, 'allow', 'modify-pending-order'],
    [payment, {}, 'deny', 'same-payment-method'],
    [
      payment,
      { request: { payment_is_original: false, payment_source: 'gift_card' } },
      'deny',
      'gift-card-does-not-cover-order',
    ],
    [
      payment,
      { request: { payment_is_original: false, payment_source: 'gift_card' }, order: { total: 79 } },
      'allow',
      'modify-pending-order',
    ],
    ['modify_user_address', { order: null }, 'allow', 'modify-own-address'],
    ['modify_user_address', { params: { user_id: 'kai' } }, 'deny', 'address-of-another-customer'],
  ]);

  const [giveBack, exchange] = ['return_delivered_order_items', 'exchange_delivered_order_items'];
  decides(policy, changed(pending, { order: { status: 'delivered' } }), [
    [giveBack, {}, 'allow', 'return-delivered-order'],
    [giveBack, { order: { status: 'pending' } }, 'deny', 'only-delivered-can-be-returned'],
    [giveBack, { request: { payment_is_original: false } }, 'deny', 'refund-elsewhere'],
    [
      giveBack,
      { request: { payment_is_original: false, payment_source: 'gift_card' } },
      'allow',
      'return-delivered-order',
    ],
    [exchange, {}, 'allow', 'exchange-delivered-order'],
    [exchange, { order: { status: 'exchange requested' } }, 'deny', 'only-delivered-can-be-exchanged'],
    [exchange, { history: { prior_calls_on_order: [exchange] } }, 'deny', 'exchange-or-modify-once'],
    [exchange, { history: { prior_calls_on_order: [giveBack] } }, 'allow', 'exchange-delivered-order'],
    [exchange, { request: { same_product: false } }, 'deny', 'another-product'],
  ]);

  it('denies what concerns an order that is not there, and says what it does not know', () => {
    const decision = policy.decide({ ...changed(pending, { order: null }), tool: cancel, params: {} });
    expect(decision.allowed).toBe(false);
    expect(decision.violations[0]).toMatchObject({ id: 'order-of-another-customer', unknown: ['order.user_id'] });
  });
});

describe('the policy of the airline', () => {
  const reserved: Facts = {
    params: { user_id: 'ada', reservation_id: 'R1' },
    user: { user_id: 'ada', membership: 'regular' },
    reservation: {
      user_id: 'ada',
      cabin: 'economy',
      insurance: 'no',
      hours_since_booking: 100,
      any_flown: false,
      any_cancelled_by_airline: false,
      any_delayed: false,
    },
    request: {},
    claims: {},
  };
  const policy = load('airline.yaml');

  describe('booking', () => {
    const request = {
      n_passengers: 5,
      n_certificates: 1,
      n_credit_cards: 1,
      n_gift_cards: 3,
      all_payments_in_profile: true,
      nonfree_correct: true,
      flights_all_available: true,
    };
    const book = 'book_reservation';
    decides(policy, changed(reserved, { reservation: null, request }), [
      [book, {}, 'allow', 'book'],
      [book, { request: { n_passengers: 6 } }, 'deny', 'too-many-passengers'],
      [book, { request: { n_certificates: 2 } }, 'deny', 'too-many-certificates'],
      [book, { request: { n_credit_cards: 2 } }, 'deny', 'too-many-credit-cards'],
      [book, { request: { n_gift_cards: 4 } }, 'deny', 'too-many-gift-cards'],
      [book, { request: { all_payments_in_profile: false } }, 'deny', 'booking-payment-not-in-profile'],
      [book, { request: { nonfree_correct: false } }, 'deny', 'extra-bags-not-charged'],
      [book, { request: { flights_all_available: false } }, 'deny', 'flights-not-available'],
      [book, { params: { user_id: 'bob' } }, 'deny', 'booking-for-another-customer'],
    ]);
  });

  describe('changing', () => {
    const request = {
      flights_changed: true,
      cabin_changed: false,
      same_origin_destination_triptype: true,
      new_flights_all_available: true,
      payment_in_profile: true,
      payment_source: 'gift_card',
      bags_removed: false,
      nonfree_correct: true,
      passenger_count_changed: false,
    };
    const [change, bags] = ['update_reservation_flights', 'update_reservation_baggages'];
    const onlyCabin = { flights_changed: false, cabin_changed: true };
    const basic = { cabin: 'basic_economy' };
    decides(policy, changed(reserved, { request }), [
      [change, {}, 'allow', 'change-flights-or-cabin'],
      [change, { reservation: basic }, 'deny', 'basic-economy-flights-stay'],
      [change, { reservation: basic, request: onlyCabin }, 'allow', 'change-flights-or-cabin'],
      [change, { reservation: { any_flown: true }, request: onlyCabin }, 'deny', 'cabin-after-flying'],
      [change, { request: { same_origin_destination_triptype: false } }, 'deny', 'other-origin-destination-or-type'],
      [change, { request: { new_flights_all_available: false } }, 'deny', 'new-flights-not-available'],
      [change, { request: { payment_source: 'certificate' } }, 'deny', 'change-paid-by-certificate'],
      [
        change,
        { request: { payment_in_profile: false, payment_source: null } },
        'deny',
        'change-payment-not-in-profile',
      ],
      [change, { reservation: { user_id: 'bob' } }, 'deny', 'reservation-of-another-customer'],
      [bags, {}, 'allow', 'add-bags'],
      [bags, { request: { bags_removed: true } }, 'deny', 'bags-removed'],
      [bags, { request: { nonfree_correct: false } }, 'deny', 'extra-bags-not-charged'],
      [bags, { request: { payment_in_profile: false } }, 'deny', 'change-payment-not-in-profile'],
      ['update_reservation_passengers', {}, 'allow', 'change-passengers'],
      ['update_reservation_passengers', { request: { passenger_count_changed: true } }, 'deny', 'number-of-passengers'],
      ['change_cabin_partial', {}, 'deny', 'cabin-of-a-part'],
      ['add_insurance', {}, 'deny', 'insurance-after-booking'],
      ['remove_insurance', {}, 'deny', 'insurance-after-booking'],
      ['transfer_to_human_agents', { reservation: null, user: null }, 'allow', 'transfer'],
    ]);
  });

  describe('cancelling', () => {
    const cancel = 'cancel_reservation';
    const insured = { insurance: 'yes' };
    decides(policy, changed(reserved, { request: { reason: 'change_of_plan' } }), [
      [cancel, {}, 'deny', 'default-deny'],
      [cancel, { reservation: { hours_since_booking: 24 } }, 'allow', 'cancel-within-24-hours'],
      [cancel, { reservation: { hours_since_booking: 24.01 } }, 'deny', 'default-deny'],
      [cancel, { reservation: { any_cancelled_by_airline: true } }, 'allow', 'cancel-cancelled-by-airline'],
      [cancel, { request: { reason: 'airline_cancelled' } }, 'deny', 'default-deny'],
      [cancel, { reservation: { cabin: 'business' } }, 'allow', 'cancel-business'],
      [cancel, { reservation: { cabin: 'business', any_flown: true } }, 'escalate', 'cancel-after-flying'],
      [cancel, { reservation: insured }, 'deny', 'default-deny'],
      [cancel, { reservation: insured, request: { reason: 'health' } }, 'allow', 'cancel-insured'],
      [cancel, { reservation: insured, request: null, claims: { reason: 'weather' } }, 'allow', 'cancel-insured'],
      [cancel, { reservation: insured, claims: { reason: 'weather' } }, 'deny', 'default-deny'],
      [cancel, { request: { reason: 'health' } }, 'deny', 'default-deny'],
    ]);
  });

  describe('compensating', () => {
    const request = { user_asked: true, complaint: 'cancelled', changes_or_cancels: false, amount_ok: true };
    const silver = changed(reserved, {
      user: { membership: 'silver' },
      reservation: { any_cancelled_by_airline: true },
      request,
    });
    const send = 'send_certificate';
    const delayed = { complaint: 'delayed', changes_or_cancels: true };
    const late = { any_cancelled_by_airline: false, any_delayed: true };
    const regular = { membership: 'regular' };
    decides(policy, silver, [
      [send, {}, 'allow', 'compensate-cancelled'],
      [send, { request: { user_asked: false } }, 'deny', 'compensation-not-asked-for'],
      [send, { request: { amount_ok: false } }, 'deny', 'compensation-amount'],
      [send, { user: regular }, 'deny', 'compensation-not-entitled'],
      [send, { user: regular, reservation: { insurance: 'yes' } }, 'allow', 'compensate-cancelled'],
      [send, { user: regular, reservation: { cabin: 'business' } }, 'allow', 'compensate-cancelled'],
      [send, { reservation: { any_cancelled_by_airline: false } }, 'deny', 'default-deny'],
      [send, { reservation: late, request: delayed }, 'allow', 'compensate-delayed'],
      [send, { reservation: late, request: { ...delayed, changes_or_cancels: false } }, 'deny', 'default-deny'],
      [send, { reservation: { any_delayed: false }, request: delayed }, 'deny', 'default-deny'],
      [send, { request: { complaint: 'rude staff' } }, 'deny', 'default-deny'],
    ]);
  });
});
