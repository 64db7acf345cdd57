import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { Edit, Trip } from '@wayfarer/contract';

import { LITTLE_EFFORT } from './little-effort.ts';

/** One way into the house: by chat, by HTTP, or by the command line. Each does everything by its own means. */
export interface Door {
  readonly name: string;
  show(id: string): Promise<Trip>;
  allowSmallChanges(id: string): Promise<Trip>;
  forbidSmallChanges(id: string): Promise<Trip>;
  /** About the next visit. */
  report(id: string, reading: Reading): Promise<Trip>;
  approve(id: string): Promise<Trip>;
  reject(id: string): Promise<Trip>;
  undo(id: string): Promise<Trip>;
  redo(id: string): Promise<Trip>;
  edit(id: string, wished: WishedEdit): Promise<Trip>;
  say(id: string, text: string): Promise<Trip>;
}

/** The same edit, as each door takes it. */
export interface WishedEdit {
  readonly edit: Edit;
  readonly words: string;
  readonly typed: readonly string[];
}

export interface Reading {
  readonly kind: 'crowd' | 'closed' | 'delay';
  readonly value?: number;
}

const COMMAND_LOOP = join(import.meta.dirname, '../../../cli/test/support/command-loop.ts');

/** Words alone, as typed into the chat of the page. */
export function openChat(url: string): Door {
  const say = (id: string, text: string): Promise<Trip> => post(`${url}/api/trips/${id}/messages`, { text });
  return {
    name: 'chat',
    show: (id) => get(url, id),
    allowSmallChanges: (id) => say(id, 'You may make small changes yourself.'),
    forbidSmallChanges: (id) => say(id, 'Ask me always.'),
    report: (id, { kind, value }) => say(id, value === undefined ? kind : `${kind} ${value}`),
    approve: (id) => say(id, 'approve'),
    reject: (id) => say(id, 'reject'),
    undo: (id) => say(id, 'undo'),
    redo: (id) => say(id, 'redo'),
    edit: (id, { words }) => say(id, words),
    say,
  };
}

/** What programs call. */
export function openHttp(url: string): Door {
  const write = (id: string, path: string, body?: unknown): Promise<Trip> =>
    post(`${url}/api/trips/${id}/${path}`, body);
  return {
    name: 'HTTP',
    show: (id) => get(url, id),
    allowSmallChanges: (id) => write(id, 'autonomy', { autonomy: 'small-changes' }),
    forbidSmallChanges: (id) => write(id, 'autonomy', { autonomy: 'ask' }),
    report: (id, reading) => write(id, 'readings', reading),
    approve: (id) => write(id, 'approval', { approved: true }),
    reject: (id) => write(id, 'approval', { approved: false }),
    undo: (id) => write(id, 'undo'),
    redo: (id) => write(id, 'redo'),
    edit: (id, { edit }) => write(id, 'edits', { edit }),
    say: (id, text) => write(id, 'messages', { text }),
  };
}

/** A terminal in which commands are typed one after the other. */
export interface CommandLine {
  /** @throws {Error} if the command did not end well. */
  run(...words: readonly string[]): Promise<string>;
  close(): void;
}

/** Starts one process for all commands: starting one for each took most of the time. */
export function startCommandLine(): CommandLine {
  const flags = ['-C', 'wayfarer-source', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, COMMAND_LOOP, String(LITTLE_EFFORT)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async run(...words) {
      child.stdin.write(`${JSON.stringify(words)}\n`);
      const answer = await answers.next();
      if (answer.done) throw new Error(`The process ended over wayfarer ${words.join(' ')}.`);
      const { exit, out } = JSON.parse(answer.value) as { readonly exit: number; readonly out: string };
      if (exit !== 0) throw new Error(`wayfarer ${words.join(' ')}: ${exit} ${out}`);
      return out;
    },
    close: () => void child.stdin.end(),
  };
}

/** A command for each wish, on the same folder as the server. */
export function openCommandLine(line: CommandLine, dataFolder: string): Door {
  const run = async (...words: string[]): Promise<Trip> =>
    JSON.parse(await line.run(...words, '--data', dataFolder, '--json')) as Trip;
  return {
    name: 'command line',
    show: (id) => run('show', id),
    allowSmallChanges: (id) => run('autonomy', id, 'small-changes'),
    forbidSmallChanges: (id) => run('autonomy', id, 'ask'),
    report: (id, { kind, value }) => run('reading', id, kind, ...(value === undefined ? [] : [String(value)])),
    approve: (id) => run('approve', id),
    reject: (id) => run('reject', id),
    undo: (id) => run('undo', id),
    redo: (id) => run('redo', id),
    edit: (id, { typed }) => run('edit', id, ...typed),
    say: (id, text) => run('say', id, text),
  };
}

async function get(url: string, id: string): Promise<Trip> {
  return toTrip(await fetch(`${url}/api/trips/${id}`));
}

async function post(url: string, body?: unknown): Promise<Trip> {
  const init =
    body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return toTrip(await fetch(url, { method: 'POST', ...init }));
}

async function toTrip(answer: Response): Promise<Trip> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text}`);
  return JSON.parse(text) as Trip;
}
