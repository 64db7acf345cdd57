import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { StoredEvent } from '@wayfarer/archon';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import type { Trip } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Listening } from '../src/listen.ts';
import { type Door, openChat, openCommandLine, openHttp, startCommandLine, type WishedEdit } from './support/doors.ts';
import { openHouse } from './support/house.ts';
import { openServer } from './support/running-server.ts';

const REQUEST =
  'Two days in Kyoto for one, 3 to 4 April 2027, from Osaka, mid budget, moderate pace, temples, I eat everything, I hate crowds';

const dataFolder = mkdtempSync(join(tmpdir(), 'wayfarer-doors-'));
let server: Listening | undefined;
const commandLine = startCommandLine();
/** The run of a trip whose plan was just chosen. */
let chosen: readonly StoredEvent[] = [];

beforeAll(async () => {
  server = await openServer({ dataFolder });
  const http = openHttp(server?.url ?? '');
  const begun = await fetch(`${server?.url}/api/trips`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: REQUEST }),
  });
  const { id } = (await begun.json()) as Trip;
  await http.say(id, 'option 1');
  const log = new SqliteEventLog({ path: join(dataFolder, 'events.db') });
  chosen = await log.read(id);
  await log.close();
});

afterAll(async () => {
  commandLine.close();
  await server?.close();
  rmSync(dataFolder, { recursive: true });
});

let copies = 0;

/** What the plans that one may choose from were arranged by. */
function isArranged(content: unknown): content is { readonly id: string; readonly result: unknown } {
  const { id, result } = content as { readonly id?: string; readonly result?: unknown };
  return id === 'arrange-1' && result !== undefined;
}

/** The same trip once more, so that each story begins at the choice; `change` makes another plan of the chosen one. */
async function tripWith(change: (arranged: unknown) => unknown = (arranged) => arranged): Promise<string> {
  const id = `trip_copy-${(copies += 1)}`;
  const log = new SqliteEventLog({ path: join(dataFolder, 'events.db') });
  const events = chosen.map(({ type, version, author, content }) => ({
    type,
    version,
    author,
    content: isArranged(content) ? { ...content, result: change(content.result) } : content,
  }));
  await log.append({ id, type: 'trip' }, events, { expectedSeq: 0 });
  await log.close();
  return id;
}

/** The first sight of the plan as a fixed appointment. */
function fixed(arranged: unknown): unknown {
  const copy = structuredClone(arranged) as {
    readonly options: readonly { readonly days: readonly { readonly visits: { kind: string; locked: boolean }[] }[] }[];
  };
  const first = copy.options[0]?.days[0]?.visits.find(({ kind }) => kind === 'place');
  if (first) first.locked = true;
  return copy;
}

/** What is the plan, in a form that a difference can be read from. */
function kept({ days, hash, selected, costs }: Trip): Pick<Trip, 'days' | 'hash' | 'selected' | 'costs'> {
  return { days, hash, selected, costs };
}

function lastWords({ messages }: Trip): string {
  return messages.at(-1)?.text ?? '';
}

const doors: readonly (readonly [string, () => Door])[] = [
  ['chat', () => openChat(server?.url ?? '')],
  ['HTTP', () => openHttp(server?.url ?? '')],
  ['command line', () => openCommandLine(commandLine, dataFolder)],
];

describe.each(doors)('by %s', (_, open) => {
  it(
    'asks about a small change, until the traveller allows those; then makes it and says so',
    { timeout: 60_000 },
    async () => {
      const door = open();
      const id = await tripWith();
      const before = await door.show(id);
      const asked = await door.report(id, { kind: 'crowd', value: 85 });
      expect(asked.pending?.reading.level).toBe(85);
      expect(asked.days).toEqual(before.days);
      await door.reject(id);

      const allowed = await door.allowSmallChanges(id);
      expect(allowed.facts.find(({ name }) => name === 'autonomy')).toMatchObject({
        value: 'small-changes',
        status: 'stated',
      });
      expect(allowed.days).toEqual(before.days);
      const changed = await door.report(id, { kind: 'crowd', value: 95 });
      expect(changed.pending).toBeNull();
      expect(changed.days).not.toEqual(before.days);
      expect(lastWords(changed)).toMatch(
        /^I replaced .* because it was 95 % full\. .*It is a small change.*"Undo" takes it back/s,
      );

      const undone = await door.undo(id);
      expect([undone.hash, undone.days]).toEqual([allowed.hash, before.days]);
      const forbidden = await door.forbidSmallChanges(id);
      expect(forbidden.facts.find(({ name }) => name === 'autonomy')?.value).toBe('ask');
      expect((await door.report(id, { kind: 'closed' })).pending).not.toBeNull();
    },
  );

  it('leaves a bigger change, and a fixed appointment, to the traveller even so', { timeout: 60_000 }, async () => {
    const door = open();
    const id = await tripWith(fixed);
    await door.allowSmallChanges(id);
    const before = await door.show(id);
    const closed = await door.report(id, { kind: 'closed' });
    expect(closed.pending?.text).toContain('It is a fixed appointment, and those are never touched without you.');
    expect([closed.days, closed.hash]).toEqual([before.days, before.hash]);
    const approved = await door.approve(id);
    expect(approved.pending).toBeNull();
    expect(approved.days).not.toEqual(before.days);

    const other = await tripWith();
    await door.allowSmallChanges(other);
    const full = await door.report(other, { kind: 'delay', value: 75 });
    expect(full.pending?.text).toContain('It moves your day by more than 30 minutes.');
  });

  const WISHES = [
    ['city', 'change the city to Tokyo', 'The cities of your trip are never changed without you.'],
    ['budget', 'make it a high budget', 'What the trip may cost is never changed without you.'],
    ['flight', 'we start from Tokyo instead', 'Flights and journeys between cities are never changed without you.'],
  ] as const;

  it.each(WISHES)('changes no %s without approval', { timeout: 60_000 }, async (_kind, words, reason) => {
    const door = open();
    const id = await tripWith();
    const before = await door.allowSmallChanges(id);
    const said = await door.say(id, words);
    expect(kept(said)).toEqual(kept(before));
    expect(lastWords(said)).toMatch(/Shall your plan change\?$/);
    expect(said.approval?.reasons).toContain(reason);
    expect(said.questions.at(-1)).toMatchObject({ chips: ['Approve', 'Keep my plan'] });

    const approved = await door.approve(id);
    expect(approved.selected).not.toBe(before.selected);
    expect(approved.hash).not.toBe(before.hash);
    expect(approved.questions).toEqual([]);
  });

  it('keeps everything as it was when the change is rejected', { timeout: 60_000 }, async () => {
    const door = open();
    const id = await tripWith();
    const before = await door.show(id);
    await door.say(id, 'make it a low budget');
    const rejected = await door.reject(id);
    expect(kept(rejected)).toEqual(kept(before));
    expect([rejected.facts, rejected.options, rejected.questions]).toEqual([before.facts, before.options, []]);
  });
});

/** Sights that nothing holds, in order. */
function sightsOf({ days }: Trip): readonly { readonly date: string; readonly id: string; readonly name: string }[] {
  return days.flatMap(({ date, visits }) =>
    visits.filter(({ kind, locked }) => kind === 'place' && !locked).map(({ id, name }) => ({ date, id, name })),
  );
}

/** Three changes, one on top of the other, as each door takes them. */
function wishedEdits(trip: Trip): readonly WishedEdit[] {
  const sights = sightsOf(trip);
  const [first, second] = sights;
  const last = sights.at(-1);
  if (!first || !second || !last) throw new Error('There are too few sights.');
  return [
    { edit: { type: 'remove', visit: first.id }, words: `remove ${first.name}`, typed: ['remove', first.id] },
    { edit: { type: 'lock', visit: second.id }, words: `lock ${second.name}`, typed: ['lock', second.name] },
    {
      edit: { type: 'length', visit: last.id, by: -15 },
      words: `make ${last.name} 15 minutes shorter`,
      typed: ['shorter', last.name, '15'],
    },
  ];
}

describe('the same edits by each door', () => {
  it('give the same plan, there and back', { timeout: 120_000 }, async () => {
    const original = await tripWith();
    const wished = wishedEdits(await openHttp(server?.url ?? '').show(original));
    const trail = async (door: Pick<Door, 'edit' | 'undo' | 'redo'>): Promise<readonly string[]> => {
      const id = await tripWith();
      const hashes: string[] = [];
      for (const one of wished) hashes.push((await door.edit(id, one)).hash);
      hashes.push((await door.undo(id)).hash, (await door.undo(id)).hash, (await door.redo(id)).hash);
      return hashes;
    };
    const ways = [];
    for (const [, open] of doors) ways.push(await trail(open()));
    ways.push(await trail(await openInProcess()));
    const [first] = ways;
    expect(new Set(first?.slice(0, 3)).size).toBe(3);
    expect(first?.slice(3)).toEqual([first?.[1], first?.[0], first?.[1]]);
    for (const way of ways) expect(way).toEqual(first);
  });
});

/** The use cases themselves, on the same folder. */
async function openInProcess(): Promise<Pick<Door, 'edit' | 'undo' | 'redo'>> {
  const log = new SqliteEventLog({ path: join(dataFolder, 'events.db') });
  const { concierge } = openHouse({ log });
  return {
    edit: (id, { edit }) => concierge.write(id, 'edit', { edit }),
    undo: (id) => concierge.write(id, 'undo', {}),
    redo: (id) => concierge.write(id, 'redo', {}),
  };
}
