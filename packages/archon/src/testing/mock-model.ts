import { MisuseError } from '../errors.ts';
import type { Model, ModelCall, ModelReply, ModelRequest } from '../model/model.ts';

/** What the model does when it is asked: a reply, its text, an error to throw, or a function that makes one of these. */
export type MockReply = ModelReply | string | Error | MockFunction;

/** Answers a request of a test: returns the reply or its text, or an error for the model to throw. */
export type MockFunction = (
  request: ModelRequest,
  call: ModelCall,
) => ModelReply | string | Error | Promise<ModelReply | string | Error>;

/**
 * A {@link Model} that plays a script, one reply for each call, and keeps what it was asked.
 *
 * @example
 * const model = new MockModel(['Action: {"tool": "dice", "arguments": {"sides": 6}}', 'Final Answer: four']);
 */
export class MockModel implements Model {
  readonly id: string;
  readonly nativeTools?: boolean | undefined;
  readonly contextTokens?: number | undefined;
  readonly price?: Model['price'];
  readonly url?: string | undefined;
  readonly requests: ModelRequest[] = [];
  readonly #script: (call: number) => MockReply | undefined;

  /** @param script - One reply for each call, or one function that plays them all. */
  constructor(script: readonly MockReply[] | MockFunction, traits: Partial<Model> = {}) {
    this.id = traits.id ?? 'rehearsed';
    this.nativeTools = traits.nativeTools;
    this.contextTokens = traits.contextTokens;
    this.price = traits.price;
    this.url = traits.url;
    this.#script = typeof script === 'function' ? () => script : (call) => script[call];
  }

  /** @throws {MisuseError} if it is asked more often than was rehearsed. */
  async complete(request: ModelRequest, call: ModelCall = {}): Promise<ModelReply> {
    const line = this.#script(this.requests.length);
    this.requests.push(request);
    if (line === undefined) {
      throw new MisuseError(
        `The script has ${this.requests.length - 1} replies; this is call ${this.requests.length}.`,
      );
    }
    const said = typeof line === 'function' ? await line(request, call) : line;
    if (said instanceof Error) throw said;
    const reply = typeof said === 'string' ? { text: said } : said;
    call.onDelta?.({ type: 'text', text: reply.text });
    return reply;
  }
}
