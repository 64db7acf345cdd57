/**
 * @module
 * `npm run api` writes `api.md` beside each published package: what its entry points export, as strangers see it.
 * With `--check` it writes nothing and fails where a report is stale, or where the framework exports a name without
 * a docstring.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { format } from 'oxfmt';

import { isMain } from './is-main.mjs';
import { type PublicName, readSurfaces, type Surface } from './public-surface.ts';
import { ROOT } from './stage.ts';

/** Every name that these packages export says what it is. */
const DOCUMENTED: readonly string[] = ['@wayfarer/archon'];

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly description?: string;
  readonly exports?: Readonly<Record<string, { readonly 'wayfarer-source'?: string }>>;
}

interface Report {
  /** Where it lies, relative to the root. */
  readonly file: string;
  readonly text: string;
  readonly surfaces: readonly Surface[];
}

/** The reports of all published packages whose entry points are there. */
export async function writeReports(root: string): Promise<Report[]> {
  const packages = listPackages(root);
  const surfaces = readSurfaces(
    root,
    packages.flatMap(({ entries }) => entries),
  );
  const reports = packages.map(async ({ manifest, folder, entries }) => {
    const own = surfaces.filter((surface) => entries.some((entry) => entry.name === surface.name));
    const { code } = await format('api.md', formatReport(manifest, own), { printWidth: 120, singleQuote: true });
    return { file: path.join(folder, 'api.md'), text: code, surfaces: own };
  });
  return Promise.all(reports);
}

function listPackages(root: string) {
  return globSync('packages/*/package.json', { cwd: root })
    .sort()
    .map((file) => {
      const folder = path.dirname(file);
      const manifest = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Manifest;
      const entries = Object.entries(manifest.exports ?? {}).map(([subpath, target]) => ({
        name: path.posix.join(manifest.name, subpath),
        file: path.join(root, folder, target['wayfarer-source'] ?? ''),
      }));
      return {
        folder,
        manifest,
        entries: entries.filter((entry) => entry.file.endsWith('.ts') && existsSync(entry.file)),
      };
    })
    .filter(({ manifest, entries }) => !manifest.private && entries.length > 0);
}

function formatReport(manifest: Manifest, surfaces: readonly Surface[]): string {
  const head = [
    `# ${manifest.name}`,
    ...(manifest.description ? [manifest.description] : []),
    'What the package exports. Written by `npm run api`; a change here is a change for whoever uses it.',
  ];
  return `${[...head, ...surfaces.map(formatSurface)].join('\n\n')}\n`;
}

function formatSurface({ name, names }: Surface): string {
  const values = names.filter((each) => each.isValue).length;
  const count = `Values: ${values}. Types: ${names.length - values}.`;
  return [`## \`${name}\``, count, ['```ts', names.map(formatName).join('\n\n'), '```'].join('\n')].join('\n\n');
}

function formatName({ sentence, signature }: PublicName): string {
  return sentence ? `/** ${sentence} */\n${signature}` : signature;
}

/** What is wrong with the reports on disk, a sentence each. */
export function complaintsAbout(root: string, reports: readonly Report[]): string[] {
  const stale = reports
    .filter(
      ({ file, text }) => !existsSync(path.join(root, file)) || readFileSync(path.join(root, file), 'utf8') !== text,
    )
    .map(({ file }) => `${file} is stale: run \`npm run api\` and commit what changed.`);
  const mute = reports
    .flatMap(({ surfaces }) => surfaces)
    .filter(({ name }) => DOCUMENTED.includes(name.split('/', 2).join('/')))
    .flatMap(({ name, names }) => names.filter(({ sentence }) => !sentence).map((each) => ({ door: name, ...each })))
    .map(
      ({ door, name, file }) =>
        `${path.relative(root, file)}: \`${name}\` is exported from ${door} without a docstring.`,
    );
  return [...stale, ...mute];
}

if (isMain(import.meta)) {
  const reports = await writeReports(ROOT);
  if (process.argv.includes('--check')) {
    const complaints = complaintsAbout(ROOT, reports);
    for (const complaint of complaints) console.error(complaint);
    if (complaints.length > 0) process.exitCode = 1;
  } else {
    for (const { file, text } of reports) writeFileSync(path.join(ROOT, file), text);
  }
}
