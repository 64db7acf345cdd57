import type * as Anthropic from '@ai-sdk/anthropic';
import type * as OpenAI from '@ai-sdk/openai';
import type * as Compatible from '@ai-sdk/openai-compatible';
import type { LanguageModelV4, SharedV4ProviderOptions } from '@ai-sdk/provider';

/** Where a provider is and how it lets us in. */
export interface Access {
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  /** With what it is asked. */
  readonly fetch: typeof globalThis.fetch;
}

/** A vendor, or a kind of server, as far as configuration goes. */
export interface Provider {
  /** The package, as `npm install` takes it: of the generation that `aiSdkModel` understands. */
  readonly install: string;
  /** Environment variables. */
  readonly keyVariable: string;
  readonly urlVariable: string;
  readonly needsKey: boolean;
  /** Without one, the URL has to be configured. */
  readonly defaultUrl?: string;
  readonly providerOptions?: SharedV4ProviderOptions;
  /** Loads the package; rejects if it is not installed. */
  load(): Promise<(model: string, access: Access) => LanguageModelV4>;
}

/** By a name that bundlers do not look into: they would want all these packages, of which one or none is installed. */
function load(name: string): Promise<unknown> {
  return import(/* @vite-ignore */ /* webpackIgnore: true */ name);
}

const COMPATIBLE = {
  install: '@ai-sdk/openai-compatible@3',
  needsKey: false,
  async load() {
    const { createOpenAICompatible } = (await load('@ai-sdk/openai-compatible')) as typeof Compatible;
    return (model: string, { baseUrl, apiKey, fetch }: Access) => {
      // Usage has to be asked for when a reply is streamed, and without it no budget would hold.
      const settings = { name: 'compatible', baseURL: baseUrl, includeUsage: true, fetch };
      return createOpenAICompatible({ ...settings, ...(apiKey && { apiKey }) })(model);
    };
  },
} as const;

/** By the word before the colon. */
export const PROVIDERS: Readonly<Record<string, Provider>> = {
  openai: {
    install: '@ai-sdk/openai@4',
    keyVariable: 'OPENAI_API_KEY',
    urlVariable: 'OPENAI_BASE_URL',
    needsKey: true,
    defaultUrl: 'https://api.openai.com/v1',
    // Whole conversations are sent each time, so there is no need for the vendor to keep them.
    providerOptions: { openai: { store: false } },
    async load() {
      const { createOpenAI } = (await load('@ai-sdk/openai')) as typeof OpenAI;
      return (model, { baseUrl, apiKey = '', fetch }) => createOpenAI({ baseURL: baseUrl, apiKey, fetch })(model);
    },
  },
  anthropic: {
    install: '@ai-sdk/anthropic@4',
    keyVariable: 'ANTHROPIC_API_KEY',
    urlVariable: 'ANTHROPIC_BASE_URL',
    needsKey: true,
    defaultUrl: 'https://api.anthropic.com/v1',
    // Each step's prompt begins as the one before did: what was read is kept, at a tenth of the price.
    providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    async load() {
      const { createAnthropic } = (await load('@ai-sdk/anthropic')) as typeof Anthropic;
      return (model, { baseUrl, apiKey = '', fetch }) => createAnthropic({ baseURL: baseUrl, apiKey, fetch })(model);
    },
  },
  ollama: {
    ...COMPATIBLE,
    keyVariable: 'OLLAMA_API_KEY',
    urlVariable: 'OLLAMA_BASE_URL',
    defaultUrl: 'http://127.0.0.1:11434/v1',
  },
  compatible: {
    ...COMPATIBLE,
    keyVariable: 'OPENAI_COMPATIBLE_API_KEY',
    urlVariable: 'OPENAI_COMPATIBLE_BASE_URL',
  },
};
