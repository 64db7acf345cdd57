/** Spaces of every kind, line ends, and marks that take no room. */
const BLANKS = new Set(' \t\n\r\f\v\u00a0\u1680\u180e\u2028\u2029\u202f\u205f\u3000\ufeff\u200b');

export function isBlank(character: string): boolean {
  if (BLANKS.has(character)) return true;
  return character >= '\u2000' && character <= '\u200a';
}

export function isLineEnd(character: string): boolean {
  return character === '\n' || character === '\r';
}

/** Blank, and the line goes on. */
export function isSpace(character: string): boolean {
  return isBlank(character) && !isLineEnd(character);
}

export function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

export function isHexDigit(character: string): boolean {
  return isDigit(character) || (character >= 'a' && character <= 'f') || (character >= 'A' && character <= 'F');
}

/** What names are made of: letters of any script, digits, `_` and `$`. */
export function isWord(character: string): boolean {
  if (character === '_' || character === '$' || isDigit(character)) return true;
  if (character.toLowerCase() !== character.toUpperCase()) return true;
  return character >= '\u00aa' && !isBlank(character) && !isQuote(character) && !isPunctuation(character);
}

/** Letters, digits and what may join them in the name of a tool: `files.read`, `web-search`, `mcp/time:now`. */
export function isNamePart(character: string): boolean {
  return isWord(character) || character === '-' || character === '.' || character === '/' || character === ':';
}

const DOUBLE_QUOTES = '"\u201c\u201d\u201e\u201f';
const SINGLE_QUOTES = "'\u2018\u2019\u201a`\u00b4";

export function isQuote(character: string): boolean {
  return character !== '' && (DOUBLE_QUOTES.includes(character) || SINGLE_QUOTES.includes(character));
}

/** What may close a string that `open` has opened: a plain quote closes itself, a curved one closes with its kind. */
export function closersOf(open: string): string {
  if (open === '"' || open === "'") return open;
  return DOUBLE_QUOTES.includes(open) ? DOUBLE_QUOTES : SINGLE_QUOTES;
}

function isPunctuation(character: string): boolean {
  const isGeneral = character >= '\u2010' && character <= '\u205e';
  const isCjk = character >= '\u3001' && character <= '\u303f';
  const isFullWidth = character >= '\uff01' && character <= '\uff0f';
  return isGeneral || isCjk || isFullWidth || '\u00ab\u00bb\u00b7\uff1a\uff1b'.includes(character);
}
