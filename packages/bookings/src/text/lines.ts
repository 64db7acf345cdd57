import { type Label, LABELS } from './labels.ts';

/** A line with its number, counted from 1, in cells that are two blanks, a tab or a bar apart. */
export interface Line {
  readonly number: number;
  readonly text: string;
  readonly cells: readonly string[];
}

const MAX_LINES = 5_000;
const MAX_CHARACTERS = 1_000;

export function toLines(lines: readonly string[]): Line[] {
  return lines.slice(0, MAX_LINES).map((raw, index) => {
    const text = raw
      .replaceAll(/[\u00A0\u2007\u202F]/g, ' ')
      .replaceAll('\t', '   ')
      .slice(0, MAX_CHARACTERS)
      .trimEnd();
    return {
      number: index + 1,
      text,
      cells: text
        .split(/\s{2,}|\|/)
        .map((cell) => cell.trim())
        .filter(Boolean),
    };
  });
}

export interface Labelled {
  readonly value: string;
  readonly line: number;
}

const PATTERNS = Object.fromEntries(
  Object.entries(LABELS).map(([label, words]) => [
    label,
    new RegExp(`^(?:your |ihre? |votre |su |tu )?(?:${words})(?:\\s*[:：#]+\\s*(?<value>.*)|(?<bare>))$`, 'iu'),
  ]),
);

/** Values beside or below a label, in the order of the lines. */
export function listLabelled(lines: readonly Line[], label: Label): Labelled[] {
  const pattern = PATTERNS[label];
  if (!pattern) return [];
  return lines.flatMap((line, index) =>
    line.cells.flatMap((cell, position) => {
      const match = pattern.exec(cell);
      if (!match) return [];
      const own = match.groups?.['value']?.trim();
      if (own) return [{ value: own, line: line.number }];
      const beside = line.cells[position + 1];
      if (beside !== undefined) return [{ value: beside, line: line.number }];
      const below = lines.slice(index + 1, index + 3).find(({ cells }) => cells.length > 0);
      return below?.cells[0] === undefined ? [] : [{ value: below.cells[0], line: below.number }];
    }),
  );
}

/** The value of a label, if all its values are the same. */
export function findLabelled(lines: readonly Line[], label: Label): Labelled | null {
  const all = listLabelled(lines, label);
  const [first] = all;
  return first !== undefined && all.every(({ value }) => value === first.value) ? first : null;
}
