import type { Spot } from '../../../yaml/spot.ts';
import { type Operator, type Reading } from '../operand.ts';
import type { Path } from '../path.ts';

/** `exists: true`: something other than `null` is there; `exists: false`: nothing is. Unknown only if an index of the path is. */
export const exists: Operator = {
  of: ['string', 'number', 'boolean', 'time', 'list', 'map', 'record'],
  read(reading: Reading, subject: Path, spot: Spot) {
    const wanted = reading.text.flag(spot);
    if (wanted === undefined) return undefined;
    return {
      test(scope) {
        const there = subject.exists(scope);
        return there === 'unknown' ? there : there === wanted;
      },
      missing: (scope, into) => subject.missing(scope, into),
    };
  },
};
