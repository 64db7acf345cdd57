import type { LanguageModelV4, SharedV4ProviderOptions } from '@ai-sdk/provider';

import { MisuseError } from '../errors.ts';
import type { Model, ModelCall, ModelPrice, ModelRequest } from '../model/model.ts';
import { isStrict, toResponseFormat } from './response-format.ts';
import { toCallOptions } from './to-call-options.ts';
import { toModelError } from './to-model-error.ts';
import { toReply } from './to-reply.ts';
import { fromResult, fromStream, type Written } from './written.ts';

export interface AiSdkModelOptions {
  /** Default: the provider's name and the model's, e.g. `openai:gpt-5`. */
  readonly id?: string | undefined;
  /** Default: unknown, which counts as free. */
  readonly price?: ModelPrice | undefined;
  readonly contextTokens?: number | undefined;
  /** Default true. Say `false` of a model without function calling, and it is talked to in text. */
  readonly nativeTools?: boolean | undefined;
  /**
   * Hold the model to the schema of typed answers (`response_format`), where it has such a mode. Default: true for models of
   * OpenAI, whose schemas that are not strict are sent as advice; others are told in words, and corrected.
   */
  readonly structuredOutput?: boolean | undefined;
  /** Where its server is: telemetry tells of it. Default: unknown. */
  readonly url?: string | undefined;
  /** What only this provider knows, e.g. `{ openai: { reasoningEffort: 'low' } }`. */
  readonly providerOptions?: SharedV4ProviderOptions | undefined;
}

/**
 * A {@link Model} that asks a model of an AI SDK 7 provider, one request for each call. It waits and retries nothing by
 * itself: for that there are `withTimeout`, `withRetry` and their like, and an agent has both anyway. A reply of more than 16
 * characters for each token that was allowed is left and counts as unreadable; how many bytes are read before is up to the
 * provider's `fetch`, see `boundedFetch` of `/data`.
 *
 * @throws {MisuseError} if the model is of another generation of the AI SDK.
 *
 * @example
 * const model = aiSdkModel(createOpenAI({ apiKey })('gpt-5'), { contextTokens: 400_000 });
 */
export function aiSdkModel(languageModel: LanguageModelV4, options: AiSdkModelOptions = {}): Model {
  const { price, contextTokens, nativeTools = true, url, providerOptions } = options;
  assertGeneration(languageModel);
  const { structuredOutput = /^openai\b/.test(languageModel.provider) } = options;
  const id = options.id ?? `${languageModel.provider.split('.')[0]}:${languageModel.modelId}`;

  async function ask(request: ModelRequest, { signal, onDelta }: ModelCall): Promise<Written> {
    const leaving = new AbortController();
    const responseFormat = structuredOutput ? toResponseFormat(request.output) : undefined;
    const options =
      responseFormat && request.output && !isStrict(request.output) ? advised(providerOptions) : providerOptions;
    const asked = {
      ...toCallOptions(request),
      ...(responseFormat && { responseFormat }),
      abortSignal: signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal,
      ...(options && { providerOptions: options }),
    };
    const maxCharacters = mostCharacters(request);
    try {
      if (!onDelta) return fromResult(await languageModel.doGenerate(asked), maxCharacters);
      return await fromStream((await languageModel.doStream(asked)).stream, { maxCharacters, onDelta });
    } catch (error) {
      // Not every provider closes a connection whose answer it cannot read.
      leaving.abort();
      throw error;
    }
  }

  return {
    id,
    nativeTools,
    contextTokens,
    price,
    url,
    async complete(request, call = {}) {
      call.signal?.throwIfAborted();
      try {
        return toReply(await ask(request, call), request);
      } catch (error) {
        call.signal?.throwIfAborted();
        throw toModelError(error, id);
      }
    },
  };
}

/** The schema as advice: providers that do not know the option ignore it. */
function advised(options: SharedV4ProviderOptions = {}): SharedV4ProviderOptions {
  return { ...options, openai: { strictJsonSchema: false, ...options['openai'] } };
}

/** Of one token, several times the mean; where nobody said how many there may be, no model writes more. */
const CHARACTERS_PER_TOKEN = 16;
const MOST_TOKENS = 128_000;
/** Some servers do not heed a small limit, and what they write is of use all the same. */
const LEAST_CHARACTERS = 8_000;

function mostCharacters({ maxOutputTokens = MOST_TOKENS }: ModelRequest): number {
  return Math.max(LEAST_CHARACTERS, CHARACTERS_PER_TOKEN * maxOutputTokens);
}

function assertGeneration({ specificationVersion, modelId }: LanguageModelV4): void {
  if (specificationVersion === 'v4') return;
  throw new MisuseError(
    `Expected a model of an AI SDK 7 provider (specification "v4"), got ${JSON.stringify(modelId)} of specification ${JSON.stringify(specificationVersion)}: install the provider's current package.`,
  );
}
