import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
  type YAMLWarning,
} from 'yaml';

import type { Problem } from './problem.ts';
import { describeNode, didYouMean, type Field, scalarAt, type Spot, spotAt } from './spot.ts';

/** Such a file is written by people; what is longer is none. */
const MAX_CHARACTERS = 256_000;

/** What a mapping may hold. */
export interface Names {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/**
 * A YAML file as a tree that notes what is wrong where instead of stopping at the first problem. Readers return
 * `undefined` for what they have reported.
 */
export class YamlText {
  /** `undefined` if the text is no YAML that could be read on. */
  readonly root: Spot | undefined;
  readonly #kind: string;
  readonly #lines = new LineCounter();
  readonly #problems: { readonly offset: number; readonly problem: Problem }[] = [];

  /** @param kind - What the file is, for messages: `policy`. */
  constructor(text: string, kind: string) {
    this.#kind = kind;
    this.root = text.length > MAX_CHARACTERS ? this.#refuseLength(text) : this.#parse(text);
  }

  /** What was reported, in the order of the text. */
  get problems(): readonly Problem[] {
    return this.#problems.toSorted((left, right) => left.offset - right.offset).map(({ problem }) => problem);
  }

  report(spot: Spot, message: string): undefined {
    this.#problems.push({ offset: spot.offset, problem: this.problemAt(spot, message) });
    return undefined;
  }

  /** The problem as {@link report} would note it, for what is only worth a warning. */
  problemAt({ offset, path }: Spot, message: string): Problem {
    const { line, col } = this.#lines.linePos(offset);
    // An empty text has no lines to count.
    return { line: Math.max(line, 1), column: Math.max(col, 1), path, message };
  }

  /** Lines of a mapping; names other than `known` are reported and left out. */
  fields(spot: Spot, expected: string, known?: readonly string[]): readonly Field[] | undefined {
    const { node } = spot;
    if (!isMap(node)) return this.#expected(expected, spot);
    return node.items.flatMap(({ key, value }) => {
      const name = isScalar(key) ? key.value : undefined;
      const at = spotAt(key, spot.path, spot.offset);
      if (typeof name !== 'string') return this.#expected('a name', at) ?? [];
      const path = spot.path ? `${spot.path}.${name}` : name;
      if (known && !known.includes(name)) return this.report({ ...at, path }, unknownName(name, known)) ?? [];
      return [{ name, key: { ...at, path }, value: spotAt(value, path, at.offset) }];
    });
  }

  /** A mapping with these names and perhaps those, as the places of its values. */
  mapping(spot: Spot, expected: string, names: Names): ReadonlyMap<string, Spot> | undefined {
    const fields = this.fields(spot, expected, [...names.required, ...names.optional]);
    if (!fields) return undefined;
    const values = new Map(fields.map(({ name, value }) => [name, value]));
    for (const name of names.required) if (!values.has(name)) this.report(spot, `\`${name}\` is missing.`);
    return values;
  }

  /** Entries of a list; an empty one is reported unless `emptyToo`. */
  items(spot: Spot, expected: string, { emptyToo = false } = {}): readonly Spot[] | undefined {
    const { node } = spot;
    if (!isSeq(node)) return this.#expected(expected, spot);
    if (node.items.length === 0 && !emptyToo) return this.report(spot, `Expected ${expected}, got an empty list.`);
    return node.items.map((item, index) => spotAt(item, `${spot.path}[${index}]`, spot.offset));
  }

  /** A text that is not blank. */
  text(spot: Spot, expected: string): string | undefined {
    const value = scalarAt(spot);
    return typeof value === 'string' && value.trim() !== '' ? value : this.#expected(expected, spot);
  }

  /** `true` or `false`. */
  flag(spot: Spot): boolean | undefined {
    const value = scalarAt(spot);
    return typeof value === 'boolean' ? value : this.#expected('`true` or `false`', spot);
  }

  /** A finite number for which `fits` holds. */
  number(spot: Spot, expected: string, fits: (value: number) => boolean = Number.isFinite): number | undefined {
    const value = scalarAt(spot);
    return typeof value === 'number' && Number.isFinite(value) && fits(value) ? value : this.#expected(expected, spot);
  }

  /** One of a few words. */
  oneOf<Word extends string>(spot: Spot, words: readonly Word[]): Word | undefined {
    const value = scalarAt(spot);
    const word = words.find((each) => each === value);
    if (word !== undefined) return word;
    const list = words.map((each) => `\`${each}\``).join(', ');
    const meant = typeof value === 'string' ? didYouMean(value, words) : '';
    return this.report(spot, `Expected one of ${list}, got ${describeNode(spot)}.${meant}`);
  }

  #expected(expected: string, spot: Spot): undefined {
    return this.report(spot, `Expected ${expected}, got ${describeNode(spot)}.`);
  }

  #refuseLength(text: string): undefined {
    const message = `Expected at most ${MAX_CHARACTERS} characters, got ${text.length}.`;
    return this.report({ node: undefined, path: '', offset: 0 }, message);
  }

  #parse(text: string): Spot | undefined {
    const document = parseDocument(text, {
      schema: 'core',
      version: '1.2',
      prettyErrors: false,
      lineCounter: this.#lines,
    });
    // Of a text nested too deeply every level complains; once is enough.
    const tooDeep = document.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
    for (const flaw of tooDeep ? [tooDeep] : [...document.errors, ...document.warnings]) this.#reportFlaw(flaw);
    if (document.errors.some(({ code }) => code !== 'DUPLICATE_KEY')) return undefined;
    this.#refuseIndirection(document);
    return this.#problems.length > 0 ? undefined : spotAt(document.contents, '', 0);
  }

  /** What stands elsewhere is not read where it applies; and a few aliases can stand for gigabytes. */
  #refuseIndirection(document: Document): void {
    visit(document, {
      Node: (_, node) => {
        const spot = spotAt(node, '', 0);
        if (isAlias(node) || node.anchor) this.report(spot, 'Anchors and aliases are not read here: write it out.');
        else if (node.tag) this.report(spot, `Tags such as ${node.tag} are not read here.`);
      },
    });
  }

  #reportFlaw({ code, message, pos }: YAMLError | YAMLWarning): void {
    const spot = { node: undefined, path: '', offset: pos[0] };
    if (code === 'DUPLICATE_KEY') this.report(spot, 'This name stands twice in one mapping.');
    else if (code === 'RESOURCE_EXHAUSTION') this.report(spot, 'This is nested too deeply.');
    else if (code === 'MULTIPLE_DOCS') this.report(spot, `Expected one ${this.#kind} in a file, got another document.`);
    else this.report(spot, `This is not YAML: ${message.replace(/\.$/, '')}.`);
  }
}

function unknownName(name: string, known: readonly string[]): string {
  const list = known.map((each) => `\`${each}\``).join(', ');
  return `\`${name}\` is not known here; expected one of ${list}.${didYouMean(name, known)}`;
}
