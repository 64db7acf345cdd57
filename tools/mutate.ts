/**
 * @module
 * `npm run mutate -- FOLDER [--sample N --seed S]` puts small faults into a folder of a package, one after the other, and
 * tells which of them none of the package's own tests sees. It takes minutes, so it is for people and no stage of `npm test`.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { importsOf, type Package } from './mutation/choose-tests.ts';
import { makeMutants, type Mutant } from './mutation/make-mutants.ts';
import { Session } from './mutation/session.ts';
import { ROOT } from './stage.ts';

type PlacedMutant = Mutant & { readonly file: string };

const NO_SOURCE = /\.test\.tsx?$|\.d\.ts$|(^|\/)(test|e2e|__fixtures__|node_modules|dist)\//;
/** Hooks, like components (`.tsx`), run in the page alone. End-to-end tests see them there, where no fault can be put in. */
const HOOK = /^export function use[A-Z]/m;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Expected a folder, e.g. packages/trip.');

const files = listSources(path.resolve(ROOT, folder));
const mutants = mutateFiles(files).mutants;
const chosen = values.sample === undefined ? mutants : draw(mutants, Number(values.sample), Number(values.seed));
console.log(`${mutants.length} mutants in ${files.length} files; ${chosen.length} are tried.`);
const session = new Session(
  findPackage(path.resolve(ROOT, folder)),
  mutateFiles(files, new Set(chosen.map(({ id }) => id))).sources,
);
const reaches = await session.learn();

const survivors: PlacedMutant[] = [];
for (const mutant of chosen) {
  if (await session.kills(mutant.id, reaches.get(mutant.id) ?? [])) continue;
  survivors.push(mutant);
  const reached = reaches.has(mutant.id) ? '' : '  (no test comes by)';
  console.log(`${mutant.file}:${mutant.line}  ${mutant.change}${reached}`);
}
const killed = chosen.length - survivors.length;
console.log(`killed/total = ${killed}/${chosen.length} = ${Math.round((100 * killed) / Math.max(1, chosen.length))} %`);
await session.close();

/**
 * Sources of the folder. A file that asserts is a test, whatever its name: the contract that an adapter has to keep. What another
 * thread or process runs is out of reach: no fault is put there.
 */
function listSources(within: string): readonly string[] {
  const found = globSync('**/*.ts', { cwd: within }).filter((file) => !NO_SOURCE.test(file));
  const files = found
    .sort()
    .map((file) => path.join(within, file))
    .filter((file) => !HOOK.test(readFileSync(file, 'utf8')));
  const programs = new Set(files.flatMap(listPrograms));
  return files.filter((file) => !importsOf(file).includes('node:assert/strict') && !programs.has(file));
}

/** Files that a source has run elsewhere: `new URL('./worker.ts', import.meta.url)`. */
function listPrograms(file: string): readonly string[] {
  const started = readFileSync(file, 'utf8').matchAll(/new URL\('(\.\/[^']+\.ts)', import\.meta\.url\)/g);
  return [...started].map(([, name = '']) => path.resolve(path.dirname(file), name));
}

/** All mutants of the files; and the sources that have the wanted ones in them, by path. */
function mutateFiles(files: readonly string[], wanted: ReadonlySet<number> = new Set()) {
  const sources = new Map<string, string>();
  const mutants: PlacedMutant[] = [];
  for (const file of files) {
    const made = makeMutants(readFileSync(file, 'utf8'), mutants.length, (id) => wanted.has(id));
    if (made.mutants.some(({ id }) => wanted.has(id))) sources.set(file, made.code);
    mutants.push(...made.mutants.map((mutant) => ({ ...mutant, file: path.relative(ROOT, file) })));
  }
  return { sources, mutants };
}

/** The package that the folder is part of: its tests are those that must see the faults. */
function findPackage(within: string): Package {
  const manifest = path.join(within, 'package.json');
  if (!existsSync(manifest)) return findPackage(path.dirname(within));
  return { home: within, name: (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly name: string }).name };
}

/** `count` of them, the same for the same seed; in their order. */
function draw(all: readonly PlacedMutant[], count: number, seed: number): readonly PlacedMutant[] {
  const rank = ({ id }: Mutant): number => {
    const mixed = Math.imul((id + 1) ^ (seed * 0x9e37_79b9), 0x85eb_ca6b);
    return Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35) >>> 0;
  };
  const kept = new Set(all.toSorted((left, right) => rank(left) - rank(right)).slice(0, count));
  return all.filter((mutant) => kept.has(mutant));
}
