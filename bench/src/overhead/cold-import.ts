import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import ts from 'typescript';

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

/** What `npm pack` builds, without its declarations: those nobody imports. */
function build(source: string, folder: string): void {
  const compilerOptions: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
    rewriteRelativeImportExtensions: true,
  };
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  for (const file of globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts', '**/__fixtures__/**'] })) {
    const { outputText } = ts.transpileModule(readFileSync(path.join(source, file), 'utf8'), { compilerOptions });
    const target = path.join(folder, file.replace(/\.ts$/, '.js'));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, outputText);
  }
}

function importOnce(file: string): number {
  const program = `const start = performance.now(); await import(${JSON.stringify(file)}); console.log(performance.now() - start);`;
  const flags = [...process.execArgv, '--input-type=module', '-e', program];
  return Number(execFileSync(process.execPath, flags, { encoding: 'utf8' }));
}
