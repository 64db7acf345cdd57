import { canonicalJson } from '../../events/canonical-json.ts';
import { pathsIn, valueAt } from '../../template.ts';
import type { WorkflowState } from '../flow-node.ts';

/** A condition of a workflow file, read. */
export interface Condition {
  /** Paths that it names. */
  readonly paths: readonly string[];
  /** @throws {MissingValueError} if a path has no value. */
  holds(state: WorkflowState): boolean;
}

type Operand = (state: WorkflowState) => unknown;
type Test = (state: WorkflowState) => boolean;

const TOKEN =
  /\s*(?:(\{\{.*?\}\})|('[^']*'|"[^"]*")|(-?\d+(?:\.\d+)?)(?![\w.])|(==|!=|<=|>=|<|>|\(|\))|([A-Za-z]+)|(\S))/gy;
const WORDS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };
const COMPARISONS: Readonly<Record<string, (left: unknown, right: unknown) => boolean>> = {
  '==': isEqual,
  '!=': (left, right) => !isEqual(left, right),
  '<': (left, right) => order(left, right) < 0,
  '<=': (left, right) => order(left, right) <= 0,
  '>': (left, right) => order(left, right) > 0,
  '>=': (left, right) => order(left, right) >= 0,
  contains: (left, right) => contains(left, right),
};

/**
 * Reads a condition: values (`{{path}}`, `'text'`, numbers, `true`, `false`, `null`), compared by `==`, `!=`, `<`, `<=`, `>`, `>=`
 * or `contains`, joined by `and`, `or`, `not` and parentheses. A value alone holds unless it is empty, zero, false or null.
 *
 * @throws {SyntaxError} saying what was expected where.
 */
export function parseCondition(text: string): Condition {
  const parser = new Parser(text);
  const holds = parser.whole();
  return { paths: pathsIn(text), holds };
}

class Parser {
  readonly #tokens: readonly string[];
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = [...text.trim().matchAll(TOKEN)].map(([token]) => token.trim());
  }

  whole(): Test {
    const test = this.#either();
    if (this.#peek !== undefined) this.#expected('the end');
    return test;
  }

  get #peek(): string | undefined {
    return this.#tokens[this.#at];
  }

  #take(...words: readonly string[]): string | undefined {
    const word = this.#peek;
    if (word === undefined || !words.includes(word)) return undefined;
    this.#at++;
    return word;
  }

  #either(): Test {
    const tests = [this.#both()];
    while (this.#take('or')) tests.push(this.#both());
    return (state) => tests.some((test) => test(state));
  }

  #both(): Test {
    const tests = [this.#negated()];
    while (this.#take('and')) tests.push(this.#negated());
    return (state) => tests.every((test) => test(state));
  }

  #negated(): Test {
    if (this.#take('not')) {
      const test = this.#negated();
      return (state) => !test(state);
    }
    if (this.#take('(')) {
      const test = this.#either();
      if (!this.#take(')')) this.#expected('`)`');
      return test;
    }
    return this.#comparison();
  }

  #comparison(): Test {
    const left = this.#operand();
    const sign = this.#take(...Object.keys(COMPARISONS));
    const compare = sign === undefined ? undefined : COMPARISONS[sign];
    if (!compare) return (state) => isSomething(left(state));
    const right = this.#operand();
    return (state) => compare(left(state), right(state));
  }

  #operand(): Operand {
    const token = this.#peek ?? '';
    const [path] = token.startsWith('{{') ? pathsIn(token) : [];
    const isText = /^(?:'.*'|".*")$/.test(token);
    const isNumber = /^-?\d/.test(token);
    if (path === undefined && !isText && !isNumber && !Object.hasOwn(WORDS, token)) this.#expected('a value');
    this.#at++;
    if (path !== undefined) return (state) => valueAt(path, state);
    if (isText) return () => token.slice(1, -1);
    return () => (isNumber ? Number(token) : WORDS[token]);
  }

  #expected(what: string): never {
    const found = this.#peek === undefined ? 'the end' : `\`${this.#peek}\``;
    throw new SyntaxError(`Expected ${what}, got ${found}, in the condition \`${this.#text}\`.`);
  }
}

function isSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== false && value !== 0 && value !== '';
}

/** A number and its text are the same: tools answer in texts. */
function isEqual(left: unknown, right: unknown): boolean {
  const [one, other] = asNumbers(left, right);
  if (one !== undefined && other !== undefined) return one === other;
  return canonicalJson(left) === canonicalJson(right);
}

function order(left: unknown, right: unknown): number {
  const [one, other] = asNumbers(left, right);
  if (one !== undefined && other !== undefined) return one - other;
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : Number(left > right);
  throw new Error(
    `${JSON.stringify(left)} and ${JSON.stringify(right)} have no order: expected two numbers or two texts.`,
  );
}

function asNumbers(...values: readonly unknown[]): readonly (number | undefined)[] {
  return values.map((value) => {
    if (typeof value === 'number') return value;
    return typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : undefined;
  });
}

function contains(whole: unknown, part: unknown): boolean {
  if (Array.isArray(whole)) return whole.some((item) => isEqual(item, part));
  if (typeof whole === 'string') return whole.includes(String(part));
  throw new Error(`${JSON.stringify(whole)} contains nothing: expected a text or a list.`);
}
