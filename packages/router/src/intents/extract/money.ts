import { findMoney as findSums } from '../../grammar/money.ts';
import type { Found } from './found.ts';

const GOES_ON = /^(?:[\p{L}\p{N}%]|[.,]\d)/u;
/** The A of "A$5" may be of another word: a size, a row. */
const LETTER = /^[a-z]\$/i;

/** Sums with a currency, to the cent: no `$5k`. Which currency it is is not told apart; of `$5 to $10` both ends are found. */
export function findMoney(text: string): readonly Found[] {
  const plain = text.normalize('NFKC');
  // Looking for a digit costs next to nothing.
  if (!/\d/.test(plain)) return [];
  return findSums(plain).flatMap(({ index, end, isRound, text: said, amount, lower }) => {
    const isPart = /[.,+-]$/.test(plain.slice(0, index)) || (/\d$/.test(said) && GOES_ON.test(plain.slice(end)));
    if (isRound || isPart || !(amount >= 0) || LETTER.test(said)) return [];
    const sums = lower === undefined || /^\d/.test(said) ? [amount] : [lower, amount];
    return sums.map((sum) => ({ index, meanings: [sum], said }));
  });
}
