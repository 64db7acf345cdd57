import type {
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4ToolCall,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';

import type { ModelDelta } from '../model/model.ts';
import { UnreadableReply } from './unreadable-reply.ts';

/** What a model wrote, whether it came whole or in pieces. */
export interface Written {
  readonly text: string;
  readonly calls: readonly LanguageModelV4ToolCall[];
  readonly finishReason: LanguageModelV4FinishReason;
  readonly usage: LanguageModelV4Usage;
}

/** Reads a reply that came whole. */
export function fromResult({ content, finishReason, usage }: LanguageModelV4GenerateResult): Written {
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return { text, calls: content.filter(isOurCall), finishReason, usage };
}

/**
 * Reads a reply as it comes, and passes it on piece by piece.
 *
 * @throws whatever the provider reports in the stream; {@link UnreadableReply} if the stream ends before the reply.
 */
export async function fromStream(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  onDelta: (delta: ModelDelta) => void,
): Promise<Written> {
  let text = '';
  const calls: LanguageModelV4ToolCall[] = [];
  const heard = new Set<string>();
  let end: Pick<Written, 'finishReason' | 'usage'> | undefined;
  for await (const part of stream) {
    switch (part.type) {
      case 'text-delta':
        text += part.delta;
        onDelta({ type: 'text', text: part.delta });
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
        calls.push(part);
        if (heard.has(part.toolCallId)) break;
        onDelta({ type: 'tool-call', id: part.toolCallId, name: part.toolName, argumentsText: part.input });
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
  return { text, calls, finishReason: end.finishReason, usage: end.usage };
}

/** Some providers run tools of their own; those calls are not for us to make. */
function isOurCall(part: LanguageModelV4Content): part is LanguageModelV4ToolCall {
  return part.type === 'tool-call' && !part.providerExecuted;
}
