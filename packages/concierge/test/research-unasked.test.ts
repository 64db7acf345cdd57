import { type EventLog, type NewEvent, verifyChain } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { openGoldenTrip } from './golden-trip.ts';
import {
  gardenIn,
  keyed,
  NAME,
  NO_HOURS,
  PAGE,
  planOf,
  QUOTE,
  ResearchDesk,
  without,
  withoutHours,
} from './research-desk.ts';
import type { Scripted } from './scripted-model.ts';

let desk: ResearchDesk;
let model: ResearchDesk['model'];
let web: ResearchDesk['web'];
beforeAll(async () => {
  desk = await ResearchDesk.start();
  ({ model, web } = desk);
});
afterAll(() => desk.stop());

describe('a plan that was chosen', () => {
  const SHRINE = 'Heian Shrine';
  const both = (events: readonly NewEvent[]) => withoutHours(without(SHRINE, NO_HOURS)(events));
  const SHRINE_PAGE = '<title>Heian Shrine</title><p>Heian Shrine, Kyoto. Open daily 6:00 - 18:00.</p>';
  const begun = (limitMs?: number) => ({ ...web.tools(limitMs), when: 'plan' as const });
  const answers = (name: string): readonly Scripted[] => {
    const path = name === NAME ? '/murin-an' : '/shrine';
    const quote = name === NAME ? QUOTE : 'Open daily 6:00 - 18:00';
    const opens = name === NAME ? '09:00' : '06:00';
    return [
      { call: 'web_search', arguments: { query: `${name} Kyoto` } },
      { call: 'http_get', arguments: { url: web.urlOf(path) } },
      { text: JSON.stringify({ found: true, opens, closes: '18:00', quote, url: web.urlOf(path) }) },
    ];
  };

  /** Each question is answered step by step; how often each was asked. */
  function answerAll(
    fault: (name: string, step: number) => Scripted | undefined = () => undefined,
  ): Map<string, number> {
    web.pages = { '/murin-an': PAGE, '/shrine': SHRINE_PAGE };
    web.asked.length = 0;
    const steps = new Map<string, number>();
    model.script = (prompt) => {
      const name = prompt.includes(`is ${NAME} in Kyoto open`) ? NAME : SHRINE;
      const done = [...prompt.matchAll(/Found for |Text of |Page /g)].length;
      const step = steps.get(name) ?? 0;
      steps.set(name, step + 1);
      return fault(name, step) ?? answers(name)[Math.min(done, 2)] ?? { text: '{"found": false}' };
    };
    return steps;
  }

  it('is looked up for beside all else, once, and nobody waits for it', async () => {
    const steps = answerAll(() => 'hang');
    const { concierge, id, log } = await openGoldenTrip({
      model: await desk.modelOf({ WAYFARER_MODEL_SECONDS: '0.4' }),
      research: begun(400),
      alter: both,
    });
    const answered = await concierge.write(id, 'message', { text: "what's next?", key: 'next' });
    expect(answered.messages.at(-1)?.text).toContain('Next: ');
    expect(answered.findings).toBeUndefined();
    await concierge.write(id, 'message', { text: "what's next?", key: 'meanwhile' });
    expect(concierge.whenIdle()).toBeDefined();
    await concierge.whenIdle();
    const types = (await log.read(`${id}.research`)).map(({ type }) => type);
    expect(types).toEqual(['task-requested', 'task-completed']);
    const after = await concierge.getTrip(id);
    expect(after.findings?.map(({ status }) => status)).toEqual(['left-out', 'left-out']);
    expect(planOf(after)).toEqual(planOf(answered));
    expect(steps.get(SHRINE)).toBeGreaterThan(0);
    // What came to nothing is not tried again unasked.
    const asked = model.prompts.length;
    await concierge.write(id, 'message', { text: "what's next?", key: 'again' });
    await concierge.whenIdle();
    expect(model.prompts).toHaveLength(asked);
  });

  it('is not looked up for again where somebody has asked before, whatever came of it', async () => {
    answerAll(() => ({ text: '{"found": false}' }));
    const { concierge, id } = await openGoldenTrip({ model: await desk.modelOf(), research: begun(), alter: both });
    const after = await concierge.write(id, 'research', keyed('r'));
    expect(after.findings?.map(({ status }) => status)).toEqual(['unknown', 'unknown']);
    const asked = model.prompts.length;
    await concierge.whenIdle();
    expect(model.prompts).toHaveLength(asked);
    expect((await concierge.getTrip(id)).messages).toHaveLength(after.messages.length);
  });

  it('is looked up for to the end by another process, and nothing is paid twice', async () => {
    const steps = answerAll((name, step) => (name === NAME && step === 1 ? 'hang' : undefined));
    const memory = await openGoldenTrip({ alter: both });
    const first = mortal(memory.log);
    const doomed = await openGoldenTrip({ model: await desk.modelOf(), research: begun(), log: first.log });
    await doomed.concierge.write(doomed.id, 'message', { text: "what's next?", key: 'next' });
    await vi.waitFor(() => expect(steps.get(NAME)).toBe(2), { timeout: 5_000 });
    expect(steps.get(SHRINE)).toBe(3);
    first.kill();
    const { concierge, id, log } = await openGoldenTrip({
      model: await desk.modelOf(),
      research: begun(),
      log: memory.log,
    });
    await concierge.resume();
    await concierge.whenIdle();
    const after = await concierge.getTrip(id);
    expect(after.findings?.map(({ about, status }) => [about, status]).toSorted()).toEqual([
      [SHRINE, 'found'],
      [NAME, 'found'],
    ]);
    expect(gardenIn(after)?.hours).toHaveLength(1);
    // The one that was answered before is not asked again; the other goes on at the call that was cut off.
    expect(steps.get(SHRINE)).toBe(3);
    expect(steps.get(NAME)).toBe(4);
    expect(web.asked.filter((path) => path === '/murin-an')).toHaveLength(1);
    expect(web.asked.filter((path) => path === '/shrine')).toHaveLength(1);
    expect(after.messages.filter(({ text }) => text.startsWith('I have looked up'))).toHaveLength(1);
    expect(verifyChain(await log.read(id), nodeDigest)).toMatchObject({ ok: true });
    const asked = model.prompts.length;
    await concierge.resume();
    expect(concierge.whenIdle()).toBeUndefined();
    expect(model.prompts).toHaveLength(asked);
  });

  it('is not looked up for where that is not set, nor once the trip is erased', async () => {
    answerAll(() => 'hang');
    const quiet = await openGoldenTrip({ model: await desk.modelOf(), research: web.tools(), alter: both });
    await quiet.concierge.write(quiet.id, 'message', { text: "what's next?", key: 'next' });
    expect(quiet.concierge.whenIdle()).toBeUndefined();
    const { concierge, id, log } = await openGoldenTrip({
      model: await desk.modelOf({ WAYFARER_MODEL_SECONDS: '0.5' }),
      research: begun(800),
      alter: both,
    });
    await concierge.write(id, 'message', { text: "what's next?", key: 'next' });
    await concierge.eraseTrip(id);
    await concierge.whenIdle();
    await expect(concierge.getTrip(id)).rejects.toMatchObject({ code: 'unknown-trip' });
    expect((await log.listRuns({ parent: id })).runs).toEqual([]);
  });
});

/** A log as a process has it that may be killed: from then on nothing of what it does gets there. */
function mortal(log: EventLog): { readonly log: EventLog; kill(): void } {
  let isDead = false;
  return {
    log: new Proxy(log, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => (isDead ? new Promise(() => undefined) : value.apply(target, given));
      },
    }),
    kill: () => void (isDead = true),
  };
}
