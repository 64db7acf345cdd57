import type { Best, Instance } from './instance.ts';
import { judge } from './judge.ts';
import type { Row } from './run-cases.ts';

/** A verified row beside what is known of its instance. */
interface Judged {
  readonly row: Row;
  readonly group: string;
  readonly best: Best | undefined;
  readonly gap: number | null;
  readonly graspGap: number | null;
}

export interface Figures {
  readonly solves: number;
  readonly wrong: number;
  /** Mean gap to proven and published values, per cent. */
  readonly gapPct: number | null;
  readonly gapMemoryPct: number | null;
  /** The same for GRASP-ILS (2013), where the files have it. */
  readonly graspIlsPct: number | null;
  readonly aboveBest: number;
  readonly meanCpuMs: number;
}

/** Prints a table by group, everything that is wrong or above the best known, and returns the figures. */
export function report(rows: readonly Row[], instances: readonly Instance[]): Figures {
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
    return [{ row, group: `${instance.set} m=${row.m}`, best, gap: gapOf(row.score), graspGap: gapOf(best?.kul?.avg) }];
  });
  printTable(judged);
  const above = judged.filter(({ gap }) => gap !== null && gap < -1e-9);
  for (const { row, best } of above)
    console.log(`above best known: ${row.instance} m=${row.m}: ${row.score} > ${best?.value} (${best?.status})`);
  for (const line of wrong) console.log(`WRONG: ${line}`);
  return {
    solves: rows.length,
    wrong: wrong.length,
    gapPct: meanGap(judged.filter(isFirm)),
    gapMemoryPct: meanGap(judged.filter((one) => !isFirm(one))),
    graspIlsPct: mean(judged.flatMap(({ graspGap }) => graspGap ?? [])),
    aboveBest: above.length,
    meanCpuMs: Math.round(mean(rows.map((row) => row.cpuMs)) ?? 0),
  };
}

function printTable(judged: readonly Judged[]): void {
  const line = (cells: readonly string[]): void =>
    console.log(cells.map((cell, k) => (k === 0 ? cell.padEnd(26) : cell.padStart(15))).join(''));
  line(['group', 'solves', 'proven+publ. %', 'memory %', 'GRASP-ILS %']);
  const groups = [...Map.groupBy(judged, ({ group }) => group)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, members] of [...groups, ['all', judged] as const]) {
    line([
      name,
      String(members.length),
      text(meanGap(members.filter(isFirm))),
      text(meanGap(members.filter((one) => !isFirm(one)))),
      text(mean(members.flatMap(({ graspGap }) => graspGap ?? []))),
    ]);
  }
}

function isFirm({ best }: Judged): boolean {
  return best !== undefined && best.status !== 'memory';
}

function meanGap(judged: readonly Judged[]): number | null {
  return mean(judged.flatMap(({ gap }) => gap ?? []));
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function text(value: number | null): string {
  return value === null ? '–' : value.toFixed(2);
}
