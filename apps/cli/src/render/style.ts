/** How text may look on the terminal it goes to. */
export interface Style {
  /** Columns of the terminal. */
  readonly width: number;
  readonly isColored: boolean;
  bold(text: string): string;
  dim(text: string): string;
  accent(text: string): string;
  warn(text: string): string;
}

/** Widest line that is still read with ease. */
const WIDEST = 100;
const NARROWEST = 40;

/**
 * @param columns - Of the terminal; `undefined` when there is none.
 * @param isColored - False for `NO_COLOR`, files and pipes.
 */
export function createStyle(columns: number | undefined, isColored: boolean): Style {
  const paint = (open: number, close: number) => (text: string) =>
    isColored && text !== '' ? `\u001b[${open}m${text}\u001b[${close}m` : text;
  return {
    width: Math.max(NARROWEST, Math.min(columns ?? 100, WIDEST)),
    isColored,
    bold: paint(1, 22),
    dim: paint(2, 22),
    accent: paint(36, 39),
    warn: paint(33, 39),
  };
}
