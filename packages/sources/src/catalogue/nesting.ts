/** No file of a catalogue has a reason to be deeper: a polygon of many parts in a sketch is at nine. */
export const DEEPEST = 32;

/** The line, counted from 1, on which a JSON text becomes deeper than {@link DEEPEST}; `undefined` if it never does. */
export function lineOfExcess(text: string): number | undefined {
  let depth = 0;
  let line = 1;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\n') line += 1;
    if (isInText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > DEEPEST) return line;
  }
  return undefined;
}
