import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { brokenWalls, type Room, strayImports, straySisters, undeclaredSisters } from './check-rooms.ts';
import { doorTo, ROOMS } from './rooms.ts';

const roomOf = (name: string, family = 'packages'): Room => ({ name, home: path.resolve('/repository', family, name) });

const fileIn = (room: Room, inside: string, text: string) => ({ path: path.join(room.home, inside), text });

describe('stray imports', () => {
  const replanner = roomOf('replanner');
  const strays = (text: string, inside = 'src/rules/late.ts') =>
    strayImports(replanner, fileIn(replanner, inside, text));

  it('lets a room import its row and third parties', () => {
    expect(strays(`import { overlaps } from '@wayfarer/trip';\nimport { z } from 'zod';`)).toEqual([]);
  });

  it('stops what is not in the row', () => {
    expect(strays(`import { defineTool } from '@wayfarer/archon';`)).toEqual(['@wayfarer/archon']);
  });

  it('sees type imports, re-exports, dynamic imports and sub-paths', () => {
    const text = `
      import type { Tool } from '@wayfarer/archon';
      export { plan } from '@wayfarer/planner';
      export * from '@wayfarer/optimizer';
      const events = await import('@wayfarer/archon/testing');
    `;
    expect(strays(text)).toEqual([
      '@wayfarer/archon',
      '@wayfarer/planner',
      '@wayfarer/optimizer',
      '@wayfarer/archon/testing',
    ]);
  });

  it('stops a relative climb, though not one inside the room', () => {
    expect(strays(`import { day } from '../../../trip/src/day.ts';`)).toEqual(['../../../trip/src/day.ts']);
    expect(strays(`import { apply } from '../apply.ts';`)).toEqual([]);
    expect(strays(`import { two } from './..two/dots.ts';`)).toEqual([]);
  });

  it('keeps node: out of the pure rooms, except in their tests', () => {
    expect(strays(`import { readFileSync } from 'node:fs';`)).toEqual(['node:fs']);
    expect(strays(`import { readFileSync } from 'node:fs';`, 'src/rules/late.test.ts')).toEqual([]);
  });

  it('opens to the tests of a room what is there for them alone', () => {
    const concierge = roomOf('concierge');
    const found = (inside: string) =>
      strayImports(concierge, fileIn(concierge, inside, `import { open } from '@wayfarer/sources';`));
    expect(found('src/concierge.ts')).toEqual(['@wayfarer/sources']);
    expect(found('test/house.ts')).toEqual([]);
    const sources = { '@wayfarer/sources': '0.1.0' };
    expect(straySisters(concierge, { dependencies: sources })).toEqual(['sources']);
    expect(straySisters(concierge, { devDependencies: sources })).toEqual([]);
  });

  it('opens a part of a package without opening the package', () => {
    const sources = roomOf('sources');
    const file = (text: string) => fileIn(sources, 'src/places.ts', text);
    expect(strayImports(sources, file(`import type { Places } from '@wayfarer/planner/ports';`))).toEqual([]);
    expect(strayImports(sources, file(`import { decide } from '@wayfarer/planner';`))).toEqual(['@wayfarer/planner']);
  });

  it('opens the sub-paths of a package, but not those that are rooms of their own', () => {
    const concierge = roomOf('concierge');
    const file = (text: string) => fileIn(concierge, 'src/say.ts', text);
    expect(strayImports(concierge, file(`import { Shell } from '@wayfarer/archon/events';`))).toEqual([]);
    expect(strayImports(concierge, file(`import { openLog } from '@wayfarer/archon/sqlite';`))).toEqual([
      '@wayfarer/archon/sqlite',
    ]);
  });

  it('lets a test choose its parts', () => {
    const concierge = roomOf('concierge');
    const text = `import { openLog } from '@wayfarer/archon/sqlite';`;
    expect(strayImports(concierge, fileIn(concierge, 'src/say.test.ts', text))).toEqual([]);
  });

  it('keeps the machine out of the framework, but not out of its adapters', () => {
    const archon = roomOf('archon');
    const text = `import { createHash } from 'node:crypto';`;
    expect(strayImports(archon, fileIn(archon, 'src/events/chain.ts', text))).toEqual(['node:crypto']);
    expect(strayImports(archon, fileIn(archon, 'src/node/digest.ts', text))).toEqual([]);
  });

  it('opens to an adapter what is closed to the rest of its package', () => {
    const router = roomOf('router');
    const text = `import { runnableUrl } from '@wayfarer/archon/node';`;
    expect(strayImports(router, fileIn(router, 'src/node/train.ts', text))).toEqual([]);
    expect(strayImports(router, fileIn(router, 'src/policy/rules.ts', text))).toEqual(['@wayfarer/archon/node']);
  });

  it('keeps the framework below the router, and of the router opens its grammar alone to sources', () => {
    const [archon, sources] = [roomOf('archon'), roomOf('sources')];
    const policy = `import { parsePolicy } from '@wayfarer/router';`;
    const grammar = `import { findMonth } from '@wayfarer/router/grammar';`;
    expect(strayImports(archon, fileIn(archon, 'src/loop/loop.ts', grammar))).toEqual(['@wayfarer/router/grammar']);
    expect(strayImports(sources, fileIn(sources, 'src/places.ts', policy))).toEqual(['@wayfarer/router']);
    expect(strayImports(sources, fileIn(sources, 'src/places.ts', grammar))).toEqual([]);
  });

  it('lets an adapter of the framework know the framework, and not the other way round', () => {
    const archon = roomOf('archon');
    const adapter = fileIn(archon, 'src/sqlite/log.ts', `import '../events/event.ts';\nimport '../node/digest.ts';`);
    const core = fileIn(archon, 'src/events/shell.ts', `import { openLog } from '../sqlite/index.ts';`);
    expect(strayImports(archon, adapter)).toEqual([]);
    expect(strayImports(archon, core)).toEqual(['../sqlite/index.ts']);
  });

  it('refuses a room that has no row', () => {
    const kitchen = roomOf('kitchen');
    expect(() => strayImports(kitchen, fileIn(kitchen, 'src/a.ts', ''))).toThrow('No room is called "kitchen"');
  });
});

describe('package.json', () => {
  it('must declare the sisters that are imported', () => {
    const room = roomOf('planner');
    const text = `import { a } from '@wayfarer/trip';\nimport { b } from '@wayfarer/archon/testing';\nimport '@wayfarer/planner/ports';`;
    const manifest = { dependencies: { '@wayfarer/trip': '0.1.0' } };
    expect(undeclaredSisters(room, fileIn(room, 'src/a.ts', text), manifest)).toEqual(['archon']);
  });

  it('may declare a sister for tests', () => {
    const room = roomOf('planner');
    const file = fileIn(room, 'src/a.test.ts', `import { b } from '@wayfarer/archon/testing';`);
    expect(undeclaredSisters(room, file, { devDependencies: { '@wayfarer/archon': '0.1.0' } })).toEqual([]);
  });

  it('may not declare a sister outside the row', () => {
    const manifest = { dependencies: { '@wayfarer/archon': '0.1.0', '@wayfarer/trip': '0.1.0', zod: '4.0.0' } };
    expect(straySisters(roomOf('replanner'), manifest)).toEqual(['archon']);
  });

  it('names the package of which only a part is open', () => {
    const manifest = { dependencies: { '@wayfarer/planner': '0.1.0' } };
    expect(straySisters(roomOf('sources'), manifest)).toEqual([]);
  });
});

describe('the repository', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'rooms-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (file: string, text: string): void => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };

  it('shows the door', () => {
    write('packages/replanner/package.json', '{}');
    write('packages/replanner/src/rules/late.ts', `import { ReActAgent } from '@wayfarer/archon';`);
    expect(brokenWalls(root)).toEqual([
      'packages/replanner/src/rules/late.ts: `replanner` may not import `@wayfarer/archon` (tools/rooms.ts). ' +
        "If a rule needs a model's opinion, take the opinion as an argument; what must be logged, return as an event.",
    ]);
  });

  it('says where to declare a sister', () => {
    write('package.json', '{}');
    write('examples/rain/main.ts', `import { solve } from '@wayfarer/optimizer';`);
    expect(brokenWalls(root)).toEqual([
      'examples/rain/main.ts: `@wayfarer/optimizer` is imported but not declared: add it to examples/rain/package.json.',
    ]);
  });

  it('notices a manifest that asks for too much, and a package without a row', () => {
    write('packages/trip/package.json', '{ "dependencies": { "@wayfarer/optimizer": "0.1.0" } }');
    write('packages/kitchen/package.json', '{}');
    expect(brokenWalls(root)).toEqual([
      'packages/kitchen: no room is called `kitchen`. Add its row to tools/rooms.ts.',
      'packages/trip/package.json: `trip` may not depend on `@wayfarer/optimizer` (tools/rooms.ts). ' +
        'A word of the domain needs nobody: take the value as an argument, or move the function to the room that asks.',
    ]);
  });

  it('tells circles of imports inside a package, those of types alone too', () => {
    write('packages/contract/package.json', '{}');
    write('packages/contract/src/day.ts', `import type { Visit } from './visit.ts';\nimport './clock.ts';`);
    write('packages/contract/src/visit.ts', `export { at } from './deep/at.ts';`);
    write('packages/contract/src/deep/at.ts', `const { day } = await import('../day.ts');`);
    write('packages/contract/src/clock.ts', '');
    expect(brokenWalls(root)).toEqual([
      'packages/contract/src/day.ts: imports lead back to it, by packages/contract/src/visit.ts, packages/contract/src/deep/at.ts. ' +
        'Move what two of these files share into a file below both.',
    ]);
  });

  it('does not look into what was installed or built', () => {
    write('packages/trip/package.json', '{}');
    write('packages/trip/node_modules/other/index.ts', `import '@wayfarer/archon';`);
    write('packages/trip/dist/index.js', `import '@wayfarer/archon';`);
    expect(brokenWalls(root)).toEqual([]);
  });
});

describe('doors', () => {
  const forbidden = Object.entries(ROOMS).flatMap(([room, row]) =>
    Object.keys(ROOMS)
      .filter((target) => target !== room && !row.includes(target))
      .map((target) => ({ room, target })),
  );

  it('one stands open wherever a room may not go', () => {
    expect(forbidden.filter(({ room, target }) => !/^[A-Z].+\.$/.test(doorTo(room, target)))).toEqual([]);
  });

  it('the nearest one is shown', () => {
    expect(doorTo('replanner', 'archon/testing')).toContain('take the opinion as an argument');
    expect(doorTo('planner', 'archon/sqlite')).toContain('Take an `EventLog`');
    expect(doorTo('planner', 'kitchen')).toBe('No room is called `kitchen`: see tools/rooms.ts.');
  });
});
