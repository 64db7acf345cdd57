import { quantile } from '../load/waits.ts';

/** Notes figures as time goes by, and tells how much they have grown. */
export interface Growth {
  note(figure: number): void;
  /** The median of the last tenth against the median of the tenth after the first fifth, in percent; NaN of too few. */
  percentAfterFirstFifth(): number;
}

export function createGrowth(): Growth {
  const figures: number[] = [];
  const medianOf = (from: number, to: number): number =>
    quantile(figures.slice(Math.floor(figures.length * from), Math.ceil(figures.length * to)), 0.5);
  return {
    note: (figure) => void figures.push(figure),
    percentAfterFirstFifth: () => Number(((medianOf(0.9, 1) / medianOf(0.2, 0.3) - 1) * 100).toFixed(1)),
  };
}
