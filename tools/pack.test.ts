import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, it } from 'vitest';

const PACKAGES = resolve(import.meta.dirname, '../packages');
const ARCHON = join(PACKAGES, 'archon');
const ROUTER = join(PACKAGES, 'router');
/** What somebody writes who has nothing but the packages. */
const PROGRAMS = [ARCHON, ROUTER].map((folder) => join(folder, 'test/programs'));
const project = mkdtempSync(join(tmpdir(), 'wayfarer-pack-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

const onWindows = process.platform === 'win32';

function npm(args: readonly string[], cwd: string): string {
  const npmHome = join(project, '.npm');
  return execFileSync(
    'npm',
    [...args, '--cache', npmHome, '--offline', '--no-audit', '--no-fund', '--no-update-notifier'],
    {
      cwd,
      encoding: 'utf8',
      shell: onWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

/** Not every package lets its manifest be required. */
function folderOf(name: string, require: NodeJS.Require): string {
  const homes = require.resolve.paths(name) ?? [];
  const home = homes.find((each) => existsSync(join(each, name, 'package.json')));
  if (home === undefined) throw new Error(`${name} is not installed.`);
  return join(home, name);
}

/** Copies what the package needs, and what that needs, from the repository: there is no network in tests. */
function provide(name: string, from: string): void {
  const require = createRequire(join(from, 'package.json'));
  const folder = folderOf(name, require);
  const target = join(project, 'node_modules', name);
  cpSync(folder, target, { recursive: true });
  const { bin: _, ...manifest } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly bin?: unknown;
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  // npm would fetch a package whose command is not linked; nobody here wants the command.
  writeFileSync(join(target, 'package.json'), JSON.stringify(manifest));
  for (const needed of Object.keys(manifest.dependencies ?? {})) provide(needed, folder);
}

function node(...args: readonly string[]) {
  return spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
}

/** The example keeps its log in memory; here it is looked at from outside. */
function withLogInFile(example: string): string {
  const withLog = example.replace(/new ReActAgent\(\{/, "$& log: new SqliteEventLog({ path: 'events.db' }),");
  return `import { SqliteEventLog } from '@wayfarer/archon/sqlite';\n${withLog}`;
}

beforeAll(() => {
  for (const folder of [ARCHON, ROUTER]) npm(['pack', '--pack-destination', project], folder);
  for (const name of ['ajv', 'yaml']) provide(name, ARCHON);
  // As whoever writes schemas with it installs it, too.
  for (const name of ['re2js', 'zod']) provide(name, ROUTER);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const tarballs = readdirSync(project).filter((file) => file.endsWith('.tgz'));
  npm(['install', ...tarballs.map((file) => `./${file}`)], project);
  const [, example = ''] = /```ts\n([^]*?)```/.exec(readFileSync(join(ARCHON, 'README.md'), 'utf8')) ?? [];
  writeFileSync(join(project, 'agent.ts'), withLogInFile(example));
}, 240_000);

it(
  'is a package that strangers install: the example of its README compiles, runs, and leaves a log to be read',
  { timeout: 120_000 },
  () => {
    provide('@types/node', ARCHON);
    const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
    const flags = [
      '--strict',
      '--exactOptionalPropertyTypes',
      '--module',
      'nodenext',
      '--target',
      'es2024',
      '--types',
      'node',
    ];
    expect(node(tsc, ...flags, 'agent.ts').stdout).toBe('');
    expect(node('agent.js')).toMatchObject({ status: 0, stdout: expect.stringContaining('At 90 °C. final\n') });

    const archon = join(project, 'node_modules/.bin', onWindows ? 'archon.cmd' : 'archon');
    const args = ['trace', 'boil', '--log', 'events.db'];
    const env = { ...process.env, PATH: `${dirname(process.execPath)}${onWindows ? ';' : ':'}${process.env['PATH']}` };
    const { status, stdout } = spawnSync(archon, args, { cwd: project, encoding: 'utf8', shell: onWindows, env });
    expect(status).toBe(0);
    expect(stdout).toMatch(/Action 2\.1: boiling_point \{"metres":3000\}[^]*Observation: 90\.0[^]*Stopped: final/);
  },
);

it(
  'serves small programs of strangers, which every compiler from 5.4 on takes as strictly as it can',
  { timeout: 240_000 },
  () => {
    const programs = PROGRAMS.flatMap((folder) => readdirSync(folder)).map((file) => basename(file, '.ts'));
    for (const folder of PROGRAMS) cpSync(folder, project, { recursive: true });
    provide('@types/node', ARCHON);
    const flags = ['--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', '--types', 'node'];
    const files = programs.map((name) => `${name}.ts`);
    const require = createRequire(import.meta.url);
    const compilerOf = (name: string): string => join(dirname(require.resolve(`${name}/package.json`)), 'bin/tsc');
    const compile = (name: string, ...how: readonly string[]): string =>
      node(compilerOf(name), ...flags, ...how, ...files).stdout;
    const nodeNext = ['--module', 'nodenext'];
    const bundled = ['--module', 'esnext', '--moduleResolution', 'bundler'];
    // The oldest, the newest, and the one of this repository, which also writes what is run below.
    expect(compile('typescript-5.4', ...nodeNext, '--noEmit')).toBe('');
    expect(compile('typescript-native', ...nodeNext, '--noEmit')).toBe('');
    expect(compile('typescript-native', ...bundled, '--noEmit')).toBe('');
    expect(compile('typescript', ...nodeNext)).toBe('');

    const imports = programs.map((name) => `await import('./${name}.js');`).join('\n');
    writeFileSync(join(project, 'all.js'), imports);
    // Nothing of it makes code from strings, as pages under a CSP and workers forbid.
    const { stdout, stderr } = node('--disallow-code-generation-from-strings', '--no-warnings', 'all.js');
    expect(stderr).toBe('');
    expect(stdout.trim().split('\n').sort()).toEqual([
      'built-in-tools: 42 error true',
      'durable-core: How to cook ramen true',
      'function-calling: 42 final',
      'killed-agent: died All done. true true look, book trip:2.1, book trip:2.1, tell',
      'limits: max-steps 2 true Expected a number from 0 on as `maxSteps`, got NaN.',
      'router: Which order? ORD-17, on its way',
      'tracing: 5 true true true',
      'web: true It takes { name: string }. Mend these and call it again. | Hello Ada',
    ]);
  },
);

it('lets a bundler make a page of it where no package of a vendor is installed', { timeout: 60_000 }, async () => {
  const entry = join(project, 'page.js');
  writeFileSync(
    entry,
    "export * from '@wayfarer/archon/ai-sdk';\nexport * from '@wayfarer/archon/data';\nexport { webRuntime } from '@wayfarer/archon';",
  );
  const said: string[] = [];
  const onLog = (_: string, { message }: { readonly message: string }) => void said.push(message);
  const bundle = await rolldown({ input: entry, cwd: project, platform: 'browser', onLog });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  expect(said).toEqual([]);
  expect(output[0].exports).toEqual(expect.arrayContaining(['aiSdkModel', 'modelFromConfiguration', 'webRuntime']));
});

it('opens a door with a few files, for each costs a process time to begin', () => {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    await import('@wayfarer/archon');
    console.log(loaded.filter((url) => url.startsWith('file:')).length);`;
  expect(Number(node('--input-type=module', '-e', script).stdout)).toBeLessThanOrEqual(3);
});

it('trains in a process of its own where it was built', { timeout: 60_000 }, () => {
  const script = `
    import { LearnedClassifier } from '@wayfarer/router/classifier';
    import { trainIntentsAside } from '@wayfarer/router/node';
    const of = (intent, ...texts) => texts.map((text) => ({ intent, text }));
    const model = await trainIntentsAside([
      ...of('hours', 'when are you open', 'what are your opening hours', 'are you open on sunday'),
      ...of('order', 'where is my order', 'track my order', 'has my parcel been sent'),
    ]);
    const eligible = ['hours', 'order'];
    console.log(new LearnedClassifier(model).classify({ text: 'where is my order', eligible }).intent);`;
  const { stdout, stderr } = node('--input-type=module', '-e', script);
  expect(stderr).toBe('');
  expect(stdout.trim()).toBe('order');
});

it.each([
  ['archon', ['bin'], ['memory', 'plan', 'team', 'workflow']],
  ['router', [], ['evaluation', 'intents', 'policy', 'redaction']],
])('brings along what it needs and no more: %s', (name, besides, described) => {
  const home = join(project, 'node_modules/@wayfarer', name);
  const shipped = ['LICENSE', 'README.md', 'api.md', ...besides, 'dist', 'package.json'];
  expect(readdirSync(home).sort()).toEqual(shipped);
  const dist = readdirSync(join(home, 'dist'), { recursive: true, encoding: 'utf8' });
  expect(dist.filter((file) => /\.test\.|(?<!\.d)\.ts$/.test(file))).toEqual([]);
  for (const part of described) expect(dist).toContain(join(part, 'README.md'));
});
