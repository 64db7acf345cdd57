import { canonicalJson } from '../events/canonical-json.ts';
import type { ModelMessage, ModelReply } from '../model/model.ts';
import type { ToolResult } from '../tool/tool-result.ts';
import type { Approval, ApprovalAnswered } from './approval-event.ts';
import { wasRefused } from './call-limits.ts';
import type { ChosenCall, LoopEvent, PromptNote, PromptPart, Rejection, RunEnd } from './loop-event.ts';
import { messageOf } from './part.ts';
import { Repeats } from './repeats.ts';
import { NOTHING_SPENT, plus, type Spent } from './spent.ts';
import type { StepSummary } from './step-summary.ts';
import { isFinal } from './stop-when.ts';
import type { SubTaskInput } from './subtask.ts';

/**
 * Where the loop stands: it asks the model (`thinking`), waits for tools (`acting`), tells the model what came of them
 * (`observing`), and ends with an answer (`finished`) or without one (`error`); or it rests at a limit or a fault
 * (`suspended`), from where it can go on.
 */
export type LoopState = 'idle' | 'thinking' | 'acting' | 'observing' | 'suspended' | 'finished' | 'error';

/** A tool call that has ended. */
export interface EndedCall {
  readonly call: ChosenCall;
  readonly result: ToolResult;
  /** Tool and arguments, in one text. */
  readonly signature: string;
  /** How often the same call has had the same result, this time included. */
  readonly times: number;
}

/** What the loop is busy with between two prompts. */
interface Step {
  readonly prompt?: PromptNote;
  readonly reply?: ModelReply;
  readonly thought?: string;
  readonly calls: readonly ChosenCall[];
  /** Calls made in earlier steps. */
  readonly callsBefore: number;
  readonly ended: readonly EndedCall[];
  readonly rejection?: Rejection;
  /** Questions about its calls, once they were asked. */
  readonly approvals?: readonly Approval[];
}

const NEW_STEP: Step = { calls: [], callsBefore: 0, ended: [] };

/**
 * A run of the loop as its events tell it. The only way to change it is {@link LoopRecord.apply}, so a record made from the
 * log is the record that was. It grows with the run, and each event costs the same, however long the run is.
 */
export class LoopRecord {
  subtask: SubTaskInput | undefined;
  /** Milliseconds since 1970; of a run that is in the log. */
  startedAt: number | undefined;
  /** Parts that every prompt begins with. */
  opening: readonly PromptPart[] = [];
  /** Replies and observations, in order. */
  readonly transcript: PromptPart[] = [];
  /** What the transcript says, as models are sent it. */
  readonly messages: ModelMessage[] = [];
  /** The last prompt sent. */
  prompt: PromptNote = { step: 0, keep: 0, added: [], tokens: 0, leftOut: 0 };
  /** Parts of the last prompt. */
  promptLength = 0;
  /** What stands in place of the first steps. */
  summary: StepSummary | undefined;
  /** Parts of the transcript that prompts leave out from here on, with a summary or without. */
  leftOut = 0;
  /** The opening has been written anew since the last prompt. */
  openingIsNew = false;
  step: Step = NEW_STEP;
  /** Replies so far. */
  steps = 0;
  /** Tool calls that were made; those that a limit forbade are not among them. */
  callsMade = 0;
  spent: Spent = NOTHING_SPENT;
  /** How many tokens a prompt had for each one that we had counted; the worst case, at least 1. */
  tokenRatio = 1;
  /** The model has been reminded how an answer is written. */
  isReminded = false;
  /** Replies in a row that could not be read. */
  unreadable = 0;
  /** What tools have found out: of each call its last success. */
  readonly findings = new Map<string, EndedCall>();
  lastThought = '';
  /** The last answer that did not pass. */
  lastAnswer: string | undefined;
  /** How the run is to end, once something has decided it. */
  end: RunEnd | undefined;
  result: ToolResult | undefined;
  /** The best there was when the run was suspended, until it goes on. */
  suspension: ToolResult | undefined;
  /** Since when it is suspended: milliseconds since 1970; of a run whose suspension is in the log. */
  suspendedAt: number | undefined;
  /** How long it has waited for people so far, in milliseconds; no limit of time counts that. */
  waitedMs = 0;
  readonly #repeats = new Repeats();

  get state(): LoopState {
    if (this.result) return this.result.status === 'success' ? 'finished' : 'error';
    if (this.suspension) return 'suspended';
    if (!this.subtask) return 'idle';
    const { calls, ended, rejection } = this.step;
    if (calls.length > ended.length) return 'acting';
    return rejection || calls.length > 0 ? 'observing' : 'thinking';
  }

  /** @param event - With its instant and key, if it is in the log. */
  apply(event: LoopEvent & { readonly at?: string; readonly key?: string }): void {
    switch (event.type) {
      case 'subtask-started':
        this.subtask = event.content.subtask;
        if (event.at !== undefined) this.startedAt = Date.parse(event.at);
        return;
      case 'opening-written':
        this.opening = event.content.parts;
        this.openingIsNew = true;
        return;
      case 'prompt-sent':
        this.prompt = event.content;
        this.leftOut = event.content.leftOut;
        this.promptLength = event.content.keep + event.content.added.length;
        this.openingIsNew = false;
        this.step = { ...NEW_STEP, prompt: event.content };
        return;
      case 'model-replied':
        this.#noteReply(event.content);
        return;
      case 'thought-recorded':
        this.lastThought = event.content.thought;
        this.step = { ...this.step, thought: event.content.thought };
        return;
      case 'action-chosen':
        this.unreadable = 0;
        this.step = { ...this.step, calls: event.content.calls, callsBefore: this.callsMade };
        return;
      case 'reply-rejected':
        this.#noteRejection(event.content);
        return;
      case 'tool-executed':
        this.#noteEnd(event.content);
        return;
      case 'observation-made':
        for (const part of event.content.parts) this.#extend(part, part.message as ModelMessage);
        this.end = event.content.end;
        this.step = NEW_STEP;
        return;
      case 'steps-summarized': {
        const { spent, model: _, ...summary } = event.content;
        this.summary = summary;
        this.leftOut = summary.leftOut;
        if (spent) this.spent = plus(this.spent, spent);
        return;
      }
      case 'summary-failed':
        this.leftOut = event.content.leftOut;
        if (event.content.spent) this.spent = plus(this.spent, event.content.spent);
        return;
      case 'message-received':
        // It stands after an answer or an observation, and what follows is asked anew.
        for (const part of event.content.parts) this.#extend(part, part.message as ModelMessage);
        this.step = NEW_STEP;
        return;
      case 'subtask-finished':
        this.#noteEndOfRun(event.content.result);
        return;
      case 'run-suspended':
        this.suspension = event.content.result;
        this.suspendedAt = event.at === undefined ? undefined : Date.parse(event.at);
        return;
      case 'approval-requested':
        this.step = { ...this.step, approvals: event.content.requests.map((request) => ({ request })) };
        return;
      case 'approval-answered':
        this.#noteAnswer(event.content, event.key);
        return;
      case 'approval-expired':
        this.#changeApproval(event.content.callId, (approval) => ({ ...approval, isExpired: true }));
        return;
      case 'run-resumed':
        if (event.content.after === 'approval' && event.at !== undefined)
          this.waitedMs += Date.parse(event.at) - (this.suspendedAt ?? Date.parse(event.at));
        this.suspension = undefined;
        this.end = undefined;
        this.unreadable = 0;
        return;
      default:
        return;
    }
  }

  /** A changed call is made, and told, with what the person made of it. */
  #noteAnswer(answer: ApprovalAnswered, key: string | undefined): void {
    this.#changeApproval(answer.callId, (approval) => ({ ...approval, answer: { ...answer, key } }));
    if (answer.verdict !== 'modify') return;
    const calls = this.step.calls.map((call) =>
      call.id === answer.callId ? { ...call, arguments: answer.arguments } : call,
    );
    this.step = { ...this.step, calls };
  }

  #changeApproval(callId: string, change: (approval: Approval) => Approval): void {
    const { approvals = [] } = this.step;
    const changed = approvals.map((approval) => (approval.request.callId === callId ? change(approval) : approval));
    this.step = { ...this.step, approvals: changed };
  }

  /** Logs of old say `subtask-finished` of runs that can go on, too. */
  #noteEndOfRun(result: ToolResult): void {
    if (result.status === 'success' || isFinal(result.metadata.stopReason)) this.result = result;
    else this.suspension = result;
  }

  #noteReply({ reply, part, spent }: Extract<LoopEvent, { type: 'model-replied' }>['content']): void {
    const message = messageOf(reply);
    this.#extend({ ...part, message }, message);
    this.step = { ...this.step, reply };
    this.steps++;
    if (this.prompt.tokens > 0) this.tokenRatio = Math.max(this.tokenRatio, spent.inputTokens / this.prompt.tokens);
    this.spent = plus(this.spent, spent);
  }

  #extend(part: PromptPart, message: ModelMessage): void {
    this.transcript.push(part);
    this.messages.push(message);
  }

  #noteRejection(rejection: Rejection): void {
    const { answer, refusal } = rejection;
    if (rejection.isReminder) this.isReminded = true;
    if (answer !== undefined) this.lastAnswer = answer;
    else if (refusal === undefined) this.unreadable++;
    this.step = { ...this.step, rejection };
  }

  /** Calls that tools make among themselves are in the log, but no part of the step. */
  #noteEnd({ id, result }: { readonly id: string; readonly result: ToolResult }): void {
    const call = this.step.calls.find((each) => each.id === id);
    if (!call || this.step.ended.some((each) => each.call.id === id)) return;
    const signature = `${call.tool} ${canonicalJson(call.arguments)}`;
    const ended = { call, result, signature, times: this.#repeats.count(signature, result) };
    this.step = { ...this.step, ended: [...this.step.ended, ended] };
    if (!wasRefused(result)) this.callsMade++;
    if (result.status !== 'success') return;
    this.findings.delete(ended.signature);
    this.findings.set(ended.signature, ended);
  }
}
