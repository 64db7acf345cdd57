import type { en } from './en/index.ts';

/** The same keys with any words: what is a sentence in English is one in every language. */
type Said<Value> = Value extends string
  ? string
  : Value extends (...args: infer Args) => string
    ? (...args: Args) => string
    : Value extends readonly string[]
      ? readonly string[]
      : { readonly [Key in keyof Value]: Said<Value[Key]> };

/** All that the page says in one language. English has the keys; a translation that lacks one does not compile. */
export type Words = Said<typeof en>;
