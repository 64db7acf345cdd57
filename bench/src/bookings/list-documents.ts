import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface BookingDocument {
  readonly group: 'structured' | 'text and HTML';
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly receivedOn: string | undefined;
  /** Reservations as schema.org writes them. */
  readonly expected: readonly unknown[];
}

/** The day that the parser's own tests of boarding passes are held on. */
const DAY_OF_TESTS = '2018-04-02';

/** Every document of the tests that has an answer beside it. */
export function listDocuments(root: string): BookingDocument[] {
  const all = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => path.join(one.parentPath, one.name))
    .sort();
  return all.flatMap((file): BookingDocument[] => {
    const answer = answerOf(file);
    if (answer === null || !existsSync(answer)) return [];
    const expected = parseAnswer(answer);
    const isPass = file.includes(`${path.sep}bcbpdata${path.sep}`);
    const isText = file.includes(`${path.sep}extractordata${path.sep}`) && /\.(?:txt|html|eml)$/.test(file);
    const token = isPass ? tokenOf(expected) : null;
    if (isPass && token === null) return [];
    return [
      {
        group: isText ? 'text and HTML' : 'structured',
        file,
        bytes: token === null ? readFileSync(file) : new TextEncoder().encode(token),
        receivedOn: isPass ? dayOf(file) : undefined,
        expected,
      },
    ];
  });
}

function answerOf(file: string): string | null {
  const name = path.basename(file);
  if (name === 'context.eml') return null;
  if (name.endsWith('.in.json')) return file.replace(/\.in\.json$/, '.out.json');
  if (name.endsWith('.json')) return null;
  return existsSync(`${file}.json`) ? `${file}.json` : file.replace(/\.[^.]+$/, '.json');
}

function parseAnswer(file: string): readonly unknown[] {
  const text = readFileSync(file, 'utf8').replaceAll(/,(\s*[}\]])/g, '$1');
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value : [value];
}

/** The code itself: its dump beside it is for people. */
function tokenOf(expected: readonly unknown[]): string | null {
  return /"aztecCode:(?<code>[^"]*)"/.exec(JSON.stringify(expected))?.groups?.['code'] ?? null;
}

function dayOf(file: string): string {
  const issued = /^Date of issue: (?<date>\d{4}-\d{2}-\d{2})$/m.exec(readFileSync(file, 'utf8'))?.groups?.['date'];
  return issued ?? DAY_OF_TESTS;
}
