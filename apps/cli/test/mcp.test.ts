import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { Trip } from '@wayfarer/contract';
import { expect, it, onTestFinished } from 'vitest';

const ROOM = join(import.meta.dirname, '..');
const FLAGS = ['-C', 'wayfarer-source', '--disable-warning=ExperimentalWarning'];

/** What a call is answered with while a person thinks. */
interface Question {
  readonly inputRequests: Readonly<Record<string, { readonly params: { readonly requestedSchema: object } }>>;
  readonly requestState: string;
}

/** `wayfarer mcp` in a process of its own, with the official client before it. */
async function connect(folder: string, mode: 'auto' | 'legacy' = 'auto') {
  const args = [...FLAGS, join(ROOM, 'src/main.ts'), 'mcp', '--data', folder];
  const transport = new StdioClientTransport({ command: process.execPath, args });
  const client = new Client(
    { name: 'guest', version: '1' },
    { versionNegotiation: { mode }, capabilities: { elicitation: { form: {} } } },
  );
  client.setRequestHandler('elicitation/create', ({ params }) => {
    const properties = 'requestedSchema' in params ? params.requestedSchema.properties : {};
    const [[name, schema] = ['other', {}]] = Object.entries(properties);
    return {
      action: 'accept',
      content: { [name]: 'enum' in schema && schema.enum ? (schema.enum[0] ?? '') : 'moderate' },
    };
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return { client, pid: transport.pid ?? 0 };
}

it(
  'plans over stdio, and what was asked before a kill -9 is answered after it, once',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wayfarer-mcp-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const first = await connect(folder);
    const say = 'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, moderate pace, temples';
    const planned = await first.client.callTool({ name: 'plan_trip', arguments: { say } }, { timeout: 100_000 });
    expect(planned.structuredContent).toMatchObject({ status: 'options' });
    const choose = { name: 'propose_change', arguments: { trip: 'last', option: 2 } };
    const asked = (await first.client.callTool(choose, { allowInputRequired: true })) as unknown as Question;
    expect(Object.keys(asked.inputRequests)).toEqual(['choice']);
    process.kill(first.pid, 'SIGKILL');

    const second = await connect(folder);
    const readTrip = async (): Promise<Trip> => {
      const { resources } = await second.client.listResources();
      const uri = resources.find(({ mimeType }) => mimeType === 'application/json')?.uri ?? '';
      const [content] = (await second.client.readResource({ uri })).contents;
      return JSON.parse(content && 'text' in content ? content.text : '') as Trip;
    };
    expect((await readTrip()).selected).toBeNull();
    const yes = { choice: { action: 'accept', content: { choice: 'Do it' } } };
    const answered = { ...choose, inputResponses: yes, requestState: asked.requestState };
    expect((await second.client.callTool(answered)).structuredContent).toMatchObject({ outcome: 'done' });
    const trip = await readTrip();
    expect(trip.selected).toBe(trip.options[1]?.id);
    await second.client.callTool(answered);
    expect((await readTrip()).seq).toBe(trip.seq);
  },
);

it('serves a client of the version before, and ends with its input', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-mcp-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { client, pid } = await connect(folder, 'legacy');
  expect(client.getNegotiatedProtocolVersion()).toBe('2025-11-25');
  const found = await client.callTool({ name: 'find_places', arguments: { city: 'Kyoto', name: 'Nijo Castle' } });
  expect(found.structuredContent).toMatchObject({ total: 1, places: [{ placeId: 'place_kyoto-nijo-castle' }] });
  await client.close();
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
