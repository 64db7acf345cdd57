import type { Lexicon } from '../lexicon/lexicon.ts';
import { type MaskedText, rewrite } from '../masked-text.ts';
import { compiled } from '../patterns.ts';
import { type EntityTable, toSource } from './entity.ts';
import { toNumber } from './times.ts';

/** With stretches of time taken out: "an hour and a half", 90 min, eine halbe Stunde, 1時間半. */
export function readLengths(masked: MaskedText, lexicon: Lexicon, entities: EntityTable): MaskedText {
  let text = masked;
  for (const [fixed, pattern] of lexicon.lengths) {
    text = rewrite(text, compiled(toSource(pattern)), ({ groups = {} }) => {
      const hours = groups['h'] === undefined ? 0 : toNumber(groups['h'], lexicon);
      const minutes = groups['m'] === undefined ? 0 : toNumber(groups['m'], lexicon);
      if (hours === undefined || minutes === undefined) return undefined;
      const total = Math.round(hours * 60 + minutes + fixed);
      return total > 0 && total < 2880 ? entities.add({ kind: 'length', minutes: total }) : undefined;
    });
  }
  return text;
}
