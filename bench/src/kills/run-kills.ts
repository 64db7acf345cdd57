import { setTimeout as wait } from 'node:timers/promises';

import type { TripList } from '@wayfarer/contract';

import { checkFolder, type Findings } from './check-folder.ts';
import { letWork, tripIn } from './clients.ts';
import { KilledServer } from './killed-server.ts';
import { isDone, Ledger } from './ledger.ts';

export interface KillsOptions {
  /** An empty one. */
  readonly dataFolder: string;
  readonly kills: number;
  readonly clients: number;
  /** After so long there are no more kills. */
  readonly mostMs?: number | undefined;
  readonly random: () => number;
  readonly onKill?: ((number: number, faults: number) => void) | undefined;
}

export interface KillsReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly brokenChains: readonly string[];
  readonly unreadable: readonly string[];
}

const SENTENCE =
  'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, temples and food, moderate pace, we hate crowds';

/** Kills a server so often while clients work with it, and says what was lost, or done twice. */
export async function runKills({
  dataFolder,
  kills,
  clients,
  mostMs = Infinity,
  random,
  onKill,
}: KillsOptions): Promise<KillsReport> {
  const start = performance.now();
  const server = new KilledServer(dataFolder, random);
  const ledger = new Ledger();
  const findings: Findings = { lost: new Set(), doubled: new Set(), brokenChains: new Set() };
  const look = (): Promise<void> => checkFolder(dataFolder, ledger, findings);
  try {
    const share = await planAndShare(server);
    const isEnough = (): boolean => server.kills >= kills || performance.now() - start >= mostMs;
    server.beginKilling(isEnough, async () => {
      await look();
      const faults = findings.lost.size + findings.doubled.size + findings.brokenChains.size + server.faults.length;
      onKill?.(server.kills, faults);
    });
    await letWork(clients, { server, ledger, random, share });
    // Once more, so that whatever a kill has left undone is done.
    await server.restart();
    const unreadable = await listUnreadable(server, ledger);
    const exit = await server.stop();
    if (exit !== 0) unreadable.push(`The server ended with ${exit}.`);
    await look();
    const { lost, doubled, brokenChains } = findings;
    return {
      kills: server.kills,
      acknowledged: ledger.acknowledged,
      lost: [...lost],
      doubled: [...doubled],
      brokenChains: [...brokenChains],
      unreadable: [...unreadable, ...server.faults],
    };
  } finally {
    await server.stop();
  }
}

const LOOK_EVERY_MS = 200;
const MOST_LOOKS = 1500;

/** A trip with a plan, as a file. */
async function planAndShare(server: KilledServer): Promise<string> {
  const { id } = tripIn(await server.ask({ method: 'POST', path: '/api/trips', body: { text: SENTENCE } }));
  // On a busy machine the first answer comes before the options are there.
  for (let looks = 0; ; looks++) {
    const { options, messages } = tripIn(await server.ask({ method: 'GET', path: `/api/trips/${id}` }));
    if (options.length > 0) break;
    if (looks === MOST_LOOKS)
      throw new Error(`There is no plan to begin with: ${messages.at(-1)?.text ?? 'no reply.'}`);
    await wait(LOOK_EVERY_MS);
  }
  tripIn(await server.ask({ method: 'POST', path: `/api/trips/${id}/selection`, body: { option: 1 } }));
  return (await server.ask({ method: 'GET', path: `/api/trips/${id}/export?as=share` })).text;
}

/** Trips that are not what the API should say of them. */
async function listUnreadable(server: KilledServer, ledger: Ledger): Promise<string[]> {
  const problems: string[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page = await server.ask({ method: 'GET', path: `/api/trips${after === '' ? '' : `?after=${after}`}` });
    if (page.status !== 200) return [`The list: ${page.status} ${page.text}`];
    const { trips, next } = JSON.parse(page.text) as TripList;
    for (const { id, problem } of trips) {
      const { status, text } = await server.ask({ method: 'GET', path: `/api/trips/${id}` });
      if (status !== 200 || problem !== null) problems.push(`${id}: ${problem ?? text}`);
      else problems.push(...listUnseen(id, text, ledger));
    }
    after = next;
  }
  return problems;
}

/** Messages that a trip does not show just once: those that were said since its person was forgotten. */
function listUnseen(trip: string, shown: string, { entries, forgotten }: Ledger): readonly string[] {
  const { messages } = tripIn({ status: 200, text: shown });
  return entries.flatMap(({ trip: of, path, token = '', answer }) => {
    if (of !== trip || !path.endsWith('/messages') || !answer || !isDone(answer) || forgotten.has(token)) return [];
    const seen = messages.filter(({ role, text }) => role === 'user' && text.includes(token)).length;
    return seen === 1 ? [] : [`${trip}: "${token}" was said once, and is shown ${seen} times.`];
  });
}
