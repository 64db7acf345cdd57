/** What a construction is made of: words, slots to be filled, and choices among the same. */
export type Pattern = readonly (string | { readonly slot: string } | { readonly choice: readonly Pattern[] })[];

/**
 * Reads `(can|could) we move [place] to [to-day] (please|)`: alternatives in brackets, which nest, slots, and `<name>` for a part
 * that several constructions share.
 *
 * @throws {SyntaxError} if a bracket has no partner, or a part is not known.
 */
export function parsePattern(source: string, parts: ReadonlyMap<string, Pattern> = new Map()): Pattern {
  const tokens = source.match(/[()|]|\[[a-z-]+\]|<[a-z]+>|[^()|[\]<>]+/g) ?? [];
  if (tokens.join('') !== source) throw new SyntaxError(`Expected brackets that match, got: ${source}`);
  let next = 0;

  function alternatives(): readonly Pattern[] {
    const found: Pattern[] = [];
    let current: Pattern[number][] = [];
    for (; next < tokens.length && tokens[next] !== ')'; next++) {
      const token = tokens[next] ?? '';
      if (token === '|') {
        found.push(current);
        current = [];
      } else current.push(token === '(' ? group() : leaf(token));
    }
    return [...found, current];
  }

  function group(): Pattern[number] {
    next++;
    const choice = alternatives();
    if (tokens[next] !== ')') throw new SyntaxError(`Expected a closing bracket in: ${source}`);
    return { choice };
  }

  function leaf(token: string): Pattern[number] {
    if (token.startsWith('[')) return { slot: token.slice(1, -1) };
    if (!token.startsWith('<')) return token;
    const part = parts.get(token.slice(1, -1));
    if (part === undefined) throw new SyntaxError(`Expected a part that is defined, got ${token} in: ${source}`);
    return { choice: [part] };
  }

  const choice = alternatives();
  if (next < tokens.length) throw new SyntaxError(`Expected an opening bracket before the closing one in: ${source}`);
  return [{ choice }];
}

/** Names of the slots in a pattern. */
export function listSlots(pattern: Pattern): readonly string[] {
  return pattern.flatMap((part) => {
    if (typeof part === 'string') return [];
    return 'slot' in part ? [part.slot] : part.choice.flatMap(listSlots);
  });
}
