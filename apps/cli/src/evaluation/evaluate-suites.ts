import { join } from 'node:path';

import {
  compareRuns,
  type ConversationResult,
  type EvaluationReport,
  formatReport,
  type RunComparison,
  runGoldens,
  toJUnit,
  toReport,
} from '@wayfarer/router/evaluation';

import { BadInputError } from '../bad-input-error.ts';
import { type FolderContext, type Reply, textOf } from '../command.ts';
import { EXIT } from '../exit.ts';
import { readText, writeFileAt } from '../files.ts';
import { findSuite, SHIPPED } from './find-suites.ts';
import { formatJudged, judgeConversations, type Judged, type JudgeOptions } from './judge-conversations.ts';
import { loadSuite } from './load-suite.ts';

/** Holds what was asked for, writes the reports, and says how it went. */
export async function evaluateSuites(context: FolderContext): Promise<Reply> {
  const judge = context.options['judge'] === true ? await openJudge(context) : undefined;
  const [name, before] = [textOf(context, 'suite'), textOf(context, 'compare')];
  const old = before === undefined ? undefined : await readReport(before);
  const report = await holdAll(context.words.length > 0 ? context.words : SHIPPED, name);
  const [junit, out] = [textOf(context, 'junit'), textOf(context, 'out')];
  if (junit !== undefined) await writeFileAt(junit, toJUnit(report));
  if (out !== undefined) await writeFileAt(out, `${JSON.stringify(report, null, 2)}\n`);
  const judged = judge && (await judgeWithLog(report.conversations, judge, context.dataFolder));
  return replyWith(report, { comparison: old && compareRuns(old, report), judged });
}

/** @throws {BadInputError | ModelSettingsError} where no model is set, or it cannot be opened. */
async function openJudge(context: FolderContext) {
  const [{ openModels, readModelSettings }, { modelFromConfiguration }] = await Promise.all([
    import('@wayfarer/sources'),
    import('@wayfarer/archon/ai-sdk'),
  ]);
  const settings = readModelSettings(context.environment, textOf(context, 'model'));
  if (!settings)
    throw new BadInputError(
      '--judge needs a language model: expected WAYFARER_MODEL or --model, such as "openai:gpt-5-mini".',
    );
  const { model } = await openModels(settings, context.environment, modelFromConfiguration);
  return { model, limitMs: settings.limitMs, budget: settings.dayBudget };
}

/** The judge is a model of the product: what it is asked and what it takes stands in the log of the product. */
async function judgeWithLog(
  conversations: readonly ConversationResult[],
  judge: Omit<JudgeOptions, 'log'>,
  dataFolder: string,
): Promise<Judged> {
  const { SqliteEventLog } = await import('@wayfarer/archon/sqlite');
  const log = new SqliteEventLog({ path: join(dataFolder, 'events.db') });
  try {
    return await judgeConversations(conversations, { ...judge, log });
  } finally {
    await log.close();
  }
}

function replyWith(
  report: EvaluationReport,
  { comparison, judged }: { readonly comparison: RunComparison | undefined; readonly judged: Judged | undefined },
): Reply {
  const isJudgedWell = !judged || judged.passed === judged.verdicts.length;
  const isAsExpected = comparison ? comparison.worse.length === 0 : report.passed === report.conversations.length;
  return {
    json: { ...report, ...(comparison && { comparison }), ...(judged && { judged }) },
    text: () =>
      `${[formatReport(report), ...(comparison ? [comparison.text] : []), ...(judged ? [formatJudged(judged)] : [])].join('\n\n')}\n`,
    exit: isAsExpected && isJudgedWell ? EXIT.ok : EXIT.internal,
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
