import { stripVTControlCharacters } from 'node:util';

/** Characters of other widths than one: Chinese, Japanese and Korean script, and most pictures, take two columns. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}]/u;

/** Columns that a text takes, its colours apart. */
export function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0);
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Lines of at most `width` columns, broken between words; a longer word stands on a line of its own. */
export function wrap(text: string, width: number, indent = ''): string {
  return text
    .split('\n')
    .flatMap((paragraph) => wrapParagraph(paragraph, width - widthOf(indent)))
    .map((line) => `${indent}${line}`.trimEnd())
    .join('\n');
}

function wrapParagraph(paragraph: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/**
 * Rows as columns, two spaces apart; each as wide as its widest cell.
 *
 * @param right - Columns that are aligned to the right, e.g. amounts.
 */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const line = (row: readonly string[]): string =>
    widths
      .map((width, column) => (right.includes(column) ? padStart : padEnd)(row[column] ?? '', width))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}

export function indent(text: string, by = '  '): string {
  return text.replace(/^(?=.)/gm, by);
}
