import { canonicalJson } from '../events/canonical-json.ts';
import type { Digest } from '../events/digest.ts';
import type { AssistantMessage, ModelMessage, ModelReply } from '../model/model.ts';
import type { TokenCounter } from '../model/tokens.ts';
import type { PromptPart, ToolsMessage } from './loop-event.ts';

/** Tokens that a provider adds to each message for its role. */
const MESSAGE_TOKENS = 4;

/** A reply as the message that later prompts hold. */
export function messageOf({ text, toolCalls, providerParts }: ModelReply): AssistantMessage {
  return { role: 'assistant', text, ...(toolCalls && { toolCalls }), ...(providerParts && { providerParts }) };
}

/** Makes parts: hashes and counts a message, once. */
export class PartMaker {
  readonly #digest: Digest;
  readonly #count: TokenCounter;

  /** Counts the tokens of a text, as those of parts are counted. */
  get count(): TokenCounter {
    return this.#count;
  }

  constructor(digest: Digest, count: TokenCounter) {
    this.#digest = digest;
    this.#count = count;
  }

  make(message: ModelMessage | ToolsMessage): PromptPart {
    const { role, text } = message;
    const calls = role === 'assistant' && message.toolCalls ? canonicalJson(message.toolCalls) : '';
    const callId = role === 'tool' ? message.callId : '';
    const provided = role === 'assistant' && message.providerParts ? canonicalJson(message.providerParts) : '';
    const said = provided === '' ? [text, calls] : [provided];
    return {
      hash: this.#digest([role, callId, text, calls, ...(provided === '' ? [] : [provided])].join('\n')),
      tokens: said.reduce((sum, each) => sum + (each === '' ? 0 : this.#count(each)), MESSAGE_TOKENS),
      message,
    };
  }
}
