import type { ModelMessage } from '../model/model.ts';
import type { Tool } from '../tool/tool.ts';
import { summaryMessage } from './compaction.ts';
import type { PromptNote, PromptPart } from './loop-event.ts';
import type { LoopRecord } from './loop-record.ts';
import type { PartMaker } from './part.ts';
import type { OpeningBrief, Protocol } from './protocol.ts';
import type { StepSummary } from './step-summary.ts';
import { partsToLeaveOut } from './window.ts';

/** What stands around the text of an observation: its role, its label, a notice. */
const LABEL_TOKENS = 40;

/** Stands after the opening where steps are left out. */
export const OMISSION = 'Some earlier steps are left out here, to save room.';

/** A prompt that is ready to be sent. */
export interface Prompt {
  /** What it begins with, if that has changed since the last one. */
  readonly newOpening: readonly PromptPart[] | undefined;
  readonly note: PromptNote;
  readonly opening: readonly PromptPart[];
  /** Replies and observations. */
  readonly transcript: readonly ModelMessage[];
}

/** Puts prompts together from parts that are hashed and counted already. */
export class PromptWriter {
  readonly #protocol: Protocol;
  readonly #maker: PartMaker;
  readonly #brief: Omit<OpeningBrief, 'tools'>;
  /** Tokens that a prompt may have. */
  readonly #room: number;
  #opening:
    | {
        readonly tools: readonly Tool[];
        readonly isCut: boolean;
        readonly summary: StepSummary | undefined;
        readonly parts: readonly PromptPart[];
      }
    | undefined;

  constructor(options: {
    readonly protocol: Protocol;
    readonly maker: PartMaker;
    readonly brief: Omit<OpeningBrief, 'tools'>;
    readonly room: number;
  }) {
    this.#protocol = options.protocol;
    this.#maker = options.maker;
    this.#brief = options.brief;
    this.#room = options.room;
  }

  /** The prompt of the next step, with the tools that there are now. */
  next(record: LoopRecord, tools: readonly Tool[]): Prompt {
    const { prompt: last, transcript } = record;
    const whole = this.#openingOf(tools, record, record.leftOut);
    const leftOut = partsToLeaveOut(transcript, record.leftOut, this.#room - tokensOfParts(whole));
    const opening = this.#openingOf(tools, record, leftOut);
    const isNew = !areSame(opening, record.opening);
    const goesOn = last.step > 0 && !isNew && !record.openingIsNew && leftOut === last.leftOut;
    const keep = goesOn ? record.promptLength : 0;
    // Only what is new is looked at, so that a step costs the same however many there were before.
    const added = goesOn
      ? transcript.slice(leftOut + keep - opening.length)
      : [...opening, ...transcript.slice(leftOut)];
    const note: PromptNote = {
      step: record.steps + 1,
      keep,
      added: added.map(({ hash }) => hash),
      tokens: (goesOn ? last.tokens : 0) + tokensOfParts(added),
      leftOut,
    };
    return {
      newOpening: isNew ? opening : undefined,
      note,
      opening,
      transcript: leftOut === 0 ? record.messages : record.messages.slice(leftOut),
    };
  }

  /**
   * Tokens that there are for what is told of `calls` calls, when all earlier steps are left out: the opening and the last
   * reply stay.
   */
  roomFor(calls: number, record: LoopRecord, tools: readonly Tool[]): number {
    if (this.#room === Infinity) return Infinity;
    const { transcript, tokenRatio } = record;
    const reply = transcript.findLast(({ message }) => message.role === 'assistant');
    const taken = tokensOfParts(this.#openingOf(tools, record, Infinity)) + (reply?.tokens ?? 0) + calls * LABEL_TOKENS;
    return this.#room / tokenRatio - taken;
  }

  /** Tokens that the next prompt begins with, however long it is. */
  openingTokens(record: LoopRecord, tools: readonly Tool[]): number {
    return tokensOfParts(this.#openingOf(tools, record, record.leftOut));
  }

  /** Written once for each list of tools, and for what is said of steps that are left out. */
  #openingOf(tools: readonly Tool[], { summary }: LoopRecord, leftOut: number): readonly PromptPart[] {
    const isCut = leftOut > (summary?.leftOut ?? 0);
    const known = this.#opening;
    if (known?.tools === tools && known.isCut === isCut && known.summary === summary) return known.parts;
    const messages = this.#protocol.opening({ ...this.#brief, tools });
    const instead = summary ? [summaryMessage(summary)] : [];
    const omission = isCut ? [{ role: 'user', text: OMISSION } as const] : [];
    const parts = [...messages, ...instead, ...omission].map((message) => this.#maker.make(message));
    this.#opening = { tools, isCut, summary, parts };
    return parts;
  }
}

function tokensOfParts(parts: readonly PromptPart[]): number {
  return parts.reduce((sum, { tokens }) => sum + tokens, 0);
}

function areSame(left: readonly PromptPart[], right: readonly PromptPart[]): boolean {
  return (
    left === right || (left.length === right.length && left.every(({ hash }, index) => hash === right[index]?.hash))
  );
}
