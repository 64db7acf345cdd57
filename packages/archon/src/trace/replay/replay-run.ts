import { MisuseError } from '../../errors.ts';
import { verifyChain } from '../../events/chain.ts';
import type { Digest } from '../../events/digest.ts';
import type { StoredEvent } from '../../events/event.ts';
import type { Inbox } from '../../loop/inbox.ts';
import type { LoopEvent } from '../../loop/loop-event.ts';
import { LoopRecord } from '../../loop/loop-record.ts';
import type { LoopSetup, RunSetup } from '../../loop/loop-setup.ts';
import { nativeProtocol } from '../../loop/native-protocol.ts';
import type { OutputReader } from '../../loop/output.ts';
import { PartMaker } from '../../loop/part.ts';
import type { StopReason, StopWhen } from '../../loop/stop-when.ts';
import { LAST_STEP_NOTICE, SubtaskRun } from '../../loop/subtask-run.ts';
import type { GoalCheck } from '../../loop/subtask.ts';
import { textProtocol } from '../../loop/text-protocol.ts';
import type { ModelMessage } from '../../model/model.ts';
import { estimateTokens, type TokenCounter } from '../../model/tokens.ts';
import type { Runtime } from '../../runtime.ts';
import { ToolRegistry } from '../../tool/tool-registry.ts';
import type { Tool } from '../../tool/tool.ts';
import { type Halt, HaltError, ReplayCursor } from './replay-cursor.ts';
import { becauseOf, stopReasonOf, stubCompactor, StubEngine, stubModel, stubProtocol, StubRegistry } from './stubs.ts';
import type { ReplayVerdict } from './verdict.ts';

export interface ReplayOptions {
  /** Of the log: `nodeDigest` of `@wayfarer/archon/node`. */
  readonly digest: Digest;
  /** As the agent had it. Default: a cheap guess. */
  readonly countTokens?: TokenCounter | undefined;
  /** What the agent's model takes, if it left steps out of its prompts or cut observations. Default: any number. */
  readonly contextTokens?: number | undefined;
  /** Longest reply, as the agent had it. Default 2,048. */
  readonly maxOutputTokens?: number | undefined;
  /** Tools as they are now, to see whether prompts still begin as they did. Default: as the log describes them. */
  readonly tools?: Iterable<Tool> | undefined;
  /** What the agent is told now; counts only together with `tools`. */
  readonly instructions?: string | undefined;
  /** What the model is shown now; likewise. */
  readonly examples?: readonly ModelMessage[] | undefined;
}

/** Ends that the log does not give grounds for: limits, and somebody who has had enough. */
const LIMITS: readonly unknown[] = ['max-steps', 'tokens', 'money', 'deadline', 'aborted'] satisfies StopReason[];

/** Ends without an answer that the loop comes to by itself; any other is a limit, which whoever set it may call as they like. */
const LOOP_ENDS: readonly unknown[] = [
  'repeated-call',
  'unreadable',
  'model-failed',
  'approval',
] satisfies StopReason[];

/**
 * Runs the loop again over a stored run: model and tools say what they said, and all else must come out as it did. Nobody
 * is called. Limits and goals that the run met or missed are taken from the log; prompts, readings of replies,
 * observations, warnings and the outcome are worked out anew.
 *
 * @param events - A run of the loop, from its first event; it need not have ended.
 * @throws {MisuseError} if it is a run of another kind.
 *
 * @example
 * const verdict = await replayRun(await log.read(runId), { digest: nodeDigest });
 * if (!verdict.ok) console.error(verdict.message);
 */
export async function replayRun(events: readonly StoredEvent[], options: ReplayOptions): Promise<ReplayVerdict> {
  const [first] = events as readonly StoredEvent<LoopEvent>[];
  if (first?.type !== 'subtask-started') {
    throw new MisuseError(
      `Expected a run of the loop, which begins with "subtask-started", got ${first ? `one that begins with "${first.type}"` : 'no events'}.`,
    );
  }
  const { runId } = first;
  const chain = verifyChain(events, options.digest);
  if (!chain.ok) {
    const message = `Event ${chain.seq} of run ${JSON.stringify(runId)} was changed after it was written: ${chain.reason}.`;
    return { ok: false, code: 'BROKEN_CHAIN', runId, seq: chain.seq, message };
  }
  const record = new LoopRecord();
  const halt = await play(new ReplayCursor(events, record), record, { events, first, options });
  if (halt.kind === 'divergence') return divergence(runId, halt);
  return { ok: true, runId, events: events.length, finished: record.result !== undefined };
}

/** People answer from outside, while the run rests. */
function passAnswers(cursor: ReplayCursor): void {
  for (let { next } = cursor; next?.type === 'approval-answered'; { next } = cursor) cursor.advance(next);
}

interface ReplayedRun {
  readonly events: readonly StoredEvent[];
  readonly first: Extract<StoredEvent<LoopEvent>, { type: 'subtask-started' }>;
  readonly options: ReplayOptions;
}

/** One life of the agent after the other. */
async function play(
  cursor: ReplayCursor,
  record: LoopRecord,
  run: ReplayedRun,
): Promise<Exclude<Halt, { kind: 'resumed' }>> {
  let rested: StoredEvent | undefined;
  for (;;) {
    try {
      await new SubtaskRun(setUp(cursor, record, run)).toEnd();
      passAnswers(cursor);
      const { next } = cursor;
      const isResumed = next?.type === 'run-resumed' || next?.type === 'approval-expired';
      // A run that rests although the log says that it went on would rest for ever.
      if (isResumed && record.suspension && next !== rested) {
        rested = next;
        continue;
      }
      return next ? { kind: 'divergence', expected: undefined, got: next, at: 'type' } : { kind: 'end' };
    } catch (error) {
      if (!(error instanceof HaltError)) throw error;
      if (error.halt.kind !== 'resumed') return error.halt;
    }
  }
}

function setUp(
  cursor: ReplayCursor,
  record: LoopRecord,
  { events, first, options }: ReplayedRun,
): LoopSetup & RunSetup {
  const { digest, countTokens = estimateTokens, contextTokens, maxOutputTokens = 2_048, tools, instructions } = options;
  const { subtask, protocol: protocolName, model } = first.content;
  const protocol = protocolName === 'native' ? nativeProtocol : textProtocol;
  const aborter = new AbortController();
  const runtime = stubWorld(cursor, digest);
  return {
    name: first.author,
    model: stubModel(cursor, { id: model, contextTokens }, () => aborter.abort()),
    registry: tools ? new ToolRegistry(tools) : new StubRegistry(cursor, record, events),
    engine: new StubEngine(cursor, record, runtime),
    permissions: [],
    protocol: tools ? protocol : stubProtocol(protocol, cursor, record),
    maker: new PartMaker(digest, countTokens),
    runtime,
    get maxSteps() {
      return isLastStepAhead(cursor) ? record.steps + 1 : Infinity;
    },
    // Calls that were refused have ended in the log, as others have.
    callLimits: { maxCallsPerReply: Infinity, maxCalls: Infinity },
    stopWhen: loggedLimit(cursor),
    maxOutputTokens,
    compactor: stubCompactor(cursor),
    goal: loggedGoal(cursor),
    instructions,
    examples: options.examples,
    runId: first.runId,
    subtask,
    record,
    // All of it is written already: it is compared with what the loop writes.
    session: { add: (event) => cursor.match(event), flush: async () => undefined },
    startedAt: Date.parse(first.at),
    output: subtask.outputSchema && { read: loggedOutput(cursor) },
    signal: aborter.signal,
    onDelta: undefined,
    // Whether there is any is seen when it is taken.
    inbox: { hasMail: true, take: () => loggedMessages(cursor) },
  };
}

function stubWorld(cursor: ReplayCursor, digest: Digest): Runtime {
  // That a question has expired shows in the next event, not in the last one.
  const now = (): Date => (cursor.next?.type === 'approval-expired' ? new Date(cursor.next.at) : new Date(cursor.now));
  return { clock: { now }, digest, random: () => 0, sleep: async () => undefined };
}

function loggedLimit(cursor: ReplayCursor): StopWhen {
  return () => {
    const { next } = cursor;
    const reason = stopReasonOf(next);
    // Whoever set a limit may have had a reason of their own.
    const isLimit = next?.type === 'run-suspended' && !LOOP_ENDS.includes(reason);
    if (!isLimit && !LIMITS.includes(reason)) return undefined;
    return { reason: reason as StopReason, because: becauseOf(next) };
  };
}

function loggedGoal(cursor: ReplayCursor): GoalCheck {
  return ({ from, text }) => {
    const { next } = cursor;
    if (from === 'answer') return next?.type !== 'reply-rejected';
    return next?.type === 'observation-made' && next.content.end?.reason === 'goal' && next.content.end.found === text;
  };
}

/** What else than the schema was asked of the answer is not in the log; whether it did is. */
function loggedOutput(cursor: ReplayCursor): OutputReader['read'] {
  return async () => {
    const { next } = cursor;
    return next?.type === 'reply-rejected' ? { problem: next.content.reason } : { value: undefined };
  };
}

/** What was said to the run while it worked, where it was. */
function loggedMessages({ next }: ReplayCursor): ReturnType<Inbox['take']> {
  const texts = next?.type === 'message-received' ? next.content.parts.map(({ message }) => message.text) : [];
  return { texts, written: () => undefined };
}

function isLastStepAhead({ next }: ReplayCursor): boolean {
  if (next?.type !== 'observation-made') return false;
  return next.content.parts.at(-1)?.message.text.endsWith(LAST_STEP_NOTICE) === true;
}

function divergence(runId: string, { expected, got, at }: Extract<Halt, { kind: 'divergence' }>): ReplayVerdict {
  const { seq, type, version, author, content } = got;
  const wanted = expected ? `"${expected.type}"` : 'nothing more';
  const where = expected?.type === type ? `, which differs at \`${at}\`` : '';
  const message = `Event ${seq} of run ${JSON.stringify(runId)}: expected ${wanted}, got "${type}"${where}.`;
  return {
    ok: false,
    code: 'REPLAY_DIVERGENCE',
    runId,
    seq,
    message,
    expected,
    got: { type, version, author, content },
  };
}
