import type { SharedV4ProviderOptions } from '@ai-sdk/provider';

import { MisuseError } from '../errors.ts';
import type { Model } from '../model/model.ts';
import { nearest } from '../nearest.ts';
import { aiSdkModel, type AiSdkModelOptions } from './ai-sdk-model.ts';
import { modelFetch } from './model-fetch.ts';
import { type Access, type Provider, PROVIDERS } from './providers.ts';

export interface ConfigurationOptions extends AiSdkModelOptions {
  /** Default: the environment's, else the provider's own. */
  readonly baseUrl?: string | undefined;
  /** Default: the environment's. */
  readonly apiKey?: string | undefined;
  /** Of one answer; a stream of events may have four times as many. What has more counts as unreadable. Default 8,000,000. */
  readonly maxAnswerBytes?: number | undefined;
  /** Default: that of the process. */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
}

/**
 * The model that a line of configuration names, e.g. `openai:gpt-5`, `anthropic:claude-sonnet-4-5`, `ollama:qwen3:8b`, or
 * `compatible:my-model` for any server that speaks OpenAI's chat completions at `baseUrl`. The provider's package is
 * loaded only now; it has to be installed next to the framework.
 *
 * | provider | package | environment |
 * |---|---|---|
 * | `openai` | `@ai-sdk/openai` | `OPENAI_API_KEY`, `OPENAI_BASE_URL` |
 * | `anthropic` | `@ai-sdk/anthropic` | `ANTHROPIC_API_KEY`, `ANTHROPIC_BASE_URL` |
 * | `ollama` | `@ai-sdk/openai-compatible` | `OLLAMA_BASE_URL`; default `http://127.0.0.1:11434/v1` |
 * | `compatible` | `@ai-sdk/openai-compatible` | `OPENAI_COMPATIBLE_BASE_URL`, `OPENAI_COMPATIBLE_API_KEY` |
 *
 * @throws {MisuseError} that says what to install, set or spell otherwise. No request is made.
 *
 * @example
 * const model = await modelFromConfiguration('ollama:qwen3:8b', { contextTokens: 32_768 });
 */
export async function modelFromConfiguration(
  configuration: string,
  options: ConfigurationOptions = {},
): Promise<Model> {
  const { name, model } = parseConfiguration(configuration);
  const provider = getProvider(name);
  const id = `${name}:${model}`;
  const { baseUrl, apiKey, maxAnswerBytes, environment = process.env, ...traits } = options;
  const configured = {
    baseUrl: baseUrl?.trim() || environment[provider.urlVariable]?.trim() || provider.defaultUrl,
    apiKey: apiKey?.trim() || environment[provider.keyVariable]?.trim() || undefined,
  };
  const access = assertAccess(configured, id, provider);
  const create = await loadPackage(id, provider);
  const providerOptions = merged(provider.providerOptions, traits.providerOptions);
  const fetch = modelFetch(maxAnswerBytes);
  return aiSdkModel(create(model, { ...access, fetch }), { id, url: access.baseUrl, ...traits, providerOptions });
}

const KNOWN = `Providers: ${Object.keys(PROVIDERS).join(', ')}; the last is any OpenAI-compatible server, by its \`baseUrl\`.`;

/** The model's own name may hold colons. */
function parseConfiguration(configuration: string): { name: string; model: string } {
  const [, name, model] = /^([^:]+):(.+)$/s.exec(configuration.trim()) ?? [];
  if (name !== undefined && model !== undefined) return { name, model };
  throw new MisuseError(
    `Expected a provider and its model such as "openai:gpt-5", got ${JSON.stringify(configuration)}. ${KNOWN}`,
  );
}

function getProvider(name: string): Provider {
  const provider = Object.hasOwn(PROVIDERS, name) ? PROVIDERS[name] : undefined;
  if (provider) return provider;
  const meant = nearest(name, Object.keys(PROVIDERS));
  throw new MisuseError(`No provider is called "${name}".${meant ? ` Did you mean "${meant}"?` : ''} ${KNOWN}`);
}

function assertAccess(
  { baseUrl, apiKey }: Record<'baseUrl' | 'apiKey', string | undefined>,
  id: string,
  provider: Provider,
): Omit<Access, 'fetch'> {
  if (baseUrl === undefined) {
    throw new MisuseError(
      `"${id}" needs the URL of its server, such as "http://127.0.0.1:8000/v1": pass \`baseUrl\`, or set ${provider.urlVariable}.`,
    );
  }
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url?.username || url?.password) {
    throw new MisuseError(`The URL for "${id}" holds a name or a password; pass an \`apiKey\` instead.`);
  }
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new MisuseError(`Expected an http or https URL for "${id}", got ${JSON.stringify(baseUrl)}.`);
  }
  if (provider.needsKey && apiKey === undefined) {
    throw new MisuseError(`"${id}" needs an API key: set ${provider.keyVariable}, or pass \`apiKey\`.`);
  }
  return { baseUrl, apiKey };
}

async function loadPackage(id: string, provider: Provider): ReturnType<Provider['load']> {
  try {
    return await provider.load();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new MisuseError(`"${id}" needs a package that is not installed: npm install ${provider.install}`, {
      cause: error,
    });
  }
}

/** What is said of the same provider is joined; the caller's word counts. */
function merged(defaults: SharedV4ProviderOptions = {}, own: SharedV4ProviderOptions = {}): SharedV4ProviderOptions {
  const names = new Set([...Object.keys(defaults), ...Object.keys(own)]);
  return Object.fromEntries([...names].map((name) => [name, { ...defaults[name], ...own[name] }]));
}
