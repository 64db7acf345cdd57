import { describe, expect, it } from 'vitest';

import { checkWords } from './in-other-words.ts';

const WHY =
  'Nijo Castle is in the plan on Sat 3 April at 14:00. You like castles, and it is 12 min from Nishiki Market.';

describe('a sentence in the words of a model', () => {
  it('stands where it says the same', () => {
    const said =
      'You like castles, so on Sat 3 April at 14:00 you see Nijo Castle, which is just 12 min from Nishiki Market.';
    expect(checkWords(said, WHY, 'en')).toEqual({ value: said });
  });

  it.each([
    ['another number', WHY.replace('12 min', '15 min'), ['the number 15 is not in', 'the number 12 is missing']],
    ['another time', WHY.replace('14:00', '14:30'), ['the number 30 is not in', 'the number 0 is missing']],
    ['a number as a word', `${WHY} It has seven gates.`, ['the number 7 is not in']],
    ['a name more', `${WHY} Then on to Fushimi Inari.`, ['the name Fushimi is not in']],
    ['a name at the beginning', `Kinkakuji is near. ${WHY}`, ['the name Kinkakuji is not in']],
    ['a name less', WHY.replace('Nishiki Market', 'the market'), ['the name Nishiki is missing']],
    ['a denial', WHY.replace('is in the plan', 'is not in the plan'), ['denies something else']],
    ['a link', `${WHY} See www.example.org`, ['holds a link']],
    ['nothing', '', ['the text is empty']],
    ['very much', `${WHY} ${'and so on '.repeat(30)}`, ['too long']],
  ])('does not with %s', (_, said, problems) => {
    const checked = checkWords(said, WHY, 'en');
    for (const problem of problems) expect(checked.problems?.join('\n')).toContain(problem);
  });
});
