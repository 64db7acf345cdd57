import type { Best, Instance } from './instance.ts';
import { judge } from './judge.ts';
import type { Row } from './run-cases.ts';

/** A row that was checked from its instance alone, beside what is known of that instance. */
export interface Judged {
  readonly row: Row;
  readonly set: string;
  readonly best: Best | undefined;
  /** Per cent below the best known score; below 0 = above it. */
  readonly gap: number | null;
  /** The same for the mean of GRASP-ILS (2013), where the files have it. */
  readonly graspGap: number | null;
}

/** Checks rows of `instances`; what is wrong with a row is said in `wrong`. */
export function judgeRows(
  rows: readonly Row[],
  instances: readonly Instance[],
): { readonly judged: readonly Judged[]; readonly wrong: readonly string[] } {
  const byName = new Map(instances.map((instance) => [instance.name, instance]));
  const wrong: string[] = [];
  const judged = rows.flatMap((row): Judged[] => {
    const instance = byName.get(row.instance);
    if (!instance) return [];
    const { faults, score } = judge(instance, row.routes, row.m);
    if (faults.length > 0 || score !== row.score) {
      wrong.push(`${row.instance} m=${row.m} seed=${row.seed}: ${faults[0] ?? `says ${row.score}, is ${score}`}`);
      return [];
    }
    const best = instance.bks?.[row.m];
    const gapOf = (value: number | undefined): number | null =>
      best && value !== undefined ? (100 * (best.value - value)) / best.value : null;
    return [{ row, set: instance.set, best, gap: gapOf(row.score), graspGap: gapOf(best?.kul?.avg) }];
  });
  return { judged, wrong };
}

/** Whether the best known score is proven or published, and not from memory. */
export function isFirm({ best }: Judged): boolean {
  return best !== undefined && best.status !== 'memory';
}

export function isAboveBest({ gap }: Judged): boolean {
  return gap !== null && gap < -1e-9;
}

export function meanGap(judged: readonly Judged[]): number | null {
  return mean(judged.flatMap(({ gap }) => gap ?? []));
}

/** `null` for no values. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** With two digits; a dash for nothing. */
export function text(value: number | null): string {
  return value === null ? '–' : value.toFixed(2);
}
