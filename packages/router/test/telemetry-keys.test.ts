import { describe, expect, it } from 'vitest';

import type { TelemetryEvent } from '../src/index.ts';
import { toTelemetryEvent } from '../src/telemetry/telemetry-event.ts';
import { openShop } from './shop.ts';

/**
 * What may stand under each key that telemetry has. `code`: one of a fixed set of words, an id from configuration, or a hash.
 * `id`: a pseudonym handed in. `number`: a number or a truth value. `text`: words, redacted before they are written.
 */
const KEYS: Readonly<Record<string, 'code' | 'id' | 'number' | 'text'>> = {
  timestamp: 'code',
  interaction_id: 'id',
  session_id: 'id',
  stage: 'code',
  level: 'code',
  'payload.intent_index': 'number',
  'payload.memory.history_count': 'number',
  'payload.memory.params_keys.*': 'code',
  'payload.memory.waiting_for_param': 'code',
  'payload.text': 'text',
  'payload.channel': 'code',
  'payload.customer_id': 'id',
  'payload.silent': 'number',
  'payload.eligible.*': 'code',
  'payload.intent_id': 'code',
  'payload.unknown_intent': 'number',
  'payload.redacted_params.*': 'code',
  'payload.params.order_id': 'text',
  'payload.params.amount': 'text',
  'payload.params.email': 'text',
  'payload.params.subject': 'text',
  'payload.confidence': 'number',
  'payload.because': 'code',
  'payload.corrected.*': 'code',
  'payload.parked.*.intent_id': 'code',
  'payload.parked.*.param': 'code',
  'payload.parked.*.params.order_id': 'text',
  'payload.steps.*': 'code',
  'payload.step_statuses.*.type': 'code',
  'payload.step_statuses.*.status': 'code',
  'payload.tool': 'code',
  'payload.message': 'text',
  'payload.allowed': 'number',
  'payload.requires_escalation': 'number',
  'payload.rules.*': 'code',
  'payload.severities.*': 'code',
  'payload.reasons.*': 'text',
  'payload.missing_facts.*': 'code',
  'payload.idempotency_key': 'code',
  'payload.approval_id': 'code',
  'payload.facts.customer.id': 'id',
  'payload.facts.customer.vip': 'number',
  'payload.facts.customer.email': 'text',
  'payload.error_code': 'code',
  'payload.ok': 'number',
  'payload.status': 'code',
  'payload.summary': 'text',
  'payload.attempts': 'number',
  'payload.duration_ms': 'number',
  'payload.repeated': 'number',
  'payload.waiting_for_param': 'code',
  'payload.notice': 'number',
  'payload.fallback': 'number',
  'payload.offers_person': 'number',
  'payload.final': 'number',
};

const EMAIL = 'ada@mail.example';

describe('every key of telemetry', () => {
  const events: TelemetryEvent[] = [];

  it('is one that we know', async () => {
    const shop = openShop({
      telemetry: [{ record: (event) => events.push(event) }],
      data: {
        factsFor: ({ params }) => {
          const known = { id: 'c1', email: EMAIL };
          return { customer: params.amount === 600 ? known : { ...known, vip: false }, data: {}, history: {} };
        },
      },
    });
    const talks = [
      ['Where is ORD-7?', 'refund ORD-7, $100', 'refund ORD-7, $5', 'refund ORD-7, $5', 'refund ORD-7, $600'],
      ['refund ORD-8', 'no, I meant ORD-9', `where is ORD-8? Write to ${EMAIL}.`, 'blue', 'never mind'],
      [`ticket, ${EMAIL}`, `I am ${EMAIL} and angry`, 'the moon', 'yes', 'hello?'],
    ];
    for (const [session, texts] of talks.entries()) for (const text of texts) await shop.say(text, `s${session}`);
    const keys = new Set(events.flatMap((event) => keysOf(event)));
    expect([...keys].filter((key) => !(key in KEYS))).toEqual([]);
    expect(Object.keys(KEYS).filter((key) => !keys.has(key))).toEqual([]);
  });

  it('holds no more than its class allows', () => {
    for (const event of events) {
      for (const [key, value] of leavesOf(event)) {
        const allowed = KEYS[key];
        if (allowed === 'number') expect(['number', 'boolean'], key).toContain(typeof value);
        if (allowed === 'code' && value !== null) expect(value, key).toMatch(/^[\w.:+-]+$/);
        expect(JSON.stringify(value), key).not.toContain(EMAIL);
      }
    }
  });

  it('comes only from the eight stages', async () => {
    const shop = openShop();
    await shop.say('I want a real person');
    const others = (await shop.log.read('s1')).filter((event) => toTelemetryEvent(event) === undefined);
    expect(others.map(({ type }) => type)).toEqual(['handed-over']);
  });
});

function keysOf(event: TelemetryEvent): string[] {
  return leavesOf(event).map(([key]) => key);
}

function leavesOf(value: unknown, path = ''): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, `${path}.*`));
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, path === '' ? key : `${path}.${key}`));
}
