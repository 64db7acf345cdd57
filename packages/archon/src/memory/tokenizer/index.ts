/**
 * @module
 * Tokens counted as a model counts them, by `gpt-tokenizer`, which is not installed with the framework.
 */
export { gptTokenCounter, type GptTokenCounterOptions } from './gpt-token-counter.ts';
