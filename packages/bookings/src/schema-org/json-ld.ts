import { LIMITS } from '../limits.ts';

/** A node of structured data: its properties, by name. */
export interface StructuredNode {
  readonly [property: string]: unknown;
}

/** What a script with JSON-LD holds. Text that is no JSON, not even with its usual faults mended, holds nothing. */
export function parseJsonLd(text: string): StructuredNode[] {
  const bare = text
    .trim()
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/, '');
  const value = tryParse(bare) ?? tryParse(mend(bare));
  return listNodes(value);
}

/** All nodes at the root, inside arrays and inside graphs. */
function listNodes(value: unknown, depth = 0): StructuredNode[] {
  if (depth > LIMITS.jsonDepth) return [];
  if (Array.isArray(value)) {
    return value.slice(0, LIMITS.jsonNodes).flatMap((one) => listNodes(one, depth + 1));
  }
  if (!isNode(value)) return [];
  return [...('@type' in value ? [value] : []), ...listNodes(value['@graph'], depth + 1)];
}

export function isNode(value: unknown): value is StructuredNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function tryParse(text: string): unknown {
  if (text.length > LIMITS.textCharacters || nesting(text) > LIMITS.jsonDepth) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How deep brackets are nested; those in strings count as well, which errs on the safe side only for absurd strings. */
function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const sign of text) {
    if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++depth);
    else if (sign === '}' || sign === ']') depth--;
  }
  return deepest;
}

/** Commas before a closing bracket, line ends inside strings, and values side by side without an array. */
function mend(text: string): string {
  const strings = text.replace(/"(?:[^"\\]|\\.)*"/gs, (string) =>
    string
      .replaceAll('\r', '')
      .replaceAll('\n', String.raw`\n`)
      .replaceAll('\t', String.raw`\t`),
  );
  return strings.replaceAll(/,(\s*[}\]])/g, '$1').replaceAll(/\}\s*,?\s*(?=\{\s*"@context")/g, '},');
}
