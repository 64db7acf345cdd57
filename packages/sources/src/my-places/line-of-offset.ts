/** Tells lines, counted from 1, of ever later offsets of a text, without counting from its beginning each time. */
export function createLineCounter(text: string): (offset: number) => number {
  let at = 0;
  let line = 1;
  return (offset) => {
    for (; at < offset; at += 1) if (text.charCodeAt(at) === NEWLINE) line += 1;
    return line;
  };
}

const NEWLINE = 10;
