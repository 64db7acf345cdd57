import { createLineCounter } from './line-of-offset.ts';

/**
 * The lines on which the objects of a list begin: of the list that is the document, or of the last one that is called
 * `features`; of an object without one, its own.
 *
 * @param json - Valid JSON.
 */
export function linesOfItems(json: string): readonly number[] {
  const lineOf = createLineCounter(json);
  const open: string[] = [];
  let lines: number[] = [];
  let key = '';
  let isFeatures = false;
  // Strings are passed over whole: brackets in them open nothing.
  const token = /"(?:[^"\\]|\\.)*"|[[\]{}]/g;
  for (let found = token.exec(json); found; found = token.exec(json)) {
    const [sign] = found;
    if (sign.startsWith('"')) {
      if (open.length === 1) key = sign;
    } else if (sign === '}' || sign === ']') {
      open.pop();
      if (open.length === 1 && open[0] === '{') isFeatures = false;
    } else {
      if (open.length === 0 && sign === '{') lines = [lineOf(found.index)];
      if (open.length === 0 && sign === '[') isFeatures = true;
      if (open.length === 1 && sign === '[' && key === '"features"') {
        isFeatures = true;
        lines = [];
      }
      const depth = open[0] === '[' ? 1 : 2;
      if (isFeatures && sign === '{' && open.length === depth) lines.push(lineOf(found.index));
      open.push(sign);
    }
  }
  return lines;
}
