import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, expect, it } from 'vitest';

const PACKAGE = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'archon-readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

const examples = [...readFileSync(join(PACKAGE, 'README.md'), 'utf8').matchAll(/```ts\n([^]*?)```/g)].map(
  ([, example = '']) => example,
);
const [agent = '', approval = '', chat = '', hooks = '', page = '', shell = ''] = examples;

function run(program: string): string {
  const flags = ['-C', 'wayfarer-source', '--input-type=module-typescript'];
  return execFileSync(process.execPath, [...flags, '-e', program], { cwd: PACKAGE, encoding: 'utf8' });
}

it('shows an agent with a tool of its own in 25 lines', { timeout: 30_000 }, () => {
  expect(agent.trim().split('\n').length).toBeLessThanOrEqual(25);
  const output = run(agent);
  expect(output).toContain('At 90 °C. final');
  expect(output).toContain('(you gave `meters`: did you mean `metres`?)');
});

it('shows a call that waits for a person, and what comes of the yes', { timeout: 30_000 }, () => {
  const program = approval.replace('data/refunds.db', join(folder, 'refunds.db').replaceAll('\\', '/'));
  expect(run(program)).toMatch(/^waiting \[[^]*tool: 'refund'[^]*\nRefunded\.\n$/);
});

it('shows a conversation, and what a page is told of it', { timeout: 30_000 }, () => {
  expect(run(chat)).toMatch(/^Anna\.\n(.*\n)*data: \{"type":"start","messageId":"anna-1\/2"\}[^]*data: \[DONE\]/);
});

it('shows hooks that cache and redact', { timeout: 30_000 }, () => {
  expect(run(hooks)).toBe('1 I write to ada@example.org. false\n');
});

it('shows a chat page over HTTP', { timeout: 30_000 }, () => {
  const asked = `
    const { once } = await import('node:events');
    await once(server, 'listening');
    const post = (id: string) => fetch('http://127.0.0.1:' + (server.address() as { port: number }).port, {
      method: 'POST',
      body: JSON.stringify({ id: 'c', messages: [{ id, parts: [{ type: 'text', text: 'Hi.' }] }] }),
    });
    console.log(await (await post('m1')).text());
    server.close();
    server.closeAllConnections();`;
  expect(run(page.replace(/Number\(.*?\), /, '0, ') + asked)).toMatch(/"delta":"Hello\."[^]*data: \[DONE\]/);
});

it('shows an example that runs, and that a second run does not repeat', { timeout: 30_000 }, () => {
  const program = shell.replace('data/events.db', join(folder, 'events.db').replaceAll('\\', '/'));
  const output = run(program);
  expect(output).toMatch(/'How to cook ramen'[^]*ok: true[^]*seq: 2/);
  expect(run(program)).toBe(output);
});

it('shows tools served to others, and tools of others, in ten lines each', { timeout: 30_000 }, () => {
  const [served = '', taken = ''] = examples.filter((example) => example.includes("'@wayfarer/archon/mcp'"));
  for (const example of [served, taken]) {
    expect(example.split('\n').filter((line) => line !== '').length).toBeLessThanOrEqual(10);
  }
  const listening = `
    const { once } = await import('node:events');
    const http = createServer(server.listener).listen(0, '127.0.0.1');
    await once(http, 'listening');
    const { port } = http.address() as { port: number };`;
  const imported = new Set(served.match(/^import .*$/gm));
  const rest = taken.split('\n').filter((line) => !imported.has(line));
  const program = [
    served.replace(/^createServer\(.*$/m, listening),
    rest.join('\n').replace("'http://127.0.0.1:8080/'", '`http://127.0.0.1:${port}/`'),
    'await source.close(); await server.close(); http.close(); http.closeAllConnections();',
  ].join('\n');
  expect(run(program)).toMatch(/^<<<data [0-9a-f]{16}\n68\n>>>data/m);
});
