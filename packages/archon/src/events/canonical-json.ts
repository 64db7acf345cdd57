/**
 * Plain JSON in its one canonical form: names in order of their UTF-16 code units, no spaces. What is `undefined` is left
 * out. Deeply nested values are walked by recursion; logs take none that are deep enough to matter.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8785
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${canonicalJson(item)}`;
    return `[${text}]`;
  }
  for (const name of sortedNames(value)) {
    const item = (value as Readonly<Record<string, unknown>>)[name];
    if (item !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(item)}`;
  }
  return `{${text}}`;
}

/** Names of an object in canonical order. Most are in order as they come. */
export function sortedNames(value: object): string[] {
  const names = Object.keys(value);
  if (names.length > FEW) return names.sort();
  for (let at = 1; at < names.length; at++) {
    const name = names[at] ?? '';
    let place = at;
    for (; place > 0 && (names[place - 1] ?? '') > name; place--) names[place] = names[place - 1] ?? '';
    names[place] = name;
  }
  return names;
}

/** Names that are sorted faster by moving each to its place. */
const FEW = 12;
