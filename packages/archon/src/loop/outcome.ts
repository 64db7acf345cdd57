import { MisuseError } from '../errors.ts';
import { canonicalJson } from '../events/canonical-json.ts';
import { ToolResult } from '../tool/tool-result.ts';
import { openApprovals } from './approval-event.ts';
import type { Rejection, RunEnd } from './loop-event.ts';
import type { LoopRecord } from './loop-record.ts';
import { type StopReason, type StopWhen, tokensOf } from './stop-when.ts';

/** Findings that a partial answer shows, the last ones; and characters of each. */
const SHOWN = { findings: 10, characters: 1_000 } as const;

/** A condition of one's own, in plain JavaScript, may have a reason of its own. */
const WHY: Readonly<Partial<Record<StopReason, string>>> = {
  final: 'there is a final answer',
  goal: 'the goal is met',
  'max-steps': 'it took as many steps as it may',
  tokens: 'the next step might use more tokens than it may',
  money: 'the next step might cost more than it may',
  deadline: 'its time is up',
  'repeated-call': 'the model made the same call again and again',
  refusal: 'it was refused',
  unreadable: 'the replies of the model could not be read',
  'model-failed': 'the model gave no reply',
  aborted: 'it was told to stop',
  approval: 'a person has to approve what it is about to do',
};

/** In words that go on a sentence. */
function whyStopped({ reason, because }: Pick<RunEnd, 'reason' | 'because'>): string {
  return because ?? WHY[reason] ?? reason;
}

/**
 * Why a summary may not be asked for, if it may not. A budget of money cannot hold for a model that says no price.
 *
 * @param stop - What the limits of the run say of what the summary may use up.
 */
export function whyForbidden(hasPrice: boolean, stop: () => ReturnType<StopWhen>): string | undefined {
  try {
    const end = stop();
    return end === undefined ? undefined : whyStopped((typeof end === 'string' ? { reason: end } : end) as RunEnd);
  } catch (error) {
    if (error instanceof MisuseError && !hasPrice) return error.message;
    throw error;
  }
}

/**
 * What comes of a run: its answer; or, at a limit, the best there is, which is never nothing. `metadata` says why it ended
 * (`stopReason`) and what it took.

 */
export function outcomeOf(record: LoopRecord, { reason: stopReason, because, found }: RunEnd): ToolResult {
  const { steps, spent } = record;
  const metadata = { stopReason, steps, spent: { ...spent, tokens: tokensOf(spent) } };
  if (stopReason === 'final' || stopReason === 'goal') return ToolResult.success(found ?? '', metadata);
  const said = stopReason === 'refusal' || stopReason === 'model-failed' ? found : undefined;
  const errorMessage = `Stopped after ${steps} ${steps === 1 ? 'step' : 'steps'}: ${whyStopped({ reason: stopReason, because })}${said === undefined ? '' : ` (${said})`}.`;
  if (stopReason === 'approval')
    return Object.freeze({ status: 'error', content: questionsOf(record), errorMessage, metadata });
  const status = stopReason === 'deadline' ? 'timeout' : 'error';
  return Object.freeze({ status, content: partialAnswer(record, errorMessage), errorMessage, metadata });
}

/** What people are asked, a line for each call. */
function questionsOf({ step: { approvals = [] } }: LoopRecord): string {
  const lines = openApprovals(approvals).map(({ callId, tool, arguments: args, question }) => {
    return `- ${callId}: ${question ?? `${tool} ${canonicalJson(args)}`}`;
  });
  return ['A person has to approve:', ...lines].join('\n');
}

/** An answer that did not pass is better than none; else all that was found. */
function partialAnswer({ lastAnswer, findings, lastThought }: LoopRecord, errorMessage: string): string {
  if (lastAnswer !== undefined && lastAnswer.trim() !== '') return lastAnswer;
  const found = [...findings.values()].slice(-SHOWN.findings).map(({ signature, result }) => {
    return `- ${signature}: ${shortened(result.content)}`;
  });
  return [
    `No final answer. ${errorMessage}`,
    ...(found.length > 0 ? ['What was found:', ...found] : ['Nothing was found.']),
    ...(lastThought === '' ? [] : [`Last thought: ${shortened(lastThought)}`]),
  ].join('\n');
}

function shortened(text: string): string {
  return text.length <= SHOWN.characters ? text : `${text.slice(0, SHOWN.characters).toWellFormed()}…`;
}

/** Replies in a row that cannot be read, after which the run ends. */
const MAX_UNREADABLE = 3;

/** The end of a run whose replies are refusals, or cannot be read again and again. */
export function endOfRejected({ refusal }: Rejection, unreadable: number): RunEnd | undefined {
  if (refusal !== undefined) return { reason: 'refusal', found: refusal };
  return unreadable >= MAX_UNREADABLE ? { reason: 'unreadable' } : undefined;
}
