import { readFileSync, writeFileSync } from 'node:fs';

import { format } from 'oxfmt';

/**
 * Puts `content` into a markdown file between the comments `<!-- NAME:begin -->` and `<!-- NAME:end -->`, in the house format.
 *
 * @throws {Error} if the file has not got them.
 */
export async function writeBetween(file: string, name: string, content: string): Promise<void> {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} has no ${begin} … ${end}.`);
  const changed = `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`;
  const { code } = await format(file, changed, { printWidth: 120 });
  writeFileSync(file, code);
}
