import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The framework as `npm pack` ships it, without its declarations: those nobody imports. */
export interface BuiltArchon {
  /** Where `index.js` is, and a folder for each other entry. */
  readonly folder: string;
  remove(): void;
}

/** Beside the packages of this repository, for it asks for some of them. */
export function buildArchon(): BuiltArchon {
  const source = path.dirname(fileURLToPath(import.meta.resolve('@wayfarer/archon')));
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const folder = mkdtempSync(path.join(root, 'node_modules', '.archon-built-'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  const bundler = path.join(root, 'tools', 'bundle.ts');
  execFileSync(process.execPath, [...process.execArgv, bundler, path.dirname(source), folder]);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
