/** Counts the tokens of a text. */
export type TokenCounter = (text: string) => number;

/**
 * A cheap guess, on the high side for most tokenizers: four ASCII characters a token, every other character a token of
 * its own. For the exact number of one model pass that model's tokenizer instead.
 */
export function estimateTokens(text: string): number {
  let others = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) others++;
  return Math.ceil((text.length - others) / 4) + others;
}
