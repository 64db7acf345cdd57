import { listSlots, parsePattern, type Pattern } from './parse-pattern.ts';

/** Constructions of a language, each with the act that it asks for, and what fills their slots. */
export interface SentenceGrammar {
  readonly constructions: readonly { readonly act: string; readonly pattern: Pattern }[];
  readonly fillers: ReadonlyMap<string, readonly string[]>;
}

/**
 * Reads the two files of a language: lines of `act: pattern` or `<part>: pattern`, and lines of `slot: filler|filler`.
 *
 * @throws {SyntaxError} if a pattern cannot be read, or nothing fills one of its slots.
 */
export function parseGrammar(constructions: string, fillers: string): SentenceGrammar {
  const words = new Map(listEntries(fillers).map(([slot, text]) => [slot, text.split('|')]));
  const parts = new Map<string, Pattern>();
  const found: { act: string; pattern: Pattern }[] = [];
  for (const [name, source] of listEntries(constructions)) {
    const pattern = parsePattern(source, parts);
    const empty = listSlots(pattern).find((slot) => !words.has(slot));
    if (empty !== undefined) throw new SyntaxError(`Expected fillers for [${empty}], which stands in: ${source}`);
    if (name.startsWith('<')) parts.set(name.slice(1, -1), pattern);
    else found.push({ act: name, pattern });
  }
  return { constructions: found, fillers: words };
}

function listEntries(text: string): readonly (readonly [string, string])[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)] as const);
}

/**
 * One sentence of a construction, annotated as a line of the corpus.
 *
 * @param draw - A whole number from 0 up to, but without, the one it is given.
 */
export function makeSentence(
  { act, pattern }: SentenceGrammar['constructions'][number],
  { fillers }: SentenceGrammar,
  draw: (below: number) => number,
): string {
  const write = (parts: Pattern): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part;
        if ('choice' in part) return write(part.choice[draw(part.choice.length)] ?? []);
        const words = fillers.get(part.slot) ?? [];
        return `[${part.slot} ${words[draw(words.length)] ?? ''}]`;
      })
      .join('');
  return `{${act} ${write(pattern).replace(/ +/g, ' ').replaceAll(' ,', ',').trim()}}`;
}
