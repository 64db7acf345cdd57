import { MAX_DEPTH } from './reading.ts';

/** The value of valid JSON that is not nested too deep, wrapped so that `null` is a value too. */
export function readStrict(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return nestingOf(text) <= MAX_DEPTH ? { value } : undefined;
  } catch {
    return undefined;
  }
}

/** How deep brackets stand in one another in a text that is valid JSON. */
function nestingOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (isInString) {
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') {
      isInString = true;
    } else if (character === '{' || character === '[') {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (character === '}' || character === ']') {
      depth -= 1;
    }
  }
  return deepest;
}
