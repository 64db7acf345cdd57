import { CASE_LANGUAGES } from './chat-case.ts';
import { VERDICTS } from './judge.ts';
import type { ChatRow } from './run-case.ts';

/** Shares in percent of the cases that fit the plans. */
export interface ChatFigures {
  readonly n: number;
  readonly right: number;
  readonly asked: number;
  readonly nothing: number;
  readonly wrong: number;
  readonly silent: number;
  readonly rightEn: number;
  readonly rightOrAskedOther: number;
  /** Of these, right by saying that it does not fit. */
  readonly refused: number;
  /** Answers in the language of the message, where that is not English. */
  readonly inLanguageOther: number;
  readonly p95Ms: number;
  readonly p95CpuMs: number;
  /** Cases that the plans do not fit any more, a count. */
  readonly stale: number;
}

export function toFigures(all: readonly ChatRow[]): ChatFigures {
  const rows = all.filter(({ verdict }) => verdict !== 'stale');
  const english = rows.filter(({ lang }) => lang === 'en');
  const others = rows.filter(({ lang }) => lang !== 'en');
  return {
    n: rows.length,
    right: share(rows, ['right']),
    asked: share(rows, ['asked']),
    nothing: share(rows, ['nothing']),
    wrong: share(rows, ['wrong']),
    silent: share(rows, ['silent']),
    rightEn: share(english, ['right']),
    rightOrAskedOther: share(others, ['right', 'asked']),
    refused: percent(
      rows.filter(({ verdict, how }) => verdict === 'right' && how === 'refused'),
      rows,
    ),
    inLanguageOther: percent(
      others.filter(({ inLanguage }) => inLanguage),
      others,
    ),
    p95Ms: quantile95(rows.map(({ ms }) => ms)),
    p95CpuMs: quantile95(rows.map(({ cpuMs }) => cpuMs)),
    stale: all.length - rows.length,
  };
}

/** A line for each language and each kind of sentence that was told. */
export function toTable(rows: readonly ChatRow[]): readonly Record<string, string | number>[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))].toSorted();
  return [
    ...CASE_LANGUAGES.map((lang) =>
      lineOf(
        lang,
        rows.filter((row) => row.lang === lang),
      ),
    ),
    ...kinds.map((kind) =>
      lineOf(
        kind,
        rows.filter((row) => row.kind === kind),
      ),
    ),
    lineOf('all', rows),
  ].filter(({ n }) => n !== 0);
}

function lineOf(of: string, rows: readonly ChatRow[]): Record<string, string | number> {
  const counts = VERDICTS.map((verdict) => [verdict, rows.filter((row) => row.verdict === verdict).length] as const);
  return { of, n: rows.length, ...Object.fromEntries(counts) };
}

function share(rows: readonly ChatRow[], verdicts: readonly ChatRow['verdict'][]): number {
  return percent(
    rows.filter((row) => verdicts.includes(row.verdict)),
    rows,
  );
}

function percent(some: readonly ChatRow[], all: readonly ChatRow[]): number {
  return all.length === 0 ? 0 : Number(((100 * some.length) / all.length).toFixed(1));
}

function quantile95(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.95) - 1)] ?? 0;
}
