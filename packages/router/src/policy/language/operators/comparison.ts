import { flag } from '@wayfarer/archon/yaml';

import { whenKnown } from '../condition.ts';
import { type FactKind, SCALAR_KINDS } from '../fact-type.ts';
import { type Operator, readOperand } from '../operand.ts';

/** `eq`: the same value. */
export const eq = comparing(SCALAR_KINDS, (left, right) => left === right);
/** `ne`: another value. */
export const ne = comparing(SCALAR_KINDS, (left, right) => left !== right);

const ORDERED: readonly FactKind[] = ['number', 'time'];

export const gt = comparing<number>(ORDERED, (left, right) => left > right);
export const gte = comparing<number>(ORDERED, (left, right) => left >= right);
export const lt = comparing<number>(ORDERED, (left, right) => left < right);
export const lte = comparing<number>(ORDERED, (left, right) => left <= right);

/** Both sides are of the kind the fact was declared with; times are compared as instants. */
function comparing<Kind>(of: readonly FactKind[], holds: (left: Kind, right: Kind) => boolean): Operator {
  return {
    of,
    read(reading, subject, spot) {
      const operand = readOperand(reading, subject.type.kind, spot);
      return operand && whenKnown(subject, operand, holds);
    },
  };
}

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
