/**
 * Every match of a pattern, in the order of the text. `matchAll` makes the pattern anew for each text, which takes longer
 * than to look for it in a message.
 *
 * @param pattern - With the flag `g`.
 */
export function listMatches(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  if (isPutOff?.(text, pattern) === true) return [];
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match);
    // Where it is empty it would be found for ever.
    if (match[0] === '') pattern.lastIndex += signLength(text, match.index, pattern);
  }
  return matches;
}

/** While something is rehearsed: whether a pattern is left for later. */
let isPutOff: ((text: string, pattern: RegExp) => boolean) | undefined;

/** A pattern is compiled when it is used first, and once more, for speed, when it is used next. */
const USES_UNTIL_READY = 2;

/**
 * Does some work in small steps, to make ready the patterns that it looks for by {@link listMatches}: each is compiled in a step of
 * its own. Until then the work finds nothing by it; what the work answers is of no use.
 *
 * @param work - Done again and again, until it looks for no other pattern; it must not wait for anything.
 *
 * @example
 * for (const _ of rehearse(() => void redact('Hello'))) await setImmediate();
 */
export function* rehearse(work: () => void): Generator<void, void> {
  const ready = new Set<RegExp>();
  for (let time = 1, isSettled = false; time <= USES_UNTIL_READY || !isSettled; time++) {
    const left = new Map<RegExp, string>();
    isPutOff = (text, pattern) => {
      if (ready.has(pattern)) return false;
      left.set(pattern, text);
      return true;
    };
    try {
      work();
    } finally {
      isPutOff = undefined;
    }
    yield;
    isSettled = left.size === 0;
    for (const [pattern, text] of left) {
      for (let use = 1; use <= USES_UNTIL_READY; use++) {
        listMatches(text, pattern);
        yield;
      }
      ready.add(pattern);
    }
  }
}

function signLength(text: string, index: number, { unicode, unicodeSets }: RegExp): number {
  const isPair = (text.codePointAt(index) ?? 0) > 0xffff;
  return isPair && (unicode || unicodeSets) ? 2 : 1;
}
