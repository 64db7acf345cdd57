import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { complaintsAbout, writeReports } from './api.ts';

describe('api reports', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'api-'));
    // Without Node's own types, which would take most of the time.
    write(
      'tsconfig.json',
      '{ "compilerOptions": { "module": "NodeNext", "strict": true, "types": [], "allowImportingTsExtensions": true, "noEmit": true } }',
    );
    const exports = { '.': { 'wayfarer-source': './src/index.ts', default: './dist/index.js' } };
    write(
      'packages/archon/package.json',
      JSON.stringify({ name: '@wayfarer/archon', description: 'Agents.', exports }),
    );
    write('packages/archon/src/index.ts', `export * from './log.ts';`);
    write(
      'packages/archon/src/log.ts',
      `/**
 * Opens a log. It is empty at first.
 *
 * @param name - What it is called.
 */
export function openLog(name: string) {
  return { name, length: 0 };
}

export class Log {
  #secret = 1;
  read(from: number) { return from + this.#secret; }
}

/** Any number of events, e.g. none. */
export type Events = readonly Log[];

/** Both a value and a type. */
export const Kind = { a: 1 } as const;
export type Kind = keyof typeof Kind;
`,
    );
    write('packages/hidden/package.json', JSON.stringify({ name: '@wayfarer/hidden', private: true, exports }));
    write('packages/hidden/src/index.ts', 'export const hidden = 1;');
    write('packages/planned/package.json', JSON.stringify({ name: '@wayfarer/planned', exports }));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const write = (file: string, text: string): void => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };

  it('show names, signatures and first sentences, by name', async () => {
    const reports = await writeReports(root);
    expect(reports.map(({ file }) => file)).toEqual(['packages/archon/api.md']);
    expect(reports[0]?.text).toBe(`# @wayfarer/archon

Agents.

What the package exports. Written by \`npm run api\`; a change here is a change for whoever uses it.

## \`@wayfarer/archon\`

Values: 3. Types: 1.

\`\`\`ts
/** Any number of events, e.g. none. */
export type Events = readonly Log[];

/** Both a value and a type. */
export declare const Kind: {
  readonly a: 1;
};
export type Kind = keyof typeof Kind;

export declare class Log {
  read(from: number): number;
}

/** Opens a log. */
export declare function openLog(name: string): {
  name: string;
  length: number;
};
\`\`\`
`);
  });

  it('are stale until they are written, and the framework explains every name', async () => {
    const reports = await writeReports(root);
    const mute = 'packages/archon/src/log.ts: `Log` is exported from @wayfarer/archon without a docstring.';
    expect(complaintsAbout(root, reports)).toEqual([
      'packages/archon/api.md is stale: run `npm run api` and commit what changed.',
      mute,
    ]);
    for (const { file, text } of reports) write(file, text);
    expect(complaintsAbout(root, reports)).toEqual([mute]);
  });
});
