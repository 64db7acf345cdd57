import type { PolicyCheck } from '../decision.ts';

/** Kleene's three values: what a missing fact makes of a condition is neither yes nor no. */
export type Truth = boolean | 'unknown';

/** What a condition is asked about: the facts of a call and, inside a list, the element at hand. */
export interface Scope {
  readonly check: PolicyCheck;
  /** Facts that this decision has read before, by the number of their path: see path.ts. */
  readonly known: unknown[];
  readonly item?: unknown;
}

/** Part of a condition that may want facts which are not there. */
interface Asking {
  /** Adds the facts whose absence leaves this unknown. Asked only when it is. */
  readonly missing: (scope: Scope, into: Set<string>) => void;
}

/** A compiled condition. */
export interface Condition extends Asking {
  readonly test: (scope: Scope) => Truth;
}

/** Something to compare: a path, or a value that the policy names. */
export interface Value extends Asking {
  /** What the policy names. */
  readonly fixed?: unknown;
  /** `undefined` if unknown: missing, `null`, under `null`, or of another kind than declared. */
  read(scope: Scope): unknown;
}

/** True if all are, false if one is not. */
export function allOf(conditions: readonly Condition[]): Condition {
  const [only] = conditions;
  if (only && conditions.length === 1) return only;
  const tests = conditions.map(({ test }) => test);
  return {
    test(scope) {
      let truth: Truth = true;
      for (const test of tests) {
        const each = test(scope);
        if (each === false) return false;
        if (each === 'unknown') truth = each;
      }
      return truth;
    },
    missing: (scope, into) => missingOf(conditions, scope, into),
  };
}

/** True if one is, false if none is. */
export function anyOf(conditions: readonly Condition[]): Condition {
  const tests = conditions.map(({ test }) => test);
  return {
    test(scope) {
      let truth: Truth = false;
      for (const test of tests) {
        const each = test(scope);
        if (each === true) return true;
        if (each === 'unknown') truth = each;
      }
      return truth;
    },
    missing: (scope, into) => missingOf(conditions, scope, into),
  };
}

/** The opposite; of the unknown, unknown. */
export function not({ test, missing }: Condition): Condition {
  return {
    test(scope) {
      const truth = test(scope);
      return truth === 'unknown' ? truth : !truth;
    },
    missing,
  };
}

/** Known parts don't matter: had they decided, the whole would be known. */
function missingOf(conditions: readonly Condition[], scope: Scope, into: Set<string>): void {
  for (const condition of conditions) {
    if (condition.test(scope) === 'unknown') condition.missing(scope, into);
  }
}

/** Unknown if one of the values is; else what `holds` says of them. */
export function whenKnown<Left, Right>(
  left: Value,
  right: Value,
  holds: (left: Left, right: Right) => boolean,
): Condition {
  // Each reader returns the kind its path was declared with, and operators check kinds when the policy is read.
  const fixed = right.fixed as Right | undefined;
  const missing: Condition['missing'] = (scope, into) => missingValues([left, right], scope, into);
  if (fixed !== undefined) {
    return {
      test(scope) {
        const first = left.read(scope);
        return first === undefined ? 'unknown' : holds(first as Left, fixed);
      },
      missing,
    };
  }
  return {
    test(scope) {
      const first = left.read(scope);
      const second = right.read(scope);
      return first === undefined || second === undefined ? 'unknown' : holds(first as Left, second as Right);
    },
    missing,
  };
}

/** Adds what keeps these values from being known. */
export function missingValues(values: readonly Value[], scope: Scope, into: Set<string>): void {
  for (const value of values) if (value.read(scope) === undefined) value.missing(scope, into);
}

/** A value that the policy itself names. */
export function constant(value: unknown): Value {
  return { fixed: value, read: () => value, missing: () => undefined };
}
