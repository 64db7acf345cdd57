import { beforeEach, describe, expect, it, vi } from 'vitest';

import { EXIT } from './exit.ts';
import { createStyle } from './render/style.ts';
import { runCli } from './run-cli.ts';

interface Told {
  readonly composed: Readonly<Record<string, unknown>>[];
  closed: number;
  idle: Promise<void> | undefined;
  failure: unknown;
}
const told = vi.hoisted((): Told => ({ composed: [], closed: 0, idle: undefined, failure: undefined }));
vi.mock('./compose.ts', () => ({
  async compose(options: Readonly<Record<string, unknown>>) {
    told.composed.push(options);
    return {
      concierge: {
        async listTrips() {
          if (told.failure !== undefined) throw told.failure as Error;
          return { trips: [], next: null };
        },
        whenIdle: () => told.idle,
      },
      async close() {
        told.closed += 1;
      },
    };
  },
}));

async function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}, isColored = false) {
  const [out, err]: [string[], string[]] = [[], []];
  const terminal = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    async *lines() {},
    isInteractive: false,
    style: createStyle(80, isColored),
  };
  const exit = await runCli(args, { terminal, environment, folder: '/home/me', effort: 7, plansHere: true });
  return { exit, out: out.join(''), err: err.join('') };
}

beforeEach(() => {
  told.composed.length = 0;
  told.closed = 0;
  told.idle = undefined;
  told.failure = undefined;
});

describe('a command about trips', () => {
  it('is composed of what options and variables say, options first', async () => {
    const environment = {
      WAYFARER_DATA: 'data',
      WAYFARER_CATALOGUE: '/cities',
      WAYFARER_RULES: 'rules',
      WAYFARER_PERSON: '1',
    };
    expect((await run(['list'], environment)).exit).toBe(EXIT.ok);
    expect(told.composed[0]).toMatchObject({
      dataFolder: '/home/me/data',
      catalogueFolder: '/cities',
      rulesFolder: '/home/me/rules',
      hasPerson: true,
      model: null,
      effort: 7,
      plansHere: true,
    });
    await run(['list', '--data', 'other', '--catalogue', 'mine', '--rules', '/r'], environment);
    expect(told.composed[1]).toMatchObject({
      dataFolder: '/home/me/other',
      catalogueFolder: '/home/me/mine',
      rulesFolder: '/r',
    });
  });

  it('lives in .wayfarer of the folder where nothing is said, and promises nobody a person', async () => {
    await run(['list'], { WAYFARER_DATA: '', WAYFARER_PERSON: '0' });
    expect(told.composed[0]).toMatchObject({
      dataFolder: '/home/me/.wayfarer',
      catalogueFolder: undefined,
      rulesFolder: undefined,
      hasPerson: false,
    });
  });

  it('closes what it has opened, also where it fails', async () => {
    await run(['list']);
    expect(told.closed).toBe(1);
    told.failure = new Error('odd');
    expect((await run(['list'])).exit).toBe(EXIT.internal);
    expect(told.closed).toBe(2);
  });

  it('waits for what a plan has begun, and says so', async () => {
    let isDone = false;
    told.idle = new Promise<void>((resolve) => setTimeout(resolve, 5)).then(() => void (isDone = true));
    const { err } = await run(['list']);
    expect([isDone, err]).toEqual([
      true,
      'Looking up on the web what is not known of the plan. Stop it if you like: it is taken up again.\n',
    ]);
    told.idle = undefined;
    expect((await run(['list'])).err).toBe('');
  });
});

describe('what is printed', () => {
  it('is for people, or JSON for programs', async () => {
    expect((await run(['list'])).out).toBe('There is no trip yet. Begin one with: wayfarer plan "…"\n');
    expect((await run(['list', '--json'])).out).toBe('{\n  "trips": [],\n  "next": null\n}\n');
    expect((await run(['help', '--json'])).out).toContain('Usage: wayfarer COMMAND');
  });

  it('of a failure is a sentence, the problem for programs, and the whole error where that is asked for', async () => {
    told.failure = new Error('odd');
    const sentence = 'Something went wrong on our side. WAYFARER_DEBUG=1 shows what.\n';
    expect(await run(['list'])).toEqual({ exit: 1, out: '', err: sentence });
    const json = await run(['list', '--json']);
    expect([JSON.parse(json.out), json.err]).toEqual([{ code: 'internal', message: sentence.trim() }, sentence]);
    const { err } = await run(['list'], { WAYFARER_DEBUG: '1' });
    expect(err.startsWith(`${sentence}Error: odd\n    at `)).toBe(true);
    told.failure = 'words';
    expect((await run(['list'], { WAYFARER_DEBUG: '1' })).err).toBe(`${sentence}words\n`);
  });

  it('steers no terminal, and keeps the colours of ours where there are any', async () => {
    const colour = '\u001b[1m';
    expect((await run(['help'])).out).not.toContain(colour);
    expect((await run(['help'], {}, true)).out).toContain(colour);
    expect((await run(['\u001b[1mx'], {}, true)).err).not.toContain('\u001b[2J');
  });
});

describe('what was not typed right', () => {
  it.each<[readonly string[], number]>([
    [[], EXIT.badInput],
    [['--help'], EXIT.ok],
    [['list', '--help'], EXIT.ok],
    [['help'], EXIT.ok],
    [['nothing'], EXIT.badInput],
    [['list', '--data', ''], EXIT.badInput],
    [['list', '--data', 'a\0b'], EXIT.badInput],
  ])('%j ends with %i and opens nothing', async (args, exit) => {
    expect((await run(args)).exit).toBe(exit);
    expect(told.composed).toEqual([]);
  });

  it('names the folder', async () => {
    expect((await run(['list', '--rules', ''])).err).toBe('Expected the path of a folder for --rules, got "".\n');
    expect((await run(['list'], { WAYFARER_RULES: 'a\0b' })).err).toContain('for --rules, got "a\\u0000b"');
  });
});
