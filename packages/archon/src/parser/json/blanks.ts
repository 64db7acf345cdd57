import { isBlank, isWord } from '../characters.ts';
import { isCloser, type JsonReading } from './reading.ts';

/** The mark of a markdown code block. */
export const FENCE = '```';

/** Steps over spaces, comments and the marks of code blocks. */
export function skipBlanks(reading: JsonReading): void {
  const { scanner } = reading;
  do {
    scanner.position = scanner.skip(isBlank, scanner.position);
  } while (skipComment(reading) || skipFence(reading));
}

function skipComment(reading: JsonReading): boolean {
  const { scanner, repairs } = reading;
  if (scanner.startsWith('/*')) {
    scanner.position = Math.min(scanner.find('*/', scanner.position + 2) + 2, scanner.text.length);
  } else if (scanner.startsWith('//') || isHashComment(reading)) {
    scanner.position = endOfLineComment(reading);
  } else {
    return false;
  }
  repairs.add('comment');
  return true;
}

/** `{ color: #fff }` holds a value; `{ size: 1 } # as agreed` a comment. */
function isHashComment({ scanner }: JsonReading): boolean {
  if (scanner.peek() !== '#') return false;
  return !isWord(scanner.at(scanner.position + 1)) || !':='.includes(scanner.at(scanner.position - 2));
}

/**
 * A comment on the last line ends where a bracket closes: models write `{ "a": 1 # one }`. The bracket may as well be part of
 * the comment, and the end of the object be missing.
 */
function endOfLineComment({ scanner, open, repairs }: JsonReading): number {
  const lineEnd = scanner.find('\n', scanner.position);
  if (lineEnd < scanner.text.length || open.length === 0) return lineEnd;
  repairs.add('cut-off');
  return scanner.skip((character) => !isCloser(character), scanner.position);
}

function skipFence({ scanner, repairs }: JsonReading): boolean {
  if (!scanner.startsWith(FENCE)) return false;
  scanner.position = scanner.skip(isWord, scanner.position + FENCE.length);
  repairs.add('code-fence');
  return true;
}

/** Steps over blanks, commas and ellipses between two parts of an object or a list. */
export function skipSeparators(reading: JsonReading, isFirst: boolean): void {
  const { scanner, repairs } = reading;
  let commas = isFirst ? 1 : 0;
  for (;;) {
    skipBlanks(reading);
    const character = scanner.peek();
    if (character === ',' || character === ';' || character === '\uff0c') {
      scanner.position += 1;
      commas += 1;
      if (commas > 1 || character !== ',') repairs.add('comma');
    } else if (character === '\u2026' || scanner.startsWith('...')) {
      scanner.position = scanner.skip((dot) => dot === '.' || dot === '\u2026', scanner.position);
      repairs.add('ellipsis');
      commas = 0;
    } else {
      const isOver = character === '' || isCloser(character);
      const isSpare = commas > 0 && !isFirst && isCloser(character);
      if (isSpare || (commas === 0 && !isOver)) repairs.add('comma');
      return;
    }
  }
}
