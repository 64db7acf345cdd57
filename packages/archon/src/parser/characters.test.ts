import { expect, it } from 'vitest';

import { isBlank, isDigit, isHexDigit, isLineEnd, isNamePart, isSpace, isWord } from './characters.ts';

/** Those of the characters for which it holds, in their order. */
function those(is: (character: string) => boolean, characters: string): string {
  return [...characters].filter(is).join('');
}

it('names of tools are made of letters, digits and what joins them', () => {
  expect(those(isNamePart, 'aZ09_$-./:é京 ,;"\'`()[]{}=<>|\n')).toBe('aZ09_$-./:é京');
});

it('words are made of letters of any script, digits, _ and $', () => {
  expect(those(isWord, 'aZ09_$éß京のعª-./:;,"\'\u201c\u2019\u00a0\u3000 ')).toBe('aZ09_$éß京のعª');
});

it('digits end at 0 and 9, and go on to F for some', () => {
  expect(those(isDigit, '/0189:aA')).toBe('0189');
  expect(those(isHexDigit, '/09:@AFG`afg')).toBe('09AFaf');
});

it('blanks are of many kinds, two of which end a line', () => {
  expect(those(isBlank, ' \t\n\r\u00a0\u1fff\u2000\u200a\u200b\u200c\u3000a_')).toBe(
    ' \t\n\r\u00a0\u2000\u200a\u200b\u3000',
  );
  expect(those(isLineEnd, ' \t\n\r\f')).toBe('\n\r');
  expect(those(isSpace, ' \t\n\r\u3000a')).toBe(' \t\u3000');
});
