import type { Instance } from './instance.ts';
import { isAboveBest, isFirm, type Judged, judgeRows, mean, meanGap, text } from './judged.ts';
import type { Row } from './run-cases.ts';

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
  const { judged, wrong } = judgeRows(rows, instances);
  printTable(judged);
  const above = judged.filter(isAboveBest);
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
  const groups = [...Map.groupBy(judged, ({ set, row }) => `${set} m=${row.m}`)].sort(([a], [b]) => (a < b ? -1 : 1));
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
