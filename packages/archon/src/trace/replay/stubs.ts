import type { StoredEvent } from '../../events/event.ts';
import { type Compactor, SUMMARY_BEGINS } from '../../loop/compaction.ts';
import type { LoopEvent } from '../../loop/loop-event.ts';
import type { LoopRecord } from '../../loop/loop-record.ts';
import { warningOf } from '../../loop/observation.ts';
import { OMISSION } from '../../loop/prompt-writer.ts';
import type { Protocol } from '../../loop/protocol.ts';
import type { Model, ModelReply } from '../../model/model.ts';
import type { Runtime } from '../../runtime.ts';
import type { ApprovalRequest } from '../../tool/approval.ts';
import { type ToolCallOptions, ToolExecutionEngine } from '../../tool/tool-execution-engine.ts';
import { wireName } from '../../tool/tool-name.ts';
import { ToolRegistry } from '../../tool/tool-registry.ts';
import { ToolResult } from '../../tool/tool-result.ts';
import type { Tool } from '../../tool/tool.ts';
import type { ReplayCursor } from './replay-cursor.ts';

/** Replies as it did. */
export function stubModel(cursor: ReplayCursor, traits: Pick<Model, 'id' | 'contextTokens'>, abort: () => void): Model {
  return {
    ...traits,
    async complete(): Promise<ModelReply> {
      const { next } = cursor;
      if (!next) return cursor.halt({ kind: 'end' });
      switch (next.type) {
        case 'model-replied':
          return next.content.reply;
        case 'model-failed':
          throw Object.assign(new Error(next.content.reason), { fault: next.content.fault });
        case 'opening-written':
        case 'prompt-sent':
          return cursor.halt({ kind: 'resumed' });
        default:
          if (stopReasonOf(next) === 'aborted') abort();
          throw new Error('There is no reply in the log.');
      }
    },
  };
}

/** Brings calls to the ends that they came to. */
export class StubEngine extends ToolExecutionEngine {
  readonly #cursor: ReplayCursor;
  readonly #record: LoopRecord;

  constructor(cursor: ReplayCursor, record: LoopRecord, runtime: Runtime) {
    super(new ToolRegistry(), { runtime });
    this.#cursor = cursor;
    this.#record = record;
  }

  /** The first of several calls plays the ends of them all, in the order in which they came. */
  override async executeToolCall(name: string, _args: unknown, { callId }: ToolCallOptions): Promise<ToolResult> {
    for (let { next } = this.#cursor; next?.type === 'tool-executed'; next = this.#cursor.next) {
      const { id, tool } = next.content;
      const call = this.#record.step.calls.find((each) => each.id === id);
      if (!call || wireName(call.tool) !== wireName(tool)) this.#diverge(name, callId, next);
      this.#cursor.advance(next);
    }
    const ended = this.#record.step.ended.find(({ call }) => call.id === callId);
    if (ended) return ended.result;
    const { next } = this.#cursor;
    return next ? this.#diverge(name, callId, next) : this.#cursor.halt({ kind: 'end' });
  }

  /** What people were asked, where they were; which calls need that is not in the log. */
  override listApprovals(): Promise<readonly ApprovalRequest[]> | undefined {
    const { next } = this.#cursor;
    return next?.type === 'approval-requested' ? Promise.resolve(next.content.requests) : undefined;
  }

  #diverge(tool: string, id: string | undefined, got: StoredEvent): never {
    const expected = { type: 'tool-executed', version: 1, author: tool, content: { id, tool } };
    return this.#cursor.halt({
      kind: 'divergence',
      expected,
      got,
      at: got.type === expected.type ? 'content' : 'type',
    });
  }
}

/** The tools as far as the log tells of them: their names, and which of them may repeat themselves. */
export class StubRegistry extends ToolRegistry {
  readonly #cursor: ReplayCursor;
  readonly #record: LoopRecord;
  readonly #names: ReadonlyMap<string, string>;

  constructor(cursor: ReplayCursor, record: LoopRecord, events: readonly StoredEvent[]) {
    super();
    this.#cursor = cursor;
    this.#record = record;
    this.#names = toolNames(events as readonly StoredEvent<LoopEvent>[]);
  }

  override getTool(name: string): Tool | undefined {
    const known = this.#names.get(wireName(name));
    if (known === undefined) return undefined;
    const repeatable = !this.#wasWarned(known);
    return {
      name: known,
      description: '',
      parametersSchema: {},
      repeatable,
      execute: async () => ToolResult.success(''),
    };
  }

  /** Never the same, so that the opening is looked at each time. */
  override listTools(): readonly Tool[] {
    return [];
  }

  /** A call that is made again draws a warning, or the end, unless its tool may repeat itself. */
  #wasWarned(name: string): boolean {
    const { next } = this.#cursor;
    if (next?.type !== 'observation-made') return true;
    const { parts, end } = next.content;
    if (end?.reason === 'repeated-call') return true;
    const own = this.#record.step.ended.filter(({ call }) => wireName(call.tool) === wireName(name));
    return own.some((ended) => {
      const warning = warningOf(ended);
      return warning !== undefined && parts.some(({ message }) => message.text.includes(warning));
    });
  }
}

/** Names of tools by the names that providers are told. */
function toolNames(events: readonly StoredEvent<LoopEvent>[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { type, author, content } of events) {
    if (type === 'opening-written') {
      for (const { message } of content.parts) {
        if (message.role !== 'tools') continue;
        for (const { name } of JSON.parse(message.text) as readonly { readonly name: string }[]) names.set(name, name);
      }
    } else if (type === 'action-chosen') {
      for (const { tool } of content.calls) if (tool.includes('.')) names.set(wireName(tool), tool);
    } else if (type === 'tool-executed' && author === content.tool) {
      // Of a tool that there is not, the author is another.
      names.set(wireName(content.tool), content.tool);
    }
  }
  return names;
}

/** The protocol, but prompts begin as they did. */
export function stubProtocol(protocol: Protocol, cursor: ReplayCursor, record: LoopRecord): Protocol {
  return {
    ...protocol,
    opening(brief) {
      const { next } = cursor;
      const parts = next?.type === 'opening-written' ? next.content.parts : record.opening;
      // The task comes last; what follows it, where steps are left out, the loop adds by itself.
      const anew = protocol.opening(brief);
      const told = parts
        .filter(({ message: { text } }) => text !== OMISSION && !text.startsWith(SUMMARY_BEGINS))
        .slice(0, -1);
      return told.length === 0 ? anew : [...told.map(({ message }) => message), ...anew.slice(-1)];
    },
  };
}

/** Summaries as they were written, where they were. */
export function stubCompactor(cursor: ReplayCursor): Compactor {
  return {
    async compact() {
      const { next } = cursor;
      return next?.type === 'steps-summarized' || next?.type === 'summary-failed' ? next : undefined;
    },
  };
}

/** In which words. */
export function becauseOf(event: LoopEvent | undefined): string | undefined {
  const isEnd = event?.type === 'subtask-finished' || event?.type === 'run-suspended';
  return isEnd ? /^Stopped after \d+ steps?: ([^]*)\.$/.exec(event.content.result.errorMessage ?? '')?.[1] : undefined;
}

/** Why the run ended, if this is the event that says so. */
export function stopReasonOf(event: LoopEvent | undefined): unknown {
  const isEnd = event?.type === 'subtask-finished' || event?.type === 'run-suspended';
  return isEnd ? event.content.result.metadata.stopReason : undefined;
}
