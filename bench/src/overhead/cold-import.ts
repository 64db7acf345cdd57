import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Milliseconds that a cold import of the framework's root entry takes, each in a process of its own, which is asked for
 * nothing else: built, as whoever installs the package has it, and from source, as this repository runs it.
 */
export function measureImport(
  folder: string,
  runs: number,
): { readonly built: number[]; readonly fromSource: number[] } {
  const source = fileURLToPath(import.meta.resolve('@wayfarer/archon'));
  const built = path.join(folder, 'index.js');
  const times = Array.from({ length: runs }, () => ({ built: importOnce(built), fromSource: importOnce(source) }));
  return { built: times.map((time) => time.built), fromSource: times.map((time) => time.fromSource) };
}

function importOnce(file: string): number {
  const program = `const start = performance.now(); await import(${JSON.stringify(file)}); console.log(performance.now() - start);`;
  const flags = [...process.execArgv, '--input-type=module', '-e', program];
  return Number(execFileSync(process.execPath, flags, { encoding: 'utf8' }));
}
