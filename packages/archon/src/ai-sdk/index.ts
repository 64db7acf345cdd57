/**
 * @module
 * Models of vendors, through the provider packages of AI SDK 7 (`@ai-sdk/openai`, `@ai-sdk/anthropic` and their like), and tokens
 * counted as they count them, by `gpt-tokenizer`.
 * None of them is installed with the framework; `ai` itself is not needed.
 */
export { aiSdkModel } from './ai-sdk-model.ts';
export { gptTokenCounter } from './gpt-token-counter.ts';
export { MODEL_LIMITS } from './model-fetch.ts';
export { modelFromConfiguration } from './model-from-configuration.ts';
