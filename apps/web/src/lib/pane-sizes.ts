/** Sizes of panes as they were left: shares of what is free, or pixels. */
export type PaneSize = number | `${number}%` | `${number}px` | `${number}rem`;

/** Sizes as stored, if they are for that many panes; `undefined` otherwise. */
export function readPaneSizes(stored: unknown, count: number): PaneSize[] | undefined {
  return Array.isArray(stored) && stored.length === count && stored.every(isSize) ? stored : undefined;
}

function isSize(value: unknown): value is PaneSize {
  if (typeof value === 'number') return Number.isFinite(value) && value > 0;
  return typeof value === 'string' && /^\d+(\.\d+)?(px|%|rem)$/.test(value);
}
