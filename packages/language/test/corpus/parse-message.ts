/** A stretch of words that belongs to one request, and to one slot of it or to none. */
export interface Piece {
  readonly text: string;
  readonly slot?: string;
}

/** What one part of a message asks for. */
export interface Request {
  readonly act: string;
  readonly pieces: readonly Piece[];
}

/** A line of the corpus. */
export interface CorpusMessage {
  /** Exactly as it was typed. */
  readonly text: string;
  readonly requests: readonly Request[];
  /** The message before it, where this one cannot be understood without. */
  readonly before?: Omit<CorpusMessage, 'before'>;
}

const REQUEST = /\{([a-z-]+) ([^{}]+)\}/g;
const SLOT = /\[([a-z-]+) ([^[\]]+)\]/g;

/**
 * Reads a line: `{act words [slot words]}` for each request, and `message >> message` for one that follows from another.
 *
 * @throws {SyntaxError} if braces or brackets do not match, or nothing is asked for.
 */
export function parseMessage(line: string): CorpusMessage {
  const [first = '', second, ...more] = line.split(' >> ');
  if (more.length > 0) throw new SyntaxError(`Expected at most one " >> ", got: ${line}`);
  return second === undefined ? parseTurn(first) : { ...parseTurn(second), before: parseTurn(first) };
}

function parseTurn(turn: string): Omit<CorpusMessage, 'before'> {
  const requests = [...turn.matchAll(REQUEST)].map(([, act = '', body = '']) => ({ act, pieces: parsePieces(body) }));
  const text = turn.replace(REQUEST, '$2').replace(SLOT, '$2');
  if (requests.length === 0) throw new SyntaxError(`Expected a request in braces, got: ${turn}`);
  if (/[{}[\]]/.test(text)) throw new SyntaxError(`Expected braces and brackets that match, got: ${turn}`);
  return { text, requests };
}

function parsePieces(body: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of body.matchAll(SLOT)) {
    const [whole, slot = '', text = ''] = match;
    if (match.index > end) pieces.push({ text: body.slice(end, match.index) });
    pieces.push({ slot, text });
    end = match.index + whole.length;
  }
  return end < body.length ? [...pieces, { text: body.slice(end) }] : pieces;
}
