import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { EventLog } from '@wayfarer/archon';
import { FixedClock } from '@wayfarer/archon/testing';
import { readModelSettings, readResearchSettings } from '@wayfarer/sources';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { composeProduct, POLICY_TRIAL_RUN, type ProductOptions, type ProductParts, readRules } from '../src/index.ts';
import { readRouterSettings } from '../src/router-settings.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  vi.restoreAllMocks();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-compose-'));
  closing.push(() => Promise.resolve(rmSync(folder, { recursive: true })));
  return folder;
}

const REQUEST =
  'One day in Kyoto for two, on 3 April 2027, from Osaka, mid budget, moderate pace, temples and food, no crowds, no diet';
/** Enough for a whole plan, though not for the best. */
const EFFORT = 1;

async function open(dataFolder: string, options: Partial<ProductOptions> = {}, parts: Partial<ProductParts> = {}) {
  const product = await composeProduct(
    { dataFolder, effort: EFFORT, plansHere: true, clock: new FixedClock('2026-11-21T10:00:00Z'), ...options },
    {
      rules: readRules(undefined),
      ...parts,
    },
  );
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await product.close();
    isOpen = false;
  };
  closing.unshift(close);
  return { ...product, close };
}

describe('the product', () => {
  it('plans on a thread, and has the trip again when it is opened anew', async () => {
    const folder = newFolder();
    const { concierge, pool, close } = await open(folder, { plansHere: false });
    const ran = vi.spyOn(pool, 'run');
    const { id, options } = await concierge.createTrip({ text: REQUEST });
    expect(options.length).toBeGreaterThan(0);
    expect(ran).toHaveBeenCalled();
    await close();
    await expect(pool.run({}, { owner: 'ada' })).rejects.toThrow(/closed/);
    await expect(concierge.createTrip({})).rejects.toThrow(/closed/);
    const again = await open(folder);
    expect((await again.concierge.getTrip(id)).options).toEqual(options);
  });

  it('plans on this thread for who plans little', async () => {
    const { concierge, pool } = await open(newFolder());
    const ran = vi.spyOn(pool, 'run');
    const { options } = await concierge.createTrip({ text: REQUEST });
    expect(options.length).toBeGreaterThan(0);
    expect(ran).not.toHaveBeenCalled();
  });

  it('gives a task on a thread three minutes', async () => {
    const program = new URL('data:text/javascript,setInterval(() => undefined, 1000)');
    const { pool } = await open(newFolder(), {}, { pool: { program } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const ended = vi.fn();
    const job = pool.run({}, { owner: 'trip_1' }).catch(({ code }: { readonly code: string }) => ended(code));
    await vi.advanceTimersByTimeAsync(179_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await job;
    expect(ended).toHaveBeenCalledWith('job-timeout');
  });

  it('closes the rules with everything else', async () => {
    const rules = { ...readRules(undefined), close: vi.fn() };
    const { close } = await open(newFolder(), {}, { rules });
    expect(rules.close).not.toHaveBeenCalled();
    await close();
    expect(rules.close).toHaveBeenCalledTimes(1);
  });

  it('reads no file of places any more once it is closed', async () => {
    const { sources, close } = await open(newFolder(), { plansHere: false });
    const file = new TextEncoder().encode('name,lat,lon\nCafe Kanoko,35.0050,135.7650\n');
    await close();
    await expect(sources.ownPlaces.preview(file, { trip: null })).rejects.toThrow(/closed/);
  });

  it('saves what it can of a damaged log, and says so', async () => {
    const folder = newFolder();
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const first = await open(folder);
    await first.concierge.createTrip({ text: 'Kyoto' });
    await first.close();
    const file = join(folder, 'events.db');
    const bytes = readFileSync(file);
    // The first page says what tables there are.
    bytes.fill(0xff, 4096 * 2, 4096 * 3);
    writeFileSync(file, bytes);
    const second = await open(folder);
    expect(told.mock.calls).toEqual([[expect.stringMatching(/was damaged\. .* were saved/)]]);
    await second.close();
    expect(readdirSync(folder)).toContain('events.db.damaged-1');
  });

  it('erases the list of places of a trip with the trip', async () => {
    const { concierge, sources } = await open(newFolder());
    const { id } = await concierge.createTrip({});
    const file = new TextEncoder().encode('name,lat,lon\nCafe Kanoko,35.0050,135.7650\n');
    await sources.ownPlaces.keep(file, { trip: id, now: new Date('2026-11-22T12:00:00Z') });
    expect(sources.ownPlaces.list({ trip: id })).toHaveLength(1);
    await concierge.eraseTrip(id);
    expect(sources.ownPlaces.list({ trip: id })).toEqual([]);
  });

  it('has a person in the inbox, and models and research, only where they are set', async () => {
    const environment = { WAYFARER_MODEL: 'compatible:scripted', WAYFARER_MODEL_URL: 'http://127.0.0.1:1' };
    const without = await open(newFolder());
    expect(await without.concierge.getModelStatus()).toMatchObject({ model: null, state: 'off', research: null });
    const { concierge } = await open(newFolder(), {
      environment: { OPENAI_COMPATIBLE_API_KEY: 'secret' },
      model: readModelSettings(environment),
      research: readResearchSettings({ WAYFARER_RESEARCH: 'searxng:http://127.0.0.1:1' }, true),
    });
    expect(await concierge.getModelStatus()).toMatchObject({
      model: 'compatible:scripted',
      state: 'ready',
      research: 'searxng',
    });
  });
});

describe('a policy on trial', () => {
  const STRICT = `policy: strict
facts: { data: { asked_by: string } }
tools: { create_trip: { writes: true, otherwise: No. }, undo: { writes: true, otherwise: No. } }
rules:
  - { id: nobody, tools: [create_trip], effect: deny, when: { data.asked_by: { eq: traveller } }, reason: It is so. }
`;

  function strict(folder: string) {
    writeFileSync(join(folder, 'strict.yaml'), STRICT);
    return readRouterSettings({ WAYFARER_SHADOW_POLICY: 'strict.yaml' }, folder);
  }

  it('is told once of a call that is asked about twice at once, and kept before the log is closed', async () => {
    const folder = newFolder();
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let log: EventLog | undefined;
    const { concierge, close } = await open(
      folder,
      { router: strict(folder) },
      {
        decorateLog: (opened) => {
          vi.spyOn(opened, 'close').mockResolvedValue();
          return (log = opened);
        },
      },
    );
    await concierge.createTrip({});
    await concierge.createTrip({});
    await close();
    const lines = told.mock.calls.map(([line]) => String(line));
    expect(lines.filter((line) => line.includes('create_trip'))).toEqual([
      'Policy on trial: create_trip would be deny (nobody); in force: allow.',
    ]);
    const kept = (await log?.read(`${POLICY_TRIAL_RUN}.2026-11-21`)) ?? [];
    const ofTrips = kept.filter(({ content }) => (content as { readonly tool: string }).tool === 'create_trip');
    expect(ofTrips).toHaveLength(1);
    vi.restoreAllMocks();
    await log?.close();
  });

  it('that cannot be kept costs nobody a decision, and is told', async () => {
    const folder = newFolder();
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const full = Object.assign(new Error('disk full'), { stack: '' });
    const decorateLog = (log: EventLog): EventLog => {
      const append = log.append.bind(log);
      vi.spyOn(log, 'append').mockImplementation((run, ...rest) =>
        run.id.startsWith(POLICY_TRIAL_RUN) ? Promise.reject(full) : append(run, ...rest),
      );
      return log;
    };
    const { concierge, close } = await open(folder, { router: strict(folder) }, { decorateLog });
    expect((await concierge.createTrip({})).id).toBeDefined();
    await close();
    expect(told).toHaveBeenCalledWith('Keeping a difference of policies:', 'disk full');
  });
});
