/** What was found where a text is not well-formed Unicode. */
export interface MalformedText {
  /** Names and indexes that lead to it from the value that was searched. */
  readonly path: readonly string[];
  readonly text: string;
}

/**
 * Finds the first text in a JSON value, names of properties included, that holds half a surrogate pair. Such a text has no
 * UTF-8, so that nothing can store it or send it on. Depth is no obstacle: the search keeps its own stack.
 */
export function findMalformedText(value: unknown): MalformedText | undefined {
  const waiting: Place[] = [{ value, name: '', parent: undefined }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value: item } = place;
    if (typeof item === 'string' && !item.isWellFormed()) return { path: pathOf(place), text: item };
    if (typeof item !== 'object' || item === null) continue;
    const entries = Object.entries(item);
    for (const [name] of entries) if (!name.isWellFormed()) return { path: pathOf(place), text: name };
    for (const [name, inner] of entries.toReversed()) waiting.push({ value: inner, name, parent: place });
  }
  return undefined;
}

interface Place {
  readonly value: unknown;
  readonly name: string;
  readonly parent: Place | undefined;
}

function pathOf(place: Place): readonly string[] {
  const path: string[] = [];
  for (let at = place; at.parent; at = at.parent) path.push(at.name);
  return path.reverse();
}
