/** Keys and indexes that lead to a value of a JSON document, e.g. `['sights', 3, 'hours']`. */
export type JsonPath = readonly PropertyKey[];

/**
 * The line, counted from 1, on which the value at `path` starts in a JSON text; of a value that is missing, the line
 * of the innermost one around it that is there.
 *
 * @param text - Valid JSON.
 */
export function lineOfPath(text: string, path: JsonPath): number {
  let at = skipSpace(text, 0);
  for (const key of path) {
    const next = findChild(text, at, key);
    if (next === undefined) break;
    at = next;
  }
  return text.slice(0, at).split('\n').length;
}

/** Where the child called `key` of the object or array at `start` begins. */
function findChild(text: string, start: number, key: PropertyKey): number | undefined {
  const isObject = text[start] === '{';
  if (!isObject && text[start] !== '[') return undefined;
  let at = skipSpace(text, start + 1);
  for (let index = 0; at < text.length && text[at] !== '}' && text[at] !== ']'; index += 1) {
    let name: unknown = index;
    if (isObject) {
      const end = endOfString(text, at);
      name = JSON.parse(text.slice(at, end));
      at = skipSpace(text, skipSpace(text, end) + 1);
    }
    if (name === key) return at;
    at = skipSpace(text, endOfValue(text, at));
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return undefined;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (/\s/.test(text[at] ?? '')) at += 1;
  return at;
}

function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function endOfValue(text: string, from: number): number {
  let depth = 0;
  let at = from;
  while (at < text.length) {
    const sign = text[at] ?? '';
    if (sign === '"') {
      at = endOfString(text, at);
    } else {
      if (depth === 0 && (sign === ',' || sign === '}' || sign === ']')) return at;
      if (sign === '{' || sign === '[') depth += 1;
      if (sign === '}' || sign === ']') depth -= 1;
      at += 1;
    }
    if (depth === 0 && at > from && /[}\]"]/.test(text[at - 1] ?? '')) return at;
  }
  return at;
}
