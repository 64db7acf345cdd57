import { readFileSync } from 'node:fs';

import { MemoryEventLog, verifyChain } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { FixedClock } from '@wayfarer/archon/testing';
import type { Trip } from '@wayfarer/contract';
import type { Frame, Understander } from '@wayfarer/language';
import { parsePolicy, type PolicyEngine } from '@wayfarer/router';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { chatOf, type Concierge, TRAVEL_POLICY_FILE } from '../src/index.ts';
import { openHouse } from './house.ts';

const REQUEST =
  'Two days in Kyoto for one, 3 to 4 April 2027, from Osaka, mid budget, moderate pace, temples, I eat everything, I hate crowds';

/** Knows a few phrases: enough to see what comes of a frame. */
const FRAMES: readonly (readonly [RegExp, Frame])[] = [
  [
    /full of people/,
    {
      act: 'ask',
      about: 'how-full',
      choices: [],
      draft: { frame: { act: 'report', report: { kind: 'crowd' } }, missing: 'level' },
    },
  ],
  [/^\d+$/, { act: 'report', report: { kind: 'crowd', value: 95 } }],
  [/next\?$/, { act: 'question', question: { about: 'next' } }],
  [/person|human/, { act: 'talk', topic: 'person' }],
  [/elephant/, { act: 'ask', about: 'not-understood', choices: [] }],
];
const understander: Understander = {
  understand(text) {
    const frame = FRAMES.find(([words]) => words.test(text))?.[1];
    return { language: 'en', frames: [frame ?? { act: 'fact', text }], unused: [] };
  },
};

const log = new MemoryEventLog({ clock: new FixedClock('2026-11-21T10:00:00.000Z'), digest: nodeDigest });
let concierge: Concierge;
let id: string;

beforeAll(async () => {
  ({ concierge } = openHouse({ log, understander, hasPerson: true }));
  ({ id } = await concierge.createTrip({ text: `${REQUEST}. My e-mail is ada@example.org.` }));
  await concierge.write(id, 'message', { text: 'option 1' });
}, 30_000);

const say = (text: string, key?: string): Promise<Trip> => concierge.write(id, 'message', { text, key });
const lastWords = ({ messages }: Trip): string => messages.at(-1)?.text ?? '';

async function stagesOf(act: () => Promise<unknown>): Promise<readonly string[]> {
  const { length } = await log.read(chatOf(id));
  await act();
  return (await log.read(chatOf(id))).slice(length).map(({ type }) => type);
}

const TOLD = [
  'received',
  'intents_eligible',
  'intent_classified',
  'plan_created',
  'plan_communicated',
  'policy_check',
  'tool_execute',
  'respond',
];

it('is answered by numbers, question by question', async () => {
  const { concierge: own } = openHouse({
    log: new MemoryEventLog({ clock: new FixedClock('2026-11-21T10:00:00.000Z'), digest: nodeDigest }),
  });
  const { id: trip, questions } = await own.createTrip({ text: 'We would like to go away, mid budget, temples' });
  const tell = (text: string): Promise<Trip> => own.write(trip, 'message', { text });
  expect(questions.map(({ fact }) => fact)).toEqual(['destinations', 'start']);
  const picked = await tell('2');
  expect(picked.questions.map(({ fact }) => fact)).toEqual(['start']);
  expect(lastWords(picked)).toBe('When would you like to go, and for how many days?');
  await tell('3 to 4 April 2027');
  const planned = await tell('die erste');
  expect(planned.facts.find(({ name }) => name === 'destinations')?.value).toEqual(['kyoto']);
  expect(planned.options.length).toBeGreaterThan(1);
  const chosen = await tell('第二个');
  expect(chosen.selected).toBe(planned.options[1]?.id);
  expect(chosen.messages.at(-1)?.text).toMatch(/is your plan/);
}, 30_000);

it('tells the traveller what was answered when the process died before the trip knew', async () => {
  const own = new MemoryEventLog({ clock: new FixedClock('2026-11-21T10:00:00.000Z'), digest: nodeDigest });
  const mute = parsePolicy(readFileSync(TRAVEL_POLICY_FILE, 'utf8').replace(/report_reading,\s*/, ''));
  const first = openHouse({ log: own, understander, policy: () => mute });
  const trip = await first.concierge.createTrip({ text: REQUEST });
  await first.concierge.write(trip.id, 'selection', { option: 1 });
  const append = own.append.bind(own);
  const dying = vi.spyOn(own, 'append').mockImplementation((run, events, options) => {
    if (options.key?.startsWith('chat:') === true) return Promise.reject(new Error('The process died.'));
    return append(run, events, options);
  });
  const text = 'crowd 85';
  await expect(first.concierge.write(trip.id, 'message', { text })).rejects.toThrow('The process died.');
  dying.mockRestore();
  const next = openHouse({ log: own }).concierge;
  await next.resume();
  const { messages } = await next.getTrip(trip.id);
  expect(messages.at(-2)).toMatchObject({ role: 'user', text });
  expect(messages.at(-1)?.text).toMatch(/^I am not able to do that\./);
  const { length } = await own.read(trip.id);
  await next.resume();
  expect(await own.read(trip.id)).toHaveLength(length);
});

it('answers with the same words when the process died before its chat knew what was done', async () => {
  const own = new MemoryEventLog({ clock: new FixedClock('2026-11-21T10:00:00.000Z'), digest: nodeDigest });
  const first = openHouse({ log: own });
  const trip = await first.concierge.createTrip({ text: REQUEST });
  await first.concierge.write(trip.id, 'selection', { option: 1 });
  const append = own.append.bind(own);
  const dying = vi.spyOn(own, 'append').mockImplementation((run, events, options) => {
    if (events.some(({ type }) => type === 'tool_execute')) return Promise.reject(new Error('The process died.'));
    return append(run, events, options);
  });
  const asked = { text: 'crowd 85', key: 'message-1' };
  await expect(first.concierge.write(trip.id, 'message', asked)).rejects.toThrow('The process died.');
  dying.mockRestore();
  const { concierge: next } = openHouse({ log: own });
  await next.resume();
  const again = await next.write(trip.id, 'message', asked);
  expect(again.messages.slice(-2).map(({ role }) => role)).toEqual(['user', 'assistant']);
  const { content } = (await own.read(chatOf(trip.id))).findLast(({ type }) => type === 'respond') ?? {};
  expect(content).toMatchObject({ message: lastWords(again), status: 'answered', final: true });
  expect(again.pending?.reading.level).toBe(85);
});

describe('the travel policy', () => {
  const travel = parsePolicy(readFileSync(TRAVEL_POLICY_FILE, 'utf8'));
  /** The same trip in a house whose policy tells what it was asked, and denies one tool. */
  function openWatched(denied?: string) {
    const asked: string[] = [];
    const policy: PolicyEngine = {
      validate(call, context) {
        asked.push(call.tool);
        return travel.validate(call.tool === denied ? { ...call, tool: 'nobody knows' } : call, context);
      },
      writes: (tool) => travel.writes(tool),
    };
    const house = openHouse({ log, policy: () => policy, understander, hasPerson: true });
    return {
      asked,
      say: (text: string): Promise<Trip> => house.concierge.write(id, 'message', { text, key: crypto.randomUUID() }),
    };
  }

  it.each([
    ['crowd 20', ['report_reading']],
    ['make it 2 people', ['tell_planner', 'replan']],
    ['reject', ['reject_change']],
    ['and what is next?', []],
    ['the purple elephant sings', []],
  ])('is asked once about what a message does: %j', async (text, tools) => {
    const { asked, say } = openWatched();
    await say(text);
    expect(asked).toEqual(tools);
  });

  it('has its reasons told where it does not allow what was said; nothing is done then', async () => {
    const before = await concierge.getTrip(id);
    const refused = await openWatched('report_reading').say('crowd 85');
    expect(refused.messages.slice(before.messages.length)).toMatchObject([
      { role: 'user', text: 'crowd 85' },
      { role: 'assistant', text: 'I am not able to do that. The policy does not know the tool "nobody knows".' },
    ]);
    expect([refused.hash, refused.pending]).toEqual([before.hash, null]);
  });
});

describe('the chat of a trip', () => {
  it('is a run of its own, begun by the trip, whose chain verifies', async () => {
    const { runs } = await log.listRuns({ parent: id });
    expect(runs).toMatchObject([{ id: chatOf(id), type: 'conversation' }]);
    expect(verifyChain(await log.read(chatOf(id)), nodeDigest)).toMatchObject({ ok: true });
  });

  it('takes every message through the eight stages', async () => {
    expect(await stagesOf(() => say('crowd 85'))).toEqual(TOLD);
    expect(await stagesOf(() => say('keep'))).toEqual(TOLD);
    expect(await stagesOf(() => say('make it 2 people'))).toEqual(TOLD);
    expect(await stagesOf(() => say('reject'))).toEqual(TOLD);
  });

  it('keeps what is personal out of both runs, and shows it to the traveller alone', async () => {
    const trip = await concierge.getTrip(id);
    expect(trip.messages[0]?.text).toContain('ada@example.org');
    const written = JSON.stringify([await log.read(id), await log.read(chatOf(id))]);
    expect(written).not.toContain('ada@example.org');
    expect(written).toContain('⟦email:1⟧');
  });

  it('shows a placeholder where a value was erased, and both chains still verify', async () => {
    await say('make it 2 people, and write to bob@example.org');
    expect(JSON.stringify((await say('reject')).messages)).toContain('bob@example.org');
    await log.erasePersonal(id);
    expect(JSON.stringify((await concierge.getTrip(id)).messages)).not.toMatch(/ada@|bob@/);
    expect((await log.readPersonal(chatOf(id))).size).toBe(0);
    for (const run of [id, chatOf(id)])
      expect(verifyChain(await log.read(run), nodeDigest)).toMatchObject({ ok: true });
  });

  it('answers a message that comes again, and does nothing twice', async () => {
    const once = await say('undo', 'message-7');
    const { length } = await log.read(chatOf(id));
    const again = await say('undo', 'message-7');
    expect(again).toEqual(once);
    expect(await log.read(chatOf(id))).toHaveLength(length);
  });

  it('asks for what is missing; a command in between still means what it always means', async () => {
    const asked = await say('it is full of people here');
    expect(lastWords(asked)).toBe('How full is it, from 0 to 100?');
    expect(asked.pending).toBeNull();
    const answered = await say('95');
    expect(answered.pending?.reading.level).toBe(95);
    expect(answered.chips).toEqual(expect.arrayContaining(['Go all the same', 'Skip it']));
    expect(answered.messages.filter(({ text }) => text === '95')).toHaveLength(1);

    await say('it is full of people here');
    const replaced = await say('replace 1');
    expect(replaced.pending).toBeNull();
    expect(lastWords(replaced)).toMatch(/^You replaced/);
    expect(lastWords(await say('undo'))).toMatch(/^Taken back/);
  });

  it('answers a tapped chip as what it offered', async () => {
    const asked = await say('95');
    expect(asked.pending).not.toBeNull();
    const kept = await say('go all the same');
    expect([kept.pending, kept.chips]).toEqual([null, []]);
  });

  it('says what it sees without changing anything', async () => {
    const before = await concierge.getTrip(id);
    const looked = await say('and what is next?');
    expect(lastWords(looked)).toMatch(
      /^Next: .*, Saturday 3 April, \d\d:\d\d–\d\d:\d\d \(\d+ min (on foot|by public transport)\)\.$/,
    );
    expect(looked.hash).toBe(before.hash);
  });

  it('is never silent: what is not understood is said, with what may be meant', async () => {
    const lost = await say('the purple elephant sings');
    expect(lastWords(lost)).toBe('I am not sure what you mean. Perhaps one of these?');
    expect(lost.chips).toContain('What is next?');
    expect(lastWords(await say('What is next?'))).toMatch(/^Next: /);
  });

  it('calls a person once, and goes on answering meanwhile', async () => {
    const called = await say('I want to talk to a human');
    expect([called.handedOver, lastWords(called)]).toEqual([
      true,
      'I have told a person; the answer will stand here. Meanwhile I go on working for you.',
    ]);
    expect(lastWords(await say('a person please'))).toMatch(/^A person has been told/);
    const reported = await say('crowd 20');
    expect(lastWords(reported)).toMatch(/^Crowd 20 % at .*below your limit/);
    expect(reported.handedOver).toBe(true);
  });
});

describe('where nobody is there to take over', () => {
  /** The same trip, in a house of which nobody reads the conversations. */
  const { concierge: alone } = openHouse({ log, understander });
  let said = 0;
  const sayAlone = (text: string): Promise<Trip> => alone.write(id, 'message', { text, key: `alone-${(said += 1)}` });

  it('offers nobody, and says so to who asks', async () => {
    const lost = await sayAlone('the purple elephant sings');
    expect(lastWords(lost)).not.toMatch(/person/);
    const asked = await sayAlone('I want to talk to a human');
    expect(lastWords(asked)).toMatch(/^There is no person behind this chat/);
    expect((await sayAlone('and what is next?')).messages.at(-1)?.role).toBe('assistant');
  });
});
