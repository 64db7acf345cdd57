import { runGoldens } from '@wayfarer/archon/router/evaluation';
import {
  compareRuns,
  type ConversationResult,
  type EvaluationReport,
  formatReport,
  type RunComparison,
  toJUnit,
  toReport,
} from '@wayfarer/archon/router/evaluation/report';

import { BadInputError } from '../bad-input-error.ts';
import { type PlainContext, type Reply, textOf } from '../command.ts';
import { EXIT } from '../exit.ts';
import { readText, writeFileAt } from '../files.ts';
import { findSuite, SHIPPED } from './find-suites.ts';
import { loadSuite } from './load-suite.ts';

/** Holds what was asked for, writes the reports, and says how it went. */
export async function evaluateSuites(context: PlainContext): Promise<Reply> {
  const [name, before] = [textOf(context, 'suite'), textOf(context, 'compare')];
  const old = before === undefined ? undefined : await readReport(before);
  const report = await holdAll(context.words.length > 0 ? context.words : SHIPPED, name);
  const [junit, out] = [textOf(context, 'junit'), textOf(context, 'out')];
  if (junit !== undefined) await writeFileAt(junit, toJUnit(report));
  if (out !== undefined) await writeFileAt(out, `${JSON.stringify(report, null, 2)}\n`);
  return replyWith(report, old && compareRuns(old, report));
}

function replyWith(report: EvaluationReport, comparison: RunComparison | undefined): Reply {
  const isWell = comparison ? comparison.worse.length === 0 : report.passed === report.conversations.length;
  return {
    json: comparison ? { ...report, comparison } : report,
    text: () => `${[formatReport(report), ...(comparison ? [comparison.text] : [])].join('\n\n')}\n`,
    exit: isWell ? EXIT.ok : EXIT.internal,
  };
}

async function holdAll(paths: readonly string[], name: string | undefined): Promise<EvaluationReport> {
  const results: ConversationResult[] = [];
  for (const path of paths) {
    const { goldens, createSubject } = await loadSuite(findSuite(path), name);
    const { conversations } = await runGoldens(goldens, createSubject, { now: () => performance.now() });
    results.push(...conversations);
  }
  if (results.length > 0) return toReport(results);
  throw new BadInputError(`There is no golden of the suite ${JSON.stringify(name)} here.`);
}

async function readReport(file: string): Promise<EvaluationReport> {
  const text = await readText(file);
  const report = parseJson(text) as Partial<EvaluationReport> | null | undefined;
  if (report?.version === 1 && Array.isArray(report.conversations) && Array.isArray(report.layers)) {
    return report as EvaluationReport;
  }
  throw new BadInputError(`${JSON.stringify(file)} is no report of an evaluation: expected what --out has written.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
