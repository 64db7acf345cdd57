import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { MemoryEventLog, verifyChain } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { FixedRuntime } from '@wayfarer/archon/testing';
import type { OtelSpan } from '@wayfarer/archon/trace';
import { afterAll, describe, expect, it } from 'vitest';

import { consoleSink, EventLogSink, routerToOpenTelemetry } from '../src/index.ts';
import { type Customer, customers } from './customers.ts';
import { openShop } from './shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'router-leaks-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Everything personal about a customer, in every way it was said. */
function secretsOf({ name, email, card, birthDates }: Customer): readonly string[] {
  return [name, ...name.split(' '), email, card, card.replaceAll(' ', ''), ...birthDates];
}

function found(haystack: string, people: readonly Customer[]): string[] {
  const lower = haystack.toLowerCase();
  return people.flatMap(secretsOf).filter((secret) => lower.includes(secret.toLowerCase()));
}

describe('200 customers with names, e-mails, cards and birth dates, through whole conversations', () => {
  const people = customers(200);
  const path = join(folder, 'events.db');
  const lines: string[] = [];
  const spans: unknown[] = [];
  const copy = new MemoryEventLog(new FixedRuntime());

  it('are served as they want', async () => {
    const log = new SqliteEventLog({ path });
    const span: OtelSpan = {
      setAttributes: (attributes) => spans.push(attributes),
      addEvent: (...told) => spans.push(told),
      setStatus: (status) => spans.push(status),
      end: () => undefined,
    };
    const openTelemetry = {
      trace: {
        getTracer: () => ({
          startSpan: (...told: unknown[]) => {
            spans.push(told);
            return span;
          },
        }),
        setSpan: () => undefined,
      },
      context: { active: () => undefined },
    };
    const byId = new Map(people.map((person) => [person.id, person]));
    const eventLogSink = new EventLogSink(copy);
    const { router } = openShop({
      log,
      telemetry: [
        consoleSink((line) => lines.push(line)),
        routerToOpenTelemetry(openTelemetry, { content: true }),
        eventLogSink,
      ],
      data: {
        factsFor: ({ customerId }) => ({
          customer: { ...byId.get(customerId ?? ''), vip: false },
          data: {},
          history: {},
        }),
        personalOf: (id) => {
          const { name, birthDates } = byId.get(id) ?? { name: '', birthDates: [] };
          return { name: [name], 'birth-date': birthDates };
        },
      },
    });
    await Promise.all(
      people.map(async (person) => {
        const context = { sessionId: `session-${person.id}` };
        const say = (id: string, text: string) => router.handle({ id, text, customerId: person.id, context });
        await say('1', `Hello, my name is ${person.name}. Please open a ticket`);
        const { text } = await say('2', `Sure: ${person.email}`);
        expect(text).toBe('What is it about?');
        const last = await say(
          '3',
          `The card ${person.card} was charged twice, ${person.name.split(' ')[0] ?? ''} is angry`,
        );
        expect(last.text).toBe(`We write to ${person.email}.`);
        await say('4', `I was born on ${person.birthDates[0] ?? ''}, what about it?`);
        await say(
          '5',
          `My date of birth is ${person.birthDates[1] ?? ''} and the card is ${person.card.replaceAll(' ', '')}`,
        );
        await say('6', 'Where is ORD-7, ordered on 3 May 2027?');
      }),
    );
    await eventLogSink.settled();
    await log.close();
  });

  it('appear in no line of the console and no span', () => {
    expect(lines.length).toBeGreaterThan(200 * 6 * 3);
    expect(spans.length).toBeGreaterThan(200 * 6);
    expect(found(lines.join('\n'), people)).toEqual([]);
    expect(found(JSON.stringify(spans), people)).toEqual([]);
    // What is not personal is still there.
    expect(lines.join('\n')).toContain('3 May 2027');
  });

  it('appear in no export', async () => {
    const log = new SqliteEventLog({ path });
    for (const { id } of people.slice(0, 20)) {
      expect(found(JSON.stringify(await log.read(`session-${id}`)), people)).toEqual([]);
      expect(found(JSON.stringify(await copy.read(`session-${id}.telemetry`)), people)).toEqual([]);
    }
    await log.close();
  });

  it('appear in no byte of the table of events', () => {
    const database = new DatabaseSync(path, { readOnly: true });
    const rows = database.prepare('SELECT * FROM events').all();
    database.close();
    expect(rows.length).toBeGreaterThan(200 * 6 * 3);
    expect(found(JSON.stringify(rows), people)).toEqual([]);
  });

  it('are forgotten one by one: the chain stays valid, and no value is left in any file', async () => {
    const [gone, ...others] = people;
    if (!gone) throw new Error('There is nobody to forget.');
    const log = new SqliteEventLog({ path });
    expect(await log.erasePersonal(gone.id)).toBeGreaterThan(3);
    expect(verifyChain(await log.read(`session-${gone.id}`), nodeDigest).ok).toBe(true);
    expect([...(await log.readPersonal(`session-${gone.id}`))]).toEqual([]);
    expect((await log.readPersonal(`session-${others[0]?.id ?? ''}`)).size).toBeGreaterThan(3);
    const bytes = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file)).toString('latin1'))
      .join('');
    expect(secretsOf(gone).filter((secret) => bytes.includes(secret))).toEqual([]);
    expect(bytes).toContain(others[0]?.email);
    await log.close();
  });
});
