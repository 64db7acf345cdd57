import type {
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4GenerateResult,
  LanguageModelV4Reasoning,
  LanguageModelV4StreamPart,
  LanguageModelV4Text,
  LanguageModelV4ToolCall,
  LanguageModelV4Usage,
  SharedV4ProviderMetadata,
} from '@ai-sdk/provider';

import type { ModelDelta } from '../model/model.ts';
import { UnreadableReply } from './unreadable-reply.ts';

/** What a model wrote, whether it came whole or in pieces. */
export interface Written {
  readonly text: string;
  readonly calls: readonly LanguageModelV4ToolCall[];
  /** Text, reasoning and calls in the order in which they came. */
  readonly parts: readonly WrittenPart[];
  readonly finishReason: LanguageModelV4FinishReason;
  readonly usage: LanguageModelV4Usage;
  /** As the provider names the reply. */
  readonly id?: string | undefined;
}

/** What is sent back to the provider of a reply. */
export type WrittenPart = LanguageModelV4Text | LanguageModelV4Reasoning | LanguageModelV4ToolCall;

/**
 * Reads a reply that came whole.
 *
 * @throws {UnreadableReply} if it is longer than `maxCharacters`.
 */
export function fromResult(
  { content, finishReason, usage, response }: LanguageModelV4GenerateResult,
  maxCharacters: number,
): Written {
  const length = new ReplyLength(maxCharacters);
  for (const part of content.filter(isOurs)) length.add(part.type === 'tool-call' ? part.input : part.text);
  return { ...said(content.filter(isOurs)), finishReason, usage, id: response?.id };
}

function said(parts: readonly WrittenPart[]): Pick<Written, 'text' | 'calls' | 'parts'> {
  const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return { text, calls: parts.filter((part) => part.type === 'tool-call'), parts };
}

/**
 * Reads a reply as it comes, and passes it on piece by piece.
 *
 * @throws whatever the provider reports in the stream; {@link UnreadableReply} if the stream ends before the reply, or has
 *   more than `maxCharacters`: then nothing more of it is read.
 */
export async function fromStream(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  { maxCharacters, onDelta }: { readonly maxCharacters: number; readonly onDelta: (delta: ModelDelta) => void },
): Promise<Written> {
  const length = new ReplyLength(maxCharacters);
  const parts: WrittenPart[] = [];
  const open = new OpenParts(parts);
  const heard = new Set<string>();
  let end: Pick<Written, 'finishReason' | 'usage'> | undefined;
  let id: string | undefined;
  for await (const part of stream) {
    if ('delta' in part) length.add(part.delta);
    switch (part.type) {
      case 'text-delta':
        open.add('text', part);
        onDelta({ type: 'text', text: part.delta });
        break;
      case 'reasoning-start':
      case 'reasoning-delta':
      case 'reasoning-end':
        open.add('reasoning', part);
        break;
      case 'tool-input-start':
        if (part.providerExecuted) break;
        heard.add(part.id);
        onDelta({ type: 'tool-call', id: part.id, name: part.toolName, argumentsText: '' });
        break;
      case 'tool-input-delta':
        if (heard.has(part.id)) onDelta({ type: 'tool-call', id: part.id, argumentsText: part.delta });
        break;
      case 'tool-call':
        if (!isOurCall(part)) break;
        // Of a call that came in pieces each has been counted.
        if (!heard.has(part.toolCallId)) length.add(part.input);
        parts.push(part);
        if (heard.has(part.toolCallId)) break;
        onDelta({ type: 'tool-call', id: part.toolCallId, name: part.toolName, argumentsText: part.input });
        break;
      case 'response-metadata':
        id = part.id ?? id;
        break;
      case 'error':
        throw part.error;
      case 'finish':
        end = part;
        break;
      default:
    }
  }
  if (!end) throw new UnreadableReply('the stream ended before the reply did');
  return { ...said(parts), finishReason: end.finishReason, usage: end.usage, id };
}

/** Counts what a model has written: a server may go on without end, whatever it was asked for. */
class ReplyLength {
  readonly #maxCharacters: number;
  #characters = 0;

  constructor(maxCharacters: number) {
    this.#maxCharacters = maxCharacters;
  }

  add(text: string): void {
    this.#characters += text.length;
    if (this.#characters > this.#maxCharacters)
      throw new UnreadableReply(`the reply is longer than ${this.#maxCharacters} characters`);
  }
}

/** Texts and reasoning of which pieces come. */
class OpenParts {
  readonly #parts: WrittenPart[];
  readonly #places = new Map<string, number>();

  constructor(parts: WrittenPart[]) {
    this.#parts = parts;
  }

  /** What the provider says of a part last is what counts: a signature comes at its end. */
  add(
    type: 'text' | 'reasoning',
    { id, delta = '', providerMetadata }: { id: string; delta?: string; providerMetadata?: SharedV4ProviderMetadata },
  ): void {
    const name = `${type} ${id}`;
    const place = this.#places.get(name) ?? this.#parts.length;
    this.#places.set(name, place);
    const before = this.#parts[place];
    const { text, providerMetadata: known } = before && before.type !== 'tool-call' ? before : { text: '' };
    const told = providerMetadata ?? known;
    this.#parts[place] = { type, text: text + delta, ...(told && { providerMetadata: told }) };
  }
}

/** Some providers run tools of their own; those calls are not for us to make. */
function isOurCall(part: LanguageModelV4Content): part is LanguageModelV4ToolCall {
  return part.type === 'tool-call' && !part.providerExecuted;
}

function isOurs(part: LanguageModelV4Content): part is WrittenPart {
  return part.type === 'text' || part.type === 'reasoning' || isOurCall(part);
}
