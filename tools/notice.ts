/**
 * @module
 * `npm run notice` writes `NOTICE`: what is installed to run Wayfarer, under which licence, and by whom. With `--check` it
 * writes nothing and fails where the file is stale.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readCopyright } from './copyright.ts';
import { isMain } from './is-main.mjs';
import { DATA, FAMILIES, FINDINGS, TEXTS } from './licences.ts';
import { listRunTimePackages, type RunTimePackage } from './run-time-packages.ts';
import { ROOT } from './stage.ts';

/** A package, or a family of them, as it is told. */
export interface Entry {
  readonly title: string;
  readonly licence: string;
  readonly inPage: boolean;
  readonly lines: readonly string[];
}

const HEAD = `Wayfarer is under the licence in LICENSE. To run, it installs the packages below, each under its own; the whole text
stands in the folder of each. What is marked with * may be part of the web page that is built from them. Written by
\`npm run notice\`.`;

const WIDTH = 118;
const INDENT = '    ';
const NONE_STATED = 'None stated';

/** The text of `NOTICE`. */
export function writeNotice(root: string): string {
  const packages = listRunTimePackages(root);
  const entries = [...toFamilies(packages), ...packages.filter((each) => !familyOf(each)).map(toEntry(root))];
  const licences = [...new Set(entries.map(({ licence }) => licence))].sort();
  const groups = licences.map((licence) =>
    formatGroup(
      licence,
      entries.filter((entry) => entry.licence === licence),
    ),
  );
  const inPage = new Set(entries.filter((entry) => entry.inPage).map(({ licence }) => licence));
  const texts = Object.entries(TEXTS).filter(([licence]) => inPage.has(licence));
  return [
    'NOTICE',
    HEAD,
    underlined('Data in this repository'),
    ...DATA.map(({ files, text }) => `${files}\n${indent(text)}`),
    ...groups,
    ...texts.map(([licence, file]) => formatText(root, licence, file)),
  ]
    .join('\n\n')
    .concat('\n');
}

function familyOf({ name, optional }: RunTimePackage) {
  return optional ? FAMILIES.find(({ prefix }) => name.startsWith(prefix)) : undefined;
}

function toFamilies(packages: readonly RunTimePackage[]): Entry[] {
  return FAMILIES.flatMap((family) => {
    const [first] = packages.filter((each) => familyOf(each) === family);
    if (first === undefined) return [];
    const lines = [family.copyright, family.note].filter((line) => line !== undefined);
    return { title: `${family.prefix}* ${first.version}`, licence: spell(first.licence), inPage: first.inPage, lines };
  });
}

function toEntry(root: string) {
  return ({ name, version, licence, folder, optional, inPage }: RunTimePackage): Entry => {
    const found = FINDINGS[name];
    const installed = optional ? ['Only on some systems.'] : readCopyright(path.join(root, folder));
    return {
      title: `${name} ${version}`,
      licence: found?.licence ?? spell(licence),
      inPage,
      lines: [
        ...(found?.copyright === undefined ? installed : [found.copyright]),
        ...(found?.note === undefined ? [] : [found.note]),
        ...(found ? [`According to ${found.source}.`] : []),
      ],
    };
  };
}

/** `(MIT OR Apache-2.0)` without the brackets. */
function spell(licence: string | undefined): string {
  return licence?.replace(/^\((.*)\)$/, '$1') ?? NONE_STATED;
}

function formatGroup(licence: string, entries: readonly Entry[]): string {
  const sorted = entries.toSorted((left, right) => (left.title < right.title ? -1 : 1));
  const told = sorted.map(({ title, inPage, lines }) =>
    [`${inPage ? '*' : ' '} ${title}`, ...lines.map(indent)].join('\n'),
  );
  return [underlined(licence), ...told].join('\n\n').replace(/\n\n(?=[* ] )/g, '\n');
}

function formatText(root: string, licence: string, file: string): string {
  const text = readFileSync(path.join(root, file), 'utf8').replace(/\r/g, '').trim();
  return `${underlined(`Text of ${licence}, as in ${file.replace('node_modules/', '')}`)}\n\n${text}`;
}

function underlined(title: string): string {
  return `${title}\n${'-'.repeat(title.length)}`;
}

/** In lines of a readable width, set in. */
function indent(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last === undefined || INDENT.length + last.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.map((line) => `${INDENT}${line}`).join('\n');
}

/** What is wrong with the notice on disk, a sentence each. */
export function complaintsAboutNotice(root: string): string[] {
  const text = writeNotice(root);
  const file = path.join(root, 'NOTICE');
  const stale = !existsSync(file) || readFileSync(file, 'utf8') !== text;
  return [
    ...(stale ? ['NOTICE is stale: run `npm run notice` and commit what changed.'] : []),
    ...listRunTimePackages(root)
      .filter(({ name, licence }) => licence === undefined && !FINDINGS[name]?.licence)
      .map(({ name }) => `${name} states no licence: find out, and write it into tools/licences.ts.`),
  ];
}

if (isMain(import.meta)) {
  if (process.argv.includes('--check')) {
    const complaints = complaintsAboutNotice(ROOT);
    for (const complaint of complaints) console.error(complaint);
    if (complaints.length > 0) process.exitCode = 1;
  } else writeFileSync(path.join(ROOT, 'NOTICE'), writeNotice(ROOT));
}
