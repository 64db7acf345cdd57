import { spawnSync } from 'node:child_process';

import { expect, it } from 'vitest';

/** Imports a door in a process whose SQLite is switched off, and says how that went. */
function importedWithoutSqlite(door: string): string {
  const script = `await import('@wayfarer/archon/${door}').then(() => console.log('imported'), ({ name, message }) => console.log(name, message));`;
  const flags = ['--no-experimental-sqlite', '-C', 'wayfarer-source', '--disable-warning=ExperimentalWarning'];
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, '--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return stdout.trim() || stderr;
}

it('without SQLite in the runtime, /sqlite says what is missing', () => {
  expect(importedWithoutSqlite('sqlite')).toBe(
    `MisuseError An SQLite file needs node:sqlite, which Node ${process.versions.node} does not have or has switched off: use Node 22.13 or later, Deno, or Bun 1.4.`,
  );
});

it('without SQLite in the runtime, /memory does without it', () => {
  expect(importedWithoutSqlite('memory')).toBe('imported');
});
