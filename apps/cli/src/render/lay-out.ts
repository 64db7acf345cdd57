import widthOf from 'string-width';

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

/** Widest first column of {@link definitions}. */
const WIDEST_TERM = 34;

/** Terms with what they mean beside them, or below where a term is long, in lines of at most `width` columns. */
export function definitions(rows: readonly (readonly [term: string, meaning: string])[], width: number): string {
  const terms = rows.map(([term]) => widthOf(term)).filter((columns) => columns <= WIDEST_TERM);
  const column = Math.max(0, ...terms) + 2;
  return rows
    .map(([term, meaning]) => {
      const lines = wrap(meaning, width, ' '.repeat(column));
      return widthOf(term) <= WIDEST_TERM ? padEnd(term, column) + lines.trimStart() : `${wrap(term, width)}\n${lines}`;
    })
    .map((row) => row.trimEnd())
    .join('\n');
}

export function indent(text: string, by = '  '): string {
  return text.replace(/^(?=.)/gm, by);
}
