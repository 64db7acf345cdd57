import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LICENCE_FILE = /^(licen[cs]e|copying|copyrightnotice|notice)/i;
/** A line that names somebody, not one about "the copyright notice", "Copyright Holder" or "[name of copyright owner]". */
const HOLDER =
  /^[\s/*"#]*((?:Portions )?(?:Copyright (?:\([cC]\)|©|\d{4}|(?!Holder|License|Notice|Owner)\p{Lu})|©|\([cC]\) ?\d{4}).*?)[\s*]*$/u;

interface Manifest {
  readonly author?: string | { readonly name?: string };
}

/** Whom a package names in its licence files, one a line; else its author; else nobody. */
export function readCopyright(folder: string): readonly string[] {
  const lines = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'));
  const holders = lines.flatMap((line) => HOLDER.exec(line)?.[1] ?? []);
  return holders.length > 0 ? [...new Set(holders)] : readAuthor(folder);
}

function readAuthor(folder: string): readonly string[] {
  const { author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const name = typeof author === 'string' ? author.replace(/\s*[<(].*$/, '') : author?.name;
  return name === undefined ? [] : [`By ${name}`];
}
