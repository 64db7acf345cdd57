import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Milliseconds that a cold import of the framework's root entry takes, each in a process of its own, which is asked for
 * nothing else: built, as whoever installs the package has it, and from source, as this repository runs it.
 */
export function measureImport(runs: number): { readonly built: number[]; readonly fromSource: number[] } {
  const source = fileURLToPath(import.meta.resolve('@wayfarer/archon'));
  const folder = mkdtempSync(path.join(tmpdir(), 'archon-built-'));
  try {
    build(path.dirname(source), folder);
    const built = path.join(folder, 'index.js');
    const times = Array.from({ length: runs }, () => ({ built: importOnce(built), fromSource: importOnce(source) }));
    return { built: times.map((time) => time.built), fromSource: times.map((time) => time.fromSource) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What `npm pack` ships, without its declarations: those nobody imports. */
function build(source: string, folder: string): void {
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  const bundler = fileURLToPath(new URL('../../../tools/bundle.ts', import.meta.url));
  execFileSync(process.execPath, [...process.execArgv, bundler, path.dirname(source), folder]);
}

function importOnce(file: string): number {
  const program = `const start = performance.now(); await import(${JSON.stringify(file)}); console.log(performance.now() - start);`;
  const flags = [...process.execArgv, '--input-type=module', '-e', program];
  return Number(execFileSync(process.execPath, flags, { encoding: 'utf8' }));
}
