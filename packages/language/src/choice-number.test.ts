import { describe, expect, it } from 'vitest';

import { pickByNumber, readChoiceNumber } from './choice-number.ts';

const SECOND = {
  bare: ['2', '2.', '2)', '(2)', '#2', '２', '②', ' 2 !', 'two', 'deux', 'zwei', 'dos', '二'],
  place: [
    'the second',
    'second',
    'The second one, please',
    'ok, the 2nd',
    "I'll take the second option",
    'la deuxième',
    'le second, s’il vous plaît',
    'la 2e',
    'die zweite',
    'die zweite bitte',
    'ich nehme das zweite',
    'el segundo',
    'la segunda, por favor',
    '二番目',
    '2番目でお願いします',
    '二つ目がいいです',
    '第二个',
    '第2個',
    '我选第二个',
  ],
  number: [
    'number two',
    'number 2',
    'no. 2',
    'option 2',
    'numéro deux',
    'le 2',
    'Nummer zwei',
    'die 2.',
    'número 2',
    'opción dos',
    'el 2',
    '選択肢2',
    '2号',
  ],
};

describe('the number of an answer', () => {
  for (const [said, texts] of Object.entries(SECOND))
    it.each(texts)(`is read from %j, said as a ${said}`, (text) => {
      expect(readChoiceNumber(text)).toEqual({ nth: 2, said });
    });

  it.each(['the first', 'la première', 'die erste', 'el primero', 'la primera', '一番目', '第一个', '最初の', '1er'])(
    'is the first in %j',
    (text) => {
      expect(readChoiceNumber(text)?.nth).toBe(1);
    },
  );

  it.each(['the last one', 'la dernière', 'das letzte', 'el último', '最後の', '最后一个'])(
    'is the last in %j',
    (text) => {
      const number = readChoiceNumber(text);
      expect(number && pickByNumber(['a', 'b', 'c'], number)).toBe('c');
    },
  );

  it.each([
    'day 2',
    '2 adults',
    'the second day',
    'no, 2',
    'Kyoto',
    '0',
    '',
    '两个人',
    '2人',
    'a',
    'remove the second one',
    'the second of April',
    '2027',
    'le deuxième jour',
    '第二天',
    'not the second',
  ])('is not in %j', (text) => {
    expect(readChoiceNumber(text)).toBeUndefined();
  });
});
