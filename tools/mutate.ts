/**
 * @module
 * `npm run mutate -- FOLDER [--sample N --seed S] [--tests GLOB]` puts small faults into a folder of a package, one after the
 * other, and tells which of them none of the package's own tests sees; with `--tests`, none of those, where all take too long.
 * It takes minutes, so it is for people and no stage of `npm test`.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { makeMutants, type Mutant } from './mutation/make-mutants.ts';
import { Session } from './mutation/session.ts';
import { ROOT } from './stage.ts';

type PlacedMutant = Mutant & { readonly file: string };

const NO_SOURCE = /\.test\.tsx?$|\.d\.ts$|(^|\/)(test|e2e|__fixtures__|node_modules|dist)\//;
/** Hooks, like components (`.tsx`), run in the page alone. End-to-end tests see them there, where no fault can be put in. */
const HOOK = /^export function use[A-Z]/m;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' }, tests: { type: 'string' } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Expected a folder, e.g. packages/trip.');

const { sources, mutants } = mutateFolder(path.resolve(ROOT, folder));
const chosen = values.sample === undefined ? mutants : draw(mutants, Number(values.sample), Number(values.seed));
const session = new Session(values.tests ?? `${findPackage(folder)}/**/*.test.ts`, sources);
const reaches = await session.learn();
console.log(`${mutants.length} mutants in ${sources.size} files; ${chosen.length} are tried.`);

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

function mutateFolder(within: string) {
  const sources = new Map<string, string>();
  const mutants: PlacedMutant[] = [];
  const isSource = (file: string): boolean => !NO_SOURCE.test(file);
  for (const file of globSync('**/*.ts', { cwd: within }).filter(isSource).sort()) {
    const whole = path.join(within, file);
    const source = readFileSync(whole, 'utf8');
    if (HOOK.test(source)) continue;
    const made = makeMutants(source, mutants.length);
    sources.set(whole, made.code);
    mutants.push(...made.mutants.map((mutant) => ({ ...mutant, file: path.relative(ROOT, whole) })));
  }
  return { sources, mutants };
}

/** The package that the folder is part of: its tests are those that must see the faults. */
function findPackage(within: string): string {
  const manifest = path.join(ROOT, within, 'package.json');
  return existsSync(manifest) ? path.relative(ROOT, path.dirname(manifest)) : findPackage(path.dirname(within));
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
