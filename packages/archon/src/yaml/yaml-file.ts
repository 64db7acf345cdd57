import { isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { z } from 'zod';

import type { Problem } from './invalid-file-error.ts';
import { entries, list } from './schemas.ts';

/** Such a file is written by people; what is longer is none. */
const MAX_CHARACTERS = 256_000;

/** A part of a file. */
export interface YamlLocation {
  readonly value: unknown;
  /** Names and places in lists that lead to it. */
  readonly path: readonly PropertyKey[];
  /** The name is meant, not what stands under it. */
  readonly isName?: boolean;
}

/** What stands under a name, or at a place in a list. */
export function under({ value, path }: YamlLocation, name: string | number): YamlLocation {
  const inner = Object(value) as Readonly<Record<PropertyKey, unknown>>;
  return { value: Object.hasOwn(inner, name) ? inner[name] : undefined, path: [...path, name] };
}

/** A YAML file that notes what is wrong where, and goes on after it. */
export class YamlFile {
  /** `undefined` if the text is no YAML that could be read on. */
  readonly root: YamlLocation | undefined;
  readonly #kind: string;
  readonly #lines = new LineCounter();
  readonly #document;
  readonly #problems: { readonly offset: number; readonly problem: Problem }[] = [];

  /** @param kind - What the file is, for messages: `policy`. */
  constructor(text: string, kind: string) {
    this.#kind = kind;
    const isTooLong = text.length > MAX_CHARACTERS;
    if (isTooLong) this.#note(0, `Expected at most ${MAX_CHARACTERS} characters, got ${text.length}.`);
    this.#document = parseDocument(isTooLong ? '' : text, {
      schema: 'core',
      version: '1.2',
      prettyErrors: false,
      lineCounter: this.#lines,
    });
    this.#refuseFlaws();
    if (this.#document.errors.every(({ code }) => code === 'DUPLICATE_KEY')) this.#refuseIndirection();
    this.root = this.#problems.length > 0 ? undefined : { value: this.#document.toJS(), path: [] };
  }

  /** What was reported, in the order of the text. */
  get problems(): readonly Problem[] {
    return this.#problems.toSorted((left, right) => left.offset - right.offset).map(({ problem }) => problem);
  }

  /** What the schema makes of a part; `undefined` if something is wrong with it, which is then reported. */
  read<Value>(spot: YamlLocation, schema: z.ZodType<Value>): Value | undefined {
    const read = schema.safeParse(spot.value, { reportInput: true });
    if (read.success) return read.data;
    for (const issue of read.error.issues) this.#reportIssue([...spot.path, ...issue.path], issue);
    return undefined;
  }

  #reportIssue(path: YamlLocation['path'], issue: z.core.$ZodIssue): void {
    if (issue.code === 'unrecognized_keys') {
      const messages = issue.message.split('\n');
      issue.keys.forEach((name, nth) => this.report({ path: [...path, name], isName: true }, messages[nth] ?? ''));
    } else if (issue.input === undefined) {
      this.report({ path: path.slice(0, -1) }, `\`${String(path.at(-1))}\` is missing.`);
    } else {
      this.report({ path, isName: issue.code === 'custom' && issue.params?.['isName'] === true }, issue.message);
    }
  }

  /** What stands under the names of a mapping, by name. */
  fields(spot: YamlLocation, what: string): ReadonlyMap<string, YamlLocation> | undefined {
    const names = this.read(spot, entries(what, z.unknown()))?.keys();
    return names && new Map(Array.from(names, (name) => [name, under(spot, name)]));
  }

  /** Entries of a list, of which there is at least one. */
  items(spot: YamlLocation, what: string): readonly YamlLocation[] | undefined {
    return this.read(spot, list(what, z.unknown()))?.map((_, index) => under(spot, index));
  }

  report(spot: Omit<YamlLocation, 'value'>, message: string): undefined {
    this.#note(this.#offsetOf(spot), message, spot.path);
    return undefined;
  }

  /** The problem as {@link report} would note it, for what is only worth a warning. */
  problemAt(path: YamlLocation['path'], message: string): Problem {
    return this.#problemAt(this.#offsetOf({ path }), message, path);
  }

  #note(offset: number, message: string, path: YamlLocation['path'] = []): void {
    this.#problems.push({ offset, problem: this.#problemAt(offset, message, path) });
  }

  #problemAt(offset: number, message: string, path: YamlLocation['path']): Problem {
    const { line, col } = this.#lines.linePos(offset);
    // An empty text has no lines to count.
    return { line: Math.max(line, 1), column: Math.max(col, 1), path: pathText(path), message };
  }

  /** Characters before a part; before its name, if nothing stands there. */
  #offsetOf({ path, isName = false }: Omit<YamlLocation, 'value'>): number {
    const around = this.#document.getIn(path.slice(0, -1), true);
    const pair = isMap(around) ? around.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
    const node = pair ? ((isName ? undefined : pair.value) ?? pair.key) : this.#document.getIn(path, true);
    return (isNode(node) ? node.range?.[0] : undefined) ?? 0;
  }

  #refuseFlaws(): void {
    const { errors, warnings } = this.#document;
    // Of a text nested too deeply every level complains; once is enough.
    const tooDeep = errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
    for (const { code, message, pos } of tooDeep ? [tooDeep] : [...errors, ...warnings]) {
      if (code === 'DUPLICATE_KEY') this.#note(pos[0], 'This name stands twice in one mapping.');
      else if (code === 'RESOURCE_EXHAUSTION') this.#note(pos[0], 'This is nested too deeply.');
      else if (code === 'MULTIPLE_DOCS')
        this.#note(pos[0], `Expected one ${this.#kind} in a file, got another document.`);
      else this.#note(pos[0], `This is not YAML: ${message.replace(/\.$/, '')}.`);
    }
  }

  /** What stands elsewhere is not read where it applies; and a few aliases can stand for gigabytes. */
  #refuseIndirection(): void {
    visit(this.#document, {
      Pair: (_, { key }) => {
        if (isScalar(key) && typeof key.value === 'string') return;
        this.#note(
          (isNode(key) ? key.range?.[0] : undefined) ?? 0,
          'Expected a name, which is a text, before the colon.',
        );
      },
      Node: (_, node) => {
        const offset = node.range?.[0] ?? 0;
        if (isAlias(node) || node.anchor) this.#note(offset, 'Anchors and aliases are not read here: write it out.');
        else if (node.tag) this.#note(offset, `Tags such as ${node.tag} are not read here.`);
      },
    });
  }
}

function pathText(path: YamlLocation['path']): string {
  return path
    .map((step, nth) => (typeof step === 'number' ? `[${step}]` : `${nth > 0 ? '.' : ''}${String(step)}`))
    .join('');
}
