/**
 * @module
 * Builds what `npm pack` ships: JavaScript and declarations in `dist`. In a package's folder (`prepack`) it builds that
 * package; at the root (`npm run build`) all of them. Sisters come first, because their declarations are read from `dist`
 * as a stranger's compiler would read them. Nothing inside the repository needs any of this.
 */
import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { bundle } from './bundle.ts';
import { isMain } from './is-main.mjs';
import { ROOT } from './stage.ts';

interface Package {
  readonly name: string;
  readonly folder: string;
  readonly sisters: readonly string[];
}

/** The packages to build for `wanted`, sisters before those who need them. */
export function inOrder(packages: readonly Package[], wanted: readonly string[]): Package[] {
  const ordered = new Set<Package>();
  const visit = (name: string): void => {
    const found = packages.find((each) => each.name === name);
    if (!found || ordered.has(found)) return;
    found.sisters.forEach(visit);
    ordered.add(found);
  };
  wanted.forEach(visit);
  return [...ordered];
}

/** Those that are shipped: a private one is run from its sources, as the apps are. */
function listPackages(root: string): Package[] {
  return globSync('packages/*/package.json', { cwd: root })
    .sort()
    .flatMap((file) => {
      const manifest = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
        readonly name: string;
        readonly private?: boolean;
        readonly dependencies?: Readonly<Record<string, string>>;
      };
      const sisters = Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith('@wayfarer/'));
      const { name, private: isPrivate = false } = manifest;
      return isPrivate ? [] : [{ name, folder: path.join(root, path.dirname(file)), sisters }];
    });
}

/** Whose JavaScript is put together in few files, because programs wait for it to load. */
const BUNDLED: readonly string[] = ['@wayfarer/archon', '@wayfarer/router'];

/** Writes `dist` anew. Returns what the compiler has to say; empty when all is well. */
async function build({ name, folder }: Package): Promise<string> {
  const dist = path.join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const isBundled = BUNDLED.includes(name);
  const parsed = ts.parseJsonConfigFileContent({ extends: path.join(ROOT, 'tsconfig.build.json') }, ts.sys, folder);
  const options = { ...parsed.options, emitDeclarationOnly: isBundled };
  const program = ts.createProgram({ rootNames: parsed.fileNames, options });
  const { diagnostics } = program.emit();
  if (isBundled) await bundle(folder, dist);
  copyData(folder);
  const problems = [...parsed.errors, ...ts.getPreEmitDiagnostics(program), ...diagnostics];
  return ts.formatDiagnostics(problems, {
    getCanonicalFileName: (file) => file,
    getCurrentDirectory: () => ROOT,
    getNewLine: () => '\n',
  });
}

/** What lies beside the source and is no source (SQL, word lists) is read at run time; READMEs tell whoever has only the package what the folders are for. */
function copyData(folder: string): void {
  const data = globSync('**/*.*', {
    cwd: path.join(folder, 'src'),
    exclude: ['**/*.ts', '**/__fixtures__/**'],
  });
  for (const file of data) cpSync(path.join(folder, 'src', file), path.join(folder, 'dist', file));
}

if (isMain(import.meta)) {
  const packages = listPackages(ROOT).filter(({ folder }) => existsSync(path.join(folder, 'src/index.ts')));
  const here = packages.filter(({ folder }) => folder === process.cwd());
  const wanted = here.length > 0 ? here : packages;
  for (const each of inOrder(
    packages,
    wanted.map(({ name }) => name),
  )) {
    const problems = await build(each);
    console.error(`${problems ? '✗' : '✓'} ${each.name}`);
    if (!problems) continue;
    console.error(problems);
    process.exitCode = 1;
    break;
  }
}
