import type { Golden, GoldenTurn } from './golden.ts';
import { type Judge, scoreJudgement } from './judge.ts';
import {
  type ConversationResult,
  type EvaluationReport,
  toReport,
  type TurnResult,
} from './report/evaluation-report.ts';
import { type Check, contentsOf } from './score/check.ts';
import { scoreSilence, scoreTurn } from './score/score-turn.ts';
import type { CreateSubject, Heard, Subject } from './subject.ts';

export interface RunGoldensOptions {
  /** Milliseconds of a clock that never goes back, for the latencies: `() => performance.now()`. */
  readonly now: () => number;
  /** Without one, what is expected of a judge is not looked at. */
  readonly judge?: Judge | undefined;
  /** Hears of each conversation as it ends. */
  readonly onResult?: ((result: ConversationResult) => void) | undefined;
}

/**
 * Holds the conversations, one after the other, and scores each layer by itself. A subject that throws fails its
 * conversation, not the run.
 *
 * @example
 * const report = await runGoldens(goldens, () => routerSubject(router, log), { now: () => performance.now() });
 * console.log(formatReport(report));
 */
export async function runGoldens(
  goldens: readonly Golden[],
  createSubject: CreateSubject,
  options: RunGoldensOptions,
): Promise<EvaluationReport> {
  const results: ConversationResult[] = [];
  for (const golden of goldens) {
    const result = await hold(golden, createSubject, options);
    options.onResult?.(result);
    results.push(result);
  }
  return toReport(results);
}

async function hold(
  golden: Golden,
  createSubject: CreateSubject,
  options: RunGoldensOptions,
): Promise<ConversationResult> {
  const talk: Talk = { golden, heard: [], turns: [], options };
  let subject: Subject | undefined;
  try {
    subject = await createSubject(golden);
    for (const turn of golden.turns) talk.turns.push(await take(talk, subject, turn));
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const [failed, ...others] = golden.turns.slice(talk.turns.length);
    if (failed) talk.turns.push(silent(failed, reason));
    talk.turns.push(...others.map((turn) => silent(turn, 'It did not come to this.')));
  } finally {
    await subject?.close?.();
  }
  const { suite, id, about, place } = golden;
  const passed = talk.turns.every(({ checks }) => checks.every((check) => check.passed));
  return { suite, id, about, place, passed, contained: isContained(talk.heard), turns: talk.turns };
}

/** A conversation while it is held. */
interface Talk {
  readonly golden: Golden;
  readonly options: RunGoldensOptions;
  readonly heard: Heard[];
  readonly turns: TurnResult[];
}

async function take(talk: Talk, subject: Subject, turn: GoldenTurn): Promise<TurnResult> {
  const { now } = talk.options;
  const startedAt = now();
  const heard = await say(talk, subject, turn);
  const latencyMs = now() - startedAt;
  talk.heard.push(heard);
  const judged = await judge(talk, heard, turn);
  const checks = [...scoreTurn(turn.expect, heard), ...judged];
  return { line: turn.line, input: inputOf(turn), reply: heard.response.text, latencyMs, checks };
}

function say({ golden, heard }: Talk, subject: Subject, { input }: GoldenTurn): Promise<Heard> {
  const sessionId = `golden-${golden.id}`;
  if (input.type === 'message') {
    const { customer: customerId, tier, channel } = golden;
    const id = `${sessionId}-${heard.length + 1}`;
    return subject.handle({ id, text: input.text, customerId, context: { sessionId, tier, channel } });
  }
  const approvalId = heard.findLast(({ response }) => response.approvalId !== undefined)?.response.approvalId;
  if (approvalId === undefined) throw new Error('No call waits for approval.');
  if (!subject.decide) throw new Error('This subject takes no decisions about approvals.');
  return subject.decide({ sessionId, approvalId }, { approved: input.approved, by: 'evaluation' });
}

async function judge(
  { options, turns }: Talk,
  { response }: Heard,
  { expect, input }: GoldenTurn,
): Promise<readonly Check[]> {
  if (!options.judge || !expect.judge) return [];
  const before = turns.flatMap((turn) => [
    { role: 'user' as const, text: turn.input },
    { role: 'assistant' as const, text: turn.reply },
  ]);
  const asked = input.type === 'message' ? [{ role: 'user' as const, text: input.text }] : [];
  return scoreJudgement(options.judge, expect.judge, { history: [...before, ...asked], reply: response.text });
}

function silent(turn: GoldenTurn, reason: string): TurnResult {
  return { line: turn.line, input: inputOf(turn), reply: '', latencyMs: 0, checks: scoreSilence(turn.expect, reason) };
}

function inputOf({ input }: GoldenTurn): string {
  return input.type === 'message' ? input.text : `(${input.approved ? 'approved' : 'refused'} by a person)`;
}

function isContained(heard: readonly Heard[]): boolean {
  const events = heard.flatMap((each) => each.events);
  const waits = contentsOf(events, 'policy_check').some(({ requires_escalation: escalated }) => escalated);
  return !waits && contentsOf(events, 'handed-over').length === 0;
}
