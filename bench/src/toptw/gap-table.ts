import { isAboveBest, isFirm, type Judged, mean, meanGap, text } from './judged.ts';

/** The rows of one bench at one budget. */
export interface Series {
  readonly bench: 'toptw' | 'mctopmtw';
  /** CPU time of each solve. */
  readonly seconds: number;
  readonly judged: readonly Judged[];
}

const HEAD = [
  'data',
  'routes',
  'CPU',
  'seeds',
  'solves',
  'mean gap %',
  'best of seeds %',
  'to values from memory: mean %',
  'best of seeds %',
  'GRASP-ILS (2013) %',
];

/** A line for the whole of each series, for each number of routes, and for each set and number of routes. */
export function toGapTable(series: readonly Series[]): string {
  const lines = series.flatMap(({ bench, seconds, judged }) => {
    const all = toLine(seconds, [bench, 'all'], judged);
    const byRoutes = groups(judged, ({ row }) => String(row.m));
    const bySet = groups(judged, ({ set, row }) => `${set.replace(`${bench}-`, '')} ${row.m}`);
    return [
      all,
      ...byRoutes.map(([m, members]) => toLine(seconds, [bench, m], members)),
      ...bySet.map(([key, members]) => {
        const [set = '', m = ''] = key.split(' ');
        return toLine(seconds, [`${bench}, ${set}`, m], members);
      }),
    ];
  });
  return [HEAD, HEAD.map((_, k) => (k === 0 ? '---' : '--:')), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Every instance that was solved better than known, with its best score. */
export function toAboveBest(series: readonly Series[]): string {
  const above = series.flatMap(({ bench, judged }) => judged.filter(isAboveBest).map((one) => ({ bench, ...one })));
  const cases = groups(above, ({ bench, row }) => `${bench} ${row.instance} m=${row.m}`);
  if (cases.length === 0) return 'Verified scores above a best known value: none.';
  const lines = cases.map(([key, members]) => {
    const [bench, instance = '', m = ''] = key.split(' ');
    const [one] = members;
    const score = Math.max(...members.map(({ row }) => row.score));
    const route = bench === 'toptw' ? ` ${m}` : '';
    return `${instance}${route} ${score} (${one?.best?.value} ${one?.best?.status}; ${members.length} solves)`;
  });
  return `Verified scores above a best known value: ${lines.join(', ')}.`;
}

function toLine(seconds: number, [data, routes]: readonly [string, string], judged: readonly Judged[]): string[] {
  const firm = judged.filter(isFirm);
  const memory = judged.filter((one) => !isFirm(one));
  return [
    data,
    routes,
    `${seconds} s`,
    String(new Set(judged.map(({ row }) => row.seed)).size),
    String(judged.length),
    text(meanGap(firm)),
    text(meanGap(bestOfSeeds(firm))),
    text(meanGap(memory)),
    text(meanGap(bestOfSeeds(memory))),
    text(mean(judged.flatMap(({ graspGap }) => graspGap ?? []))),
  ];
}

/** Of each case the row with the highest score. */
function bestOfSeeds(judged: readonly Judged[]): readonly Judged[] {
  const cases = groups(judged, ({ row }) => `${row.instance} ${row.m}`);
  return cases.map(([, rows]) => rows.reduce((best, one) => (one.row.score > best.row.score ? one : best)));
}

function groups<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly [string, readonly T[]])[] {
  return [...Map.groupBy(items, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1));
}
