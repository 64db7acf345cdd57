/** What kind of value stands at a path, as the policy declares it under `facts`. */
export type FactType =
  | { readonly kind: 'string' | 'number' | 'boolean' | 'time' }
  /** `element` is `undefined` where the policy does not say what the list holds. */
  | { readonly kind: 'list'; readonly element: FactType | undefined }
  /** Keys are whatever the facts have; `value` as `element`. */
  | { readonly kind: 'map'; readonly value: FactType | undefined }
  | { readonly kind: 'record'; readonly fields: ReadonlyMap<string, FactType> };

export type FactKind = FactType['kind'];

/** The kinds that are one value. */
export const SCALAR_KINDS: readonly FactKind[] = ['string', 'number', 'boolean', 'time'];

const WORDS: Readonly<Record<FactKind, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  time: 'a time',
  list: 'a list',
  map: 'a map',
  record: 'a map of named facts',
};

/** The kind in words, with its article. */
export function inWords(kind: FactKind): string {
  return WORDS[kind];
}
