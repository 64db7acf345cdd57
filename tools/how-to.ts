/**
 * @module
 * `node tools/run.mjs tools/how-to.ts [PAGE …]` does what a how-to page says, in a copy of the repository: it writes the files
 * of the page, changes those that its diffs name, and runs its commands. With `--types` it checks the types of the copy instead.
 */
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { isMain } from './is-main.mjs';
import { sourceArguments } from './node-version.mjs';
import { installed, ROOT, run } from './stage.ts';

/** A fenced code block: its language, then what it is for, such as the path of a file. */
export interface Block {
  readonly language: string;
  readonly target: string;
  readonly text: string;
}

/** The code blocks of a page, in order. */
export function listBlocks(markdown: string): readonly Block[] {
  const blocks = markdown.matchAll(/^```(\w+)(?: ([^\n]+))?\n([^]*?)^```$/gm);
  return [...blocks].map(([, language = '', target = '', text = '']) => ({ language, target, text }));
}

/** The names of all pages, such as `edit`. */
export function listPages(): readonly string[] {
  const files = globSync('docs/how-to/*.md', { cwd: ROOT }).map((file) => path.basename(file, '.md'));
  return files.filter((name) => name !== 'README').sort();
}

/**
 * A copy of the repository that pages may change: what a page may change is copied, all else is linked. Remove it when it
 * is not needed any more.
 */
export function copyRepository(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'wayfarer-how-to-'));
  for (const folder of ['packages', 'apps', 'examples', 'bench'])
    cpSync(path.join(ROOT, folder), path.join(copy, folder), { recursive: true, filter: (file) => !LINKED.test(file) });
  const linked = ['package.json', 'tsconfig.json', 'vitest.config.ts', 'tools'];
  for (const file of [...linked, ...globSync(LINKED_FOLDERS, { cwd: ROOT })])
    symlinkSync(path.join(ROOT, file), path.join(copy, file));
  linkModules(copy);
  return copy;
}

/** Large folders that no page changes. */
const LINKED_FOLDERS = ['packages/*/node_modules', 'packages/*/{corpus,data,outlines,weights}'];
const LINKED = /[/\\]packages[/\\]\w+[/\\](?:node_modules|corpus|data|outlines|weights)$|[/\\](?:dist|e2e)$/;

/** Does what a page says in the copy, and returns what its commands printed. Throws if one of them fails. */
export async function followPage(name: string, copy: string): Promise<string> {
  let printed = '';
  for (const block of blocksOf(name)) {
    if (block.language !== 'sh') write(copy, block);
    else if (block.target === 'run')
      for (const line of linesOf(block)) printed += stripVTControlCharacters(await follow(copy, line));
  }
  return printed;
}

/**
 * Checks the types of a copy in which these pages have been followed, without their commands.
 *
 * @throws {Error} with the messages of the compiler.
 */
export async function checkTypes(names: readonly string[], copy: string): Promise<void> {
  for (const block of names.flatMap(blocksOf)) {
    if (block.language !== 'sh') write(copy, block);
    else if (block.target === 'run') for (const line of linesOf(block)) copyFiles(copy, line);
  }
  await check(copy, { script: installed('typescript-native/bin/tsc'), arguments: ['-b', 'tsconfig.json'] });
}

function blocksOf(name: string): readonly Block[] {
  return listBlocks(readFileSync(path.join(ROOT, `docs/how-to/${name}.md`), 'utf8'));
}

function linesOf({ text }: Block): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Our own packages are those of the copy; all others are the installed ones. */
function linkModules(copy: string): void {
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules')];
  mkdirSync(path.join(to, '@wayfarer'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@wayfarer' && !name.startsWith('.')) symlinkSync(path.join(from, name), path.join(to, name));
  for (const manifest of globSync('{packages,apps}/*/package.json', { cwd: copy })) {
    const { name } = JSON.parse(readFileSync(path.join(copy, manifest), 'utf8')) as { readonly name: string };
    symlinkSync(path.join(copy, path.dirname(manifest)), path.join(to, name));
  }
}

function write(copy: string, { language, target, text }: Block): void {
  if (target === '') return;
  const file = path.join(copy, target);
  if (language === 'diff') return writeFileSync(file, changed(readFileSync(file, 'utf8'), text, target));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * The text with the changes of a diff whose hunks begin with `@@`. Indentation is not compared.
 *
 * @throws {Error} if a hunk fits nowhere, or in several places.
 */
export function changed(text: string, diff: string, file: string): string {
  return diff
    .split(/^@@.*\n/m)
    .filter((hunk) => hunk.trim() !== '')
    .reduce((before, hunk) => withHunk(before, hunk.trimEnd().split('\n'), file), text);
}

function withHunk(text: string, hunk: readonly string[], file: string): string {
  const lines = text.split('\n');
  const old = hunk.filter((line) => !line.startsWith('+')).map((line) => line.slice(1).trim());
  const starts = lines.flatMap((_, start) =>
    old.every((line, at) => lines[start + at]?.trim() === line) ? [start] : [],
  );
  const [start] = starts;
  if (start === undefined || starts.length > 1)
    throw new Error(`Expected these lines once in ${file}, found them ${starts.length} times:\n${old.join('\n')}`);
  const fresh = hunk.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
  return [...lines.slice(0, start), ...fresh, ...lines.slice(start + old.length)].join('\n');
}

async function follow(copy: string, line: string): Promise<string> {
  return copyFiles(copy, line) ? '' : check(copy, toProgram(line, copy));
}

/** Does `mkdir -p` and `cp -r` itself, so that they work on every system. False for any other command. */
function copyFiles(copy: string, line: string): boolean {
  const [program, flag, ...files] = line.split(' ');
  const to = path.join(copy, files.at(-1) ?? '');
  if (program === 'mkdir' && flag === '-p') mkdirSync(to, { recursive: true });
  else if (program === 'cp' && flag === '-r')
    for (const file of files.slice(0, -1))
      cpSync(path.join(copy, file), path.join(to, path.basename(file)), { recursive: true });
  else return false;
  return true;
}

interface Program {
  readonly script: string;
  readonly arguments: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** What a line of shell starts: `[NAME=value] npx wayfarer …`, `npm run SCRIPT -- …` or `node tools/run.mjs …`. */
export function toProgram(line: string, copy: string): Program {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain);
  const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const environment = Object.fromEntries(words.slice(0, first).map((word) => word.split('=') as [string, string]));
  const [program, script = '', ...rest] = words.slice(first);
  if (program === 'npx' && script === 'wayfarer')
    return { script: 'apps/cli/src/main.ts', arguments: rest, environment };
  if (program === 'node' && script === 'tools/run.mjs')
    return { script: rest[0] ?? '', arguments: rest.slice(1), environment };
  if (program === 'npm' && script === 'run') {
    const [name = '', ...others] = rest;
    const { scripts } = JSON.parse(readFileSync(path.join(copy, 'package.json'), 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const [started, ...words] = [...(scripts[name] ?? '').split(' '), ...others.filter((word) => word !== '--')];
    if (started === 'vitest') return { script: installed('vitest/vitest.mjs'), arguments: words, environment };
    return { script: words[1] ?? '', arguments: words.slice(2), environment };
  }
  throw new Error(`A how-to page can run npx wayfarer, npm run and node tools/run.mjs, got: ${line}`);
}

async function check(copy: string, { script, arguments: given, environment }: Program): Promise<string> {
  const command = [...sourceArguments(), script, ...given];
  const { passed, output } = await run({ arguments: command, folder: copy, ...(environment && { environment }) });
  if (!passed) throw new Error(`${[script, ...given].join(' ')} failed:\n${output}`);
  return output;
}

if (isMain(import.meta)) {
  const given = process.argv.slice(2);
  const names = given.filter((word) => !word.startsWith('--'));
  const copy = copyRepository();
  try {
    const chosen = names.length === 0 ? listPages() : names;
    if (given.includes('--types')) await checkTypes(chosen, copy);
    else for (const name of chosen) console.log(`${name}\n${await followPage(name, copy)}`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
