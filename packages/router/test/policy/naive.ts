/**
 * Conditions read off the page: slow, with truths as numbers, and written without a look at the compiler. What the two
 * agree on is either right or wrong twice.
 */
type Json = Readonly<Record<string, unknown>>;

/** 0 false, ½ unknown, 1 true. */
export type Degree = 0 | 0.5 | 1;

export function degreeOf(condition: Json, facts: Json): Degree {
  return least(Object.entries(condition).map(([key, value]) => lineDegree(key, value, facts)));
}

function lineDegree(key: string, value: unknown, facts: Json): Degree {
  if (key === 'all') return least((value as Json[]).map((each) => degreeOf(each, facts)));
  if (key === 'any') return most((value as Json[]).map((each) => degreeOf(each, facts)));
  if (key === 'not') return opposite(degreeOf(value as Json, facts));
  return least(Object.entries(value as Json).map(([name, operand]) => ask(name, { key, operand, facts })));
}

interface Question {
  readonly key: string;
  readonly operand: unknown;
  readonly facts: Json;
}

function ask(name: string, { key, operand, facts }: Question): Degree {
  if (name === 'exists') return truth(((find(key, facts) ?? null) !== null) === operand);
  if (name === 'ne') return opposite(ask('eq', { key, operand, facts }));
  if (name === 'nin') return opposite(ask('in', { key, operand, facts }));
  if (name === 'in') return most((operand as unknown[]).map((each) => ask('eq', { key, operand: each, facts })));
  const left = typed(key, facts);
  if (left === undefined) return 0.5;
  if (name === 'some' || name === 'every') {
    const degrees = (left as unknown[]).map((item) => degreeOf(operand as Json, { ...facts, item }));
    return name === 'some' ? most(degrees) : least(degrees);
  }
  const right = isReference(operand) ? typed(operand.path, facts) : operand;
  if (right === undefined) return 0.5;
  return compare(name, left, right);
}

function compare(name: string, left: unknown, right: unknown): Degree {
  if (name === 'eq') return truth(left === right);
  if (name === 'contains' && typeof left === 'string') return truth(left.split(right as string).length > 1);
  if (name === 'contains') {
    const elements = left as unknown[];
    if (elements.some((element) => element === right)) return 1;
    return elements.some((element) => typeof element !== 'number') ? 0.5 : 0;
  }
  if (name === 'count_gte') return truth(Object.values(left as object).length >= (right as number));
  const [first, second] = [left as number, right as number];
  return truth({ gt: first > second, gte: first >= second, lt: first < second, lte: first <= second }[name] ?? false);
}

/** The types of the facts that {@link file://./properties.test.ts} declares, by the last letter of a path. */
function typed(path: string, facts: Json): unknown {
  const value = find(path, facts);
  const kind = /[a-z]+(?=\d*$)/.exec(path.replace(/\[.*\]/, '.n'))?.[0];
  switch (kind) {
    case 'n':
    case 'item':
      return typeof value === 'number' ? value : undefined;
    case 's':
      return typeof value === 'string' ? value : undefined;
    case 'b':
      return typeof value === 'boolean' ? value : undefined;
    case 'list':
      return Array.isArray(value) ? value : undefined;
    default:
      throw new Error(`No type is known for ${path}.`);
  }
}

function find(path: string, facts: Json): unknown {
  const [, map, index] = /^(\w+)\[(\w+)\]$/.exec(path) ?? [];
  if (map !== undefined && index !== undefined) return under(facts[map], typed(index, facts));
  return path.split('.').reduce<unknown>((value, name) => under(value, name), facts);
}

function under(value: unknown, name: unknown): unknown {
  if (typeof name !== 'string' || typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return new Map(Object.entries(value)).get(name) as unknown;
}

function isReference(operand: unknown): operand is { readonly path: string } {
  return typeof operand === 'object' && operand !== null && 'path' in operand;
}

const truth = (value: boolean): Degree => (value ? 1 : 0);
const opposite = (degree: Degree): Degree => (1 - degree) as Degree;
const least = (degrees: readonly Degree[]): Degree => Math.min(1, ...degrees) as Degree;
const most = (degrees: readonly Degree[]): Degree => Math.max(0, ...degrees) as Degree;
