import type { StoredEvent } from '../events/event.ts';
import type { ChosenCall, LoopEvent, ProtocolName } from '../loop/loop-event.ts';
import type { ApprovalRequest } from '../tool/approval.ts';
import type { ToolResult } from '../tool/tool-result.ts';
import type { LiveReply } from './live-replies.ts';
import type { RunPart, SpeechKind } from './run-part.ts';
import { type Said, saidIn } from './said-in.ts';

/** Characters of the present reply that have been told. */
export interface Told {
  readonly thought: number;
  readonly text: number;
}

const NOTHING_TOLD: Told = { thought: 0, text: 0 };

/** Turns the events of a run, and what has come of its present reply, into what a reader sees. Told the same, it says the same. */
export class RunProjector {
  #runId = '';
  #protocol: ProtocolName = 'native';
  #step = 0;
  #isStepOpen = false;
  /** Attempts at the present reply before this one. */
  #restarts = 0;
  #isReplying = false;
  #told = NOTHING_TOLD;
  /** Speech of the present step that has begun and not ended. */
  #open: SpeechKind[] = [];
  #calls: readonly ChosenCall[] = [];
  /** Questions about calls that nobody has answered. */
  #asked: readonly { readonly callId: string; readonly request: ApprovalRequest }[] = [];
  /** What was last said in full, to tell whether the answer has been said. */
  #lastText = '';

  /** How much of the present reply has been told. */
  get told(): Told {
    return this.#told;
  }

  /** Goes on as if so much had been told: to somebody who was cut off there. */
  goOnFrom(told: Told): void {
    this.#told = told;
    this.#open = (['thought', 'text'] as const).filter((kind) => told[kind] > 0);
  }

  /** What comes of the present reply so far that has not been told yet. */
  live({ step, restarts, text }: LiveReply): RunPart[] {
    if (!this.#isReplying || step !== this.#step || restarts !== this.#restarts) return [];
    return this.#tell(saidIn(this.#protocol, text, false));
  }

  add(event: StoredEvent<LoopEvent>): RunPart[] {
    switch (event.type) {
      case 'subtask-started':
        this.#runId = event.runId;
        this.#protocol = event.content.protocol;
        return [{ type: 'run-started', runId: event.runId }];
      case 'prompt-sent':
        return this.#beginStep(event.content.step);
      case 'model-retried':
      case 'model-replaced': {
        const ended = this.#endSpeech();
        this.#restarts++;
        return ended;
      }
      case 'model-replied':
        return this.#endReply(event.content.reply.text);
      case 'thought-recorded':
        return this.#thought(event.content.thought);
      case 'action-chosen':
        this.#calls = event.content.calls;
        return this.#calls.map(({ id, tool, arguments: args }) => ({
          type: 'tool-called',
          callId: this.#nameOf(id),
          tool,
          arguments: args,
        }));
      case 'approval-requested':
        this.#asked = event.content.requests.map((request) => ({ callId: this.#nameOf(request.callId), request }));
        return this.#asked.map((asked) => ({ type: 'approval-requested', ...asked }));
      case 'approval-answered': {
        const { callId, verdict, note } = event.content;
        return this.#endQuestion(callId, { approved: verdict !== 'reject', reason: note });
      }
      case 'approval-expired':
        return this.#endQuestion(event.content.callId, { approved: false, reason: 'expired' });
      case 'tool-executed':
        return this.#endCall(event.content);
      case 'observation-made':
        return this.#endStep();
      case 'message-received':
        return [
          ...this.#endStep(),
          ...event.content.parts.map(
            ({ message }) => ({ type: 'message-received', text: message.text }) satisfies RunPart,
          ),
        ];
      case 'subtask-finished':
      case 'run-suspended':
        return this.#endRun(event.content.result);
      default:
        return [];
    }
  }

  #beginStep(step: number): RunPart[] {
    this.#isReplying = true;
    this.#told = NOTHING_TOLD;
    this.#restarts = 0;
    // A run that was killed while the model was asked may ask again.
    if (this.#isStepOpen && step === this.#step) return this.#endSpeech();
    const ended = this.#endStep();
    this.#step = step;
    this.#isStepOpen = true;
    return [...ended, { type: 'step-started', step }];
  }

  #endReply(reply: string): RunPart[] {
    this.#isReplying = false;
    const said = saidIn(this.#protocol, reply, true);
    const parts = [...this.#tell(said), ...this.#endSpeech()];
    this.#lastText = said.text.trim();
    return parts;
  }

  /** Of a reply whose form has no labels, the thought is known only once it was read. */
  #thought(thought: string): RunPart[] {
    if (this.#protocol === 'native' || this.#told.thought > 0) return [];
    return this.#whole('thought', thought);
  }

  #endQuestion(id: string, answer: { readonly approved: boolean; readonly reason: string | undefined }): RunPart[] {
    const callId = this.#nameOf(id);
    this.#asked = this.#asked.filter((asked) => asked.callId !== callId);
    return [{ type: 'approval-answered', callId, ...answer }];
  }

  #endCall({ id, result }: { readonly id: string; readonly result: ToolResult }): RunPart[] {
    const call = this.#calls.find((each) => each.id === id);
    return call ? [{ type: 'tool-ended', callId: this.#nameOf(id), tool: call.tool, result }] : [];
  }

  #endStep(): RunPart[] {
    if (!this.#isStepOpen) return [];
    this.#isStepOpen = false;
    return [...this.#endSpeech(), { type: 'step-ended', step: this.#step }];
  }

  #endRun(result: ToolResult): RunPart[] {
    const isSaid = result.status !== 'success' || result.content.trim() === this.#lastText;
    return [
      ...this.#endSpeech(),
      ...(isSaid ? [] : this.#whole('text', result.content)),
      ...this.#endStep(),
      { type: 'run-ended', runId: this.#runId, result, open: this.#asked },
    ];
  }

  #tell(said: Said): RunPart[] {
    const thought = this.#tellMore('thought', said.reasoning);
    if (said.text.length <= this.#told.text) return thought;
    // Who begins to speak has done thinking.
    return [...thought, ...this.#endSpeech('thought'), ...this.#tellMore('text', said.text)];
  }

  #tellMore(as: SpeechKind, whole: string): RunPart[] {
    const delta = whole.slice(this.#told[as]);
    if (delta === '') return [];
    this.#told = { ...this.#told, [as]: whole.length };
    const id = this.#speechId(as);
    const started: RunPart[] = this.#open.includes(as) ? [] : [{ type: 'speech-started', as, id }];
    if (started.length > 0) this.#open.push(as);
    return [...started, { type: 'speech', as, id, delta }];
  }

  /** Of all kinds, or of one. */
  #endSpeech(kind?: SpeechKind): RunPart[] {
    const ending = this.#open.filter((as) => kind === undefined || as === kind);
    this.#open = this.#open.filter((as) => !ending.includes(as));
    const ended = ending.map((as) => ({ type: 'speech-ended', as, id: this.#speechId(as) }) satisfies RunPart);
    if (kind === undefined && this.#isReplying) this.#told = NOTHING_TOLD;
    return ended;
  }

  #whole(as: SpeechKind, delta: string): RunPart[] {
    const id = `${this.#speechId(as)}.whole`;
    return [
      { type: 'speech-started', as, id },
      { type: 'speech', as, id, delta },
      { type: 'speech-ended', as, id },
    ];
  }

  #speechId(as: SpeechKind): string {
    const attempt = this.#restarts === 0 ? '' : `.${this.#restarts}`;
    return this.#nameOf(`${as}-${this.#step}${attempt}`);
  }

  #nameOf(id: string): string {
    return `${this.#runId}:${id}`;
  }
}
