import { spawnSync } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const PACKAGE = resolve(import.meta.dirname, '..');

/** What a process loads that imports a door and nothing else: folders of the package, and whatever is not of the package. */
function loadedBy(door: string): { readonly folders: readonly string[]; readonly others: readonly string[] } {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({ load: (url, context, next) => (loaded.add(url), next(url, context)) });
    await import('@wayfarer/archon/${door}');
    console.log(JSON.stringify([...loaded]));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['-C', 'wayfarer-source', '--input-type=module', '--disable-warning=ExperimentalWarning', '-e', script],
    { cwd: PACKAGE, encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  const [folders, others] = [new Set<string>(), new Set<string>()];
  for (const url of JSON.parse(stdout) as string[]) {
    const file = url.startsWith('file:') ? relative(resolve(PACKAGE, 'src'), fileURLToPath(url)) : url;
    const isOurs = url.startsWith('file:') && !file.startsWith('..');
    if (!isOurs) others.add(file);
    else if (file.includes('/')) folders.add(file.slice(0, file.lastIndexOf('/')));
  }
  return { folders: [...folders].toSorted(), others: [...others] };
}

// No YAML reader, schema compiler, vendor, driver or part of Node: those come with what needs them.
it.each([
  // Of `yaml` an error's base alone.
  ['workflow', ['events', 'tool', 'workflow', 'yaml']],
  ['memory', ['events', 'loop', 'memory', 'memory/conversation', 'memory/search', 'memory/stores', 'model']],
  ['team', ['events', 'memory', 'team', 'team/bus', 'team/conflict', 'team/roster', 'team/run', 'tool']],
  // Small programs have it, so nothing of agents.
  ['data', ['events', 'trace', 'web/outside']],
  // Packages of vendors come when they are asked for.
  ['ai-sdk', ['ai-sdk', 'model', 'parser', 'parser/json', 'web/outside']],
])('/%s loads what it uses and nothing else', (door, folders) => {
  expect(loadedBy(door)).toEqual({ folders, others: [] });
});

it('a page that only looks at runs loads nothing of vendors or of Node', () => {
  expect(loadedBy('trace').others).toEqual([]);
});

it('/plan loads the loop, and nothing of memory, teams or files', () => {
  const { folders, others } = loadedBy('plan');
  expect(others).toEqual([]);
  const first = [...new Set(folders.map((folder) => folder.split('/')[0]))];
  expect(first).not.toContain('team');
  expect(first).not.toContain('memory');
  expect(folders).not.toContain('workflow/yaml');
  expect(folders).not.toContain('yaml');
});
