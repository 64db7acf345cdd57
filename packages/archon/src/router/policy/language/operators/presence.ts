import { flag } from '../../../yaml/schemas.ts';
import type { Operator } from '../operand.ts';

/** `exists: true`: something other than `null` is there; `exists: false`: nothing is. Unknown only if an index of the path is. */
export const exists: Operator = {
  of: ['string', 'number', 'boolean', 'time', 'list', 'map', 'record'],
  read(reading, subject, spot) {
    const wanted = reading.file.read(spot, flag);
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
