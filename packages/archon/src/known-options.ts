import { MisuseError } from './errors.ts';
import { nearest } from './nearest.ts';

/** The names of all options of a kind; the compiler sees to it that none is missing. */
export type OptionNames<Options> = Readonly<Record<keyof Options, true>>;

/**
 * Makes sure that nothing is asked for in vain: a misspelt limit would not limit.
 *
 * @param what - Whose options these are, as the beginning of a sentence: `An agent`.
 * @throws {MisuseError} if there is one of another name, unless it is `undefined`.
 */
export function assertKnownOptions<Options>(what: string, given: object, names: OptionNames<Options>): void {
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || Object.hasOwn(names, name)) continue;
    const known = Object.keys(names);
    const meant = nearest(name, known);
    const hint = meant === undefined ? ` There are: ${known.toSorted().join(', ')}.` : ` Did you mean \`${meant}\`?`;
    throw new MisuseError(`${what} has no option \`${name}\`.${hint}`);
  }
}

/** Those of the options that are known by name. */
export function knownOptions<Options extends object>(given: Options, names: OptionNames<Options>): Options {
  return Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(names, name))) as Options;
}
