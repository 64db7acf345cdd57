import { isKnownWord, vocabularyOf } from './acts.ts';
import { editDistance, forgivenSlips } from './edit-distance.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { type MaskedText, rewrite } from './masked-text.ts';
import { compiled } from './patterns.ts';

/** Words that are looked at for slips; a longer message is no hurried one. */
const MOST_WORDS = 120;

/** Short forms written out, and slips in known words mended: "remvoe the Louvre plz". */
export function mendSpelling(masked: MaskedText, lexicon: Lexicon): MaskedText {
  let text = masked;
  for (const [written, read] of lexicon.spellings) {
    text = rewrite(text, compiled(written), (match) =>
      read.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? ''),
    );
  }
  return text;
}

/** The words of a text that no list knows, mended where one letter does it. */
export function mendSlips(masked: MaskedText, lexicon: Lexicon, message: string): MaskedText {
  if (!lexicon.isSpaced) return masked;
  const known = vocabularyOf(lexicon);
  let seen = 0;
  return rewrite(masked, /(?<![\p{L}\p{N}])[a-z]{4,14}(?![\p{L}\p{N}])/gu, ({ 0: word, index }) => {
    const at = masked.from[index] ?? 0;
    // Written like a name, it is rather one that we do not know.
    if (at > 0 && /^\p{Lu}/u.test(message.slice(at, at + 2))) return undefined;
    if (isKnownWord(word, lexicon) || seen++ > MOST_WORDS) return undefined;
    return nearestWord(word, known);
  });
}

/** The one word that it was meant to be; nothing where two are as near. */
function nearestWord(word: string, known: ReadonlySet<string>): string | undefined {
  const slips = word.length === 4 ? 1 : forgivenSlips(word.length);
  let best: string | undefined;
  let least = slips + 1;
  for (const candidate of known) {
    if (candidate.length < 4 || Math.abs(candidate.length - word.length) > slips) continue;
    if (candidate[0] !== word[0] && candidate[1] !== word[0] && candidate[0] !== word[1]) continue;
    const far = editDistance(word, candidate, least + 1);
    if (far < least) [best, least] = [candidate, far];
    else if (far === least && far <= slips && best !== undefined && candidate.length > best.length) best = candidate;
  }
  return least <= slips ? best : undefined;
}
