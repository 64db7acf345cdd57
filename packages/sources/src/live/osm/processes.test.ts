import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { cityFileSchema } from '../../catalogue/schema.ts';
import { overpassAnswer } from '../__fixtures__/lisbon.ts';
import { type Answer, hang, json, Loopback } from '../__fixtures__/loopback.ts';

const PROGRAM = path.join(import.meta.dirname, '..', '__fixtures__', 'fetch-lisbon.ts');
const FLAGS = ['-C', 'wayfarer-source', '--experimental-strip-types', '--disable-warning=ExperimentalWarning'];

let folder: string;
let service: Loopback;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-fetch-'));
  service = await Loopback.start();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await service.close();
  rmSync(folder, { recursive: true });
});

function start(): ChildProcess {
  const child = spawn(process.execPath, [...FLAGS, PROGRAM, folder, service.url], { stdio: 'pipe' });
  children.push(child);
  return child;
}

async function end(child: ChildProcess): Promise<string> {
  const said: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  await once(child, 'close');
  return said.join('').trim();
}

const LISBON_ANSWER = json(overpassAnswer());
const readLisbon = () => cityFileSchema.parse(JSON.parse(readFileSync(path.join(folder, 'lisbon.json'), 'utf8')));

it.each<[string, Answer]>([
  ['before the answer', hang],
  ['in the middle of the answer', (response) => void response.write(JSON.stringify(overpassAnswer()).slice(0, 400))],
])('a process that is killed %s leaves no damage, and the next one fetches', async (_, answer) => {
  const asked = new Promise<void>((resolve) => {
    service.answerWith((response, question) => {
      answer(response, question);
      resolve();
    }, LISBON_ANSWER);
  });
  const killed = start();
  await asked;
  killed.kill('SIGKILL');
  await once(killed, 'close');
  expect(readdirSync(folder)).toEqual(['.fetch']);
  expect(readdirSync(path.join(folder, '.fetch'))).toEqual(['lock']);

  expect(await end(start())).toBe('fetched lisbon');
  expect(readLisbon().sights).toHaveLength(3);
  expect(readdirSync(path.join(folder, '.fetch'))).toEqual([]);
});

it('a process that is killed while it writes leaves no damage, and the next one has the city', async () => {
  service.answerWith(LISBON_ANSWER);
  for (const many of [1, 3, 5, 7]) {
    const scratch = path.join(folder, '.fetch');
    mkdirSync(scratch, { recursive: true });
    const child = start();
    const ended = once(child, 'close');
    let left = many;
    const watcher = watch(scratch, () => {
      left -= 1;
      if (left === 0) child.kill('SIGKILL');
    });
    await ended;
    watcher.close();
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(names.every((name) => name === 'lisbon.json')).toBe(true);
    if (names.length > 0) expect(readLisbon().sights).toHaveLength(3);
    rmSync(path.join(folder, 'lisbon.json'), { force: true });
  }
  expect(await end(start())).toBe('fetched lisbon');
  expect(readLisbon().sights).toHaveLength(3);
});

it('processes take turns, and the second finds what the first has fetched', async () => {
  service.answerWith((response, question) => setTimeout(() => LISBON_ANSWER(response, question), 500));
  expect(await Promise.all([start(), start(), start()].map(end))).toEqual(Array(3).fill('fetched lisbon'));
  expect(service.asked).toHaveLength(1);
  expect(service.mostAtOnce).toBe(1);
});
