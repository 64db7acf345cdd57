/** A path as it is written: `data.items[params.item_id].price`. */
export interface WrittenPath {
  readonly text: string;
  /** The first is a name. */
  readonly steps: readonly WrittenStep[];
}

/** A name, or the path whose value is the name. */
export type WrittenStep = string | WrittenPath;

/** Longer ones are nobody's. */
const MAX_LENGTH = 500;
const NAME = /[A-Za-z_][A-Za-z0-9_-]*/y;

/** Reads a path. @returns `undefined` if the text is none. */
export function parsePath(text: string): WrittenPath | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const read = readPath(text, 0);
  return read?.end === text.length ? read.path : undefined;
}

function readPath(text: string, start: number): { readonly path: WrittenPath; readonly end: number } | undefined {
  const first = nameAt(text, start);
  if (first === undefined) return undefined;
  const steps: WrittenStep[] = [first];
  let end = start + first.length;
  for (;;) {
    const step = readStep(text, end);
    if (!step) return { path: { text: text.slice(start, end), steps }, end };
    steps.push(step.step);
    end = step.end;
  }
}

function readStep(text: string, at: number): { readonly step: WrittenStep; readonly end: number } | undefined {
  if (text[at] === '.') {
    const name = nameAt(text, at + 1);
    return name === undefined ? undefined : { step: name, end: at + 1 + name.length };
  }
  if (text[at] !== '[') return undefined;
  const index = readPath(text, at + 1);
  return index && text[index.end] === ']' ? { step: index.path, end: index.end + 1 } : undefined;
}

function nameAt(text: string, at: number): string | undefined {
  NAME.lastIndex = at;
  return NAME.exec(text)?.[0];
}
