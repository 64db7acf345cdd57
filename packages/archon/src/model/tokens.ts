/** Counts the tokens of a text. */
export type TokenCounter = (text: string) => number;

const BEYOND_ASCII = /[^\0-\x7f]/;
const ASCII = /[\0-\x7f]+/g;

/**
 * A cheap guess, on the high side for most tokenizers: four ASCII characters a token, every other character a token of
 * its own. For the exact number of one model pass that model's tokenizer instead.
 */
export function estimateTokens(text: string): number {
  const others = BEYOND_ASCII.test(text) ? text.replaceAll(ASCII, '').length : 0;
  return Math.ceil((text.length - others) / 4) + others;
}
