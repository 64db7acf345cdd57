/** Brackets and signs deeper than this are refused before the stack is. */
const MAX_DEPTH = 100;

/** Code of the blank; tabs and line ends come before it. */
const LAST_SPACE = 32;

const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const NAME = /[a-z][a-z0-9]*/iy;

const CONSTANTS: ReadonlyMap<string, number> = new Map([
  ['pi', Math.PI],
  ['e', Math.E],
]);

const FUNCTIONS: ReadonlyMap<string, (...values: number[]) => number> = new Map([
  ['sqrt', one(Math.sqrt)],
  ['abs', one(Math.abs)],
  ['round', one(Math.round)],
  ['floor', one(Math.floor)],
  ['ceil', one(Math.ceil)],
  ['ln', one(Math.log)],
  ['log10', one(Math.log10)],
  ['exp', one(Math.exp)],
  ['sin', one(Math.sin)],
  ['cos', one(Math.cos)],
  ['tan', one(Math.tan)],
  ['min', Math.min],
  ['max', Math.max],
]);

/**
 * The value of an arithmetic expression. `^` binds tightest and to the right, then signs, then `* / %`, then `+ -`.
 *
 * @throws {Error} with a sentence that says where it cannot be read, or why it has no finite value.
 */
export function evaluate(expression: string): number {
  const value = new ExpressionReader(expression).read();
  if (Number.isFinite(value)) return value;
  throw new Error(
    `${JSON.stringify(expression)} has no finite value: it divides by zero, or leaves the numbers there are.`,
  );
}

/** Reads one expression from left to right, a method for each level of binding. */
class ExpressionReader {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text.replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-');
  }

  read(): number {
    const value = this.#sum();
    if (this.#peek() !== '') throw this.#unexpected();
    return value;
  }

  #sum(): number {
    let value = this.#product();
    for (;;) {
      switch (this.#peek()) {
        case '+':
          this.#at++;
          value += this.#product();
          break;
        case '-':
          this.#at++;
          value -= this.#product();
          break;
        default:
          return value;
      }
    }
  }

  #product(): number {
    let value = this.#signed();
    for (;;) {
      switch (this.#peek()) {
        case '*':
          this.#at++;
          value *= this.#signed();
          break;
        case '/':
          this.#at++;
          value /= this.#signed();
          break;
        case '%':
          this.#at++;
          value %= this.#signed();
          break;
        default:
          return value;
      }
    }
  }

  #signed(): number {
    if (++this.#depth > MAX_DEPTH) throw new Error(`The expression is nested deeper than ${MAX_DEPTH} levels.`);
    const sign = this.#peek();
    if (sign === '-' || sign === '+') this.#at++;
    const value = sign === '-' ? -this.#signed() : sign === '+' ? this.#signed() : this.#power();
    this.#depth--;
    return value;
  }

  #power(): number {
    const base = this.#atom();
    return this.#take('^') || this.#take('**') ? base ** this.#signed() : base;
  }

  #atom(): number {
    const number = this.#match(NUMBER);
    if (number !== undefined) return Number(number);
    if (this.#take('(')) return this.#closed(this.#sum());
    const name = this.#match(NAME);
    if (name === undefined) throw this.#unexpected();
    return this.#named(name.toLowerCase());
  }

  #named(name: string): number {
    const constant = CONSTANTS.get(name);
    if (constant !== undefined) return constant;
    const apply = FUNCTIONS.get(name);
    if (!apply) {
      const known = [...CONSTANTS.keys(), ...FUNCTIONS.keys()].join(', ');
      throw new Error(`Nothing is called ${JSON.stringify(name)} here; there are: ${known}.`);
    }
    if (!this.#take('(')) throw new Error(`Expected "(" after ${JSON.stringify(name)}.`);
    const values = [this.#sum()];
    while (this.#take(',')) values.push(this.#sum());
    return this.#closed(apply(...values));
  }

  #closed(value: number): number {
    if (this.#take(')')) return value;
    throw this.#unexpected('")"');
  }

  #take(sign: string): boolean {
    this.#skipSpace();
    if (!this.#text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  #match(pattern: RegExp): string | undefined {
    this.#skipSpace();
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #peek(): string {
    this.#skipSpace();
    return this.#text.charAt(this.#at);
  }

  #skipSpace(): void {
    while (this.#text.charCodeAt(this.#at) <= LAST_SPACE) this.#at++;
  }

  #unexpected(wanted = 'a number, a name or "("'): Error {
    const found = this.#peek();
    return new Error(
      `Expected ${wanted} at character ${this.#at + 1} of ${JSON.stringify(this.#text)}, got ${found === '' ? 'its end' : JSON.stringify(found)}.`,
    );
  }
}

function one(apply: (value: number) => number): (...values: number[]) => number {
  return (...values) => {
    if (values.length !== 1 || values[0] === undefined)
      throw new Error(`Expected one value in the brackets, got ${values.length}.`);
    return apply(values[0]);
  };
}
