import type { Scope, Truth, Value } from './condition.ts';
import { type FactKind, type FactType } from './fact-type.ts';
import { toInstant } from './instant.ts';

/** A path whose type is known, ready to be read. */
export interface Path extends Value {
  readonly text: string;
  readonly type: FactType;
  /** Whether anything but `null` stands there; unknown only if an index of the path is. */
  exists(scope: Scope): Truth;
}

/** A name, or the path whose value is the name. */
export type Step = string | Path;

/** How to read a path, once its names are known to be declared. */
export interface PathPlan {
  readonly text: string;
  readonly type: FactType;
  /** Starts at the element at hand, not at the call. */
  readonly fromItem: boolean;
  /** Its own, if its value is the same all through a decision: if nothing of it depends on the element at hand. */
  readonly number: number | undefined;
  readonly steps: readonly Step[];
  readonly offsetMinutes: number | undefined;
}

/** Stands among the facts read for one that is unknown. */
const UNKNOWN = Symbol('unknown');

/** A path of declared names. A class, since `read` is asked so often that engines should see the one function it is. */
export class FactPath implements Path {
  readonly text: string;
  readonly type: FactType;
  readonly #plan: PathPlan;
  readonly #number: number;
  readonly #ofKind: (value: unknown) => unknown;

  constructor(plan: PathPlan) {
    this.text = plan.text;
    this.type = plan.type;
    this.#plan = plan;
    this.#number = plan.number ?? -1;
    this.#ofKind = readerOf(plan.type.kind, plan.offsetMinutes);
  }

  /** Many rules ask of the same few facts: in one decision each is looked for once. */
  read(scope: Scope): unknown {
    if (this.#number < 0) return this.#ofKind(this.#find(scope));
    const before = scope.known[this.#number];
    if (before !== undefined) return before === UNKNOWN ? undefined : before;
    const value = this.#ofKind(this.#find(scope));
    scope.known[this.#number] = value === undefined ? UNKNOWN : value;
    return value;
  }

  exists(scope: Scope): Truth {
    return this.#lostIndexes(scope).length > 0 ? 'unknown' : this.#find(scope) != null;
  }

  missing(scope: Scope, into: Set<string>): void {
    const lost = this.#lostIndexes(scope);
    for (const index of lost) index.missing(scope, into);
    if (lost.length === 0) into.add(this.text);
  }

  #find(scope: Scope): unknown {
    return walk(this.#plan.fromItem ? scope.item : scope.check, this.#plan.steps, scope);
  }

  #lostIndexes(scope: Scope): readonly Path[] {
    return this.#plan.steps
      .filter((step) => typeof step !== 'string')
      .filter((index) => index.read(scope) === undefined);
  }
}

/** The first of several paths that is known. */
export function firstKnown(paths: readonly [Path, ...Path[]]): Path {
  return {
    text: paths.map(({ text }) => text).join(' ?? '),
    type: paths[0].type,
    read(scope) {
      for (const path of paths) {
        const value = path.read(scope);
        if (value !== undefined) return value;
      }
      return undefined;
    },
    exists(scope) {
      const truths = paths.map((path) => path.exists(scope));
      return truths.includes(true) || (truths.includes('unknown') ? 'unknown' : false);
    },
    missing: (scope, into) => paths.forEach((path) => path.missing(scope, into)),
  };
}

/** Own properties only: no call reaches what a name such as `constructor` finds on every object. */
function walk(start: unknown, steps: readonly Step[], scope: Scope): unknown {
  let value = start;
  for (const step of steps) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const name = typeof step === 'string' ? step : step.read(scope);
    if (typeof name !== 'string' || !Object.hasOwn(value, name)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

/** Passes on a value of the declared kind; any other is as good as none. */
function readerOf(kind: FactKind, offsetMinutes: number | undefined): (value: unknown) => unknown {
  switch (kind) {
    case 'string':
    case 'boolean':
      return (value) => (typeof value === kind ? value : undefined);
    case 'number':
      return (value) => (Number.isFinite(value) ? value : undefined);
    case 'time':
      return (value) => toInstant(value, offsetMinutes);
    case 'list':
      return (value) => (Array.isArray(value) ? value : undefined);
    case 'map':
    case 'record':
      return (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined);
  }
}
