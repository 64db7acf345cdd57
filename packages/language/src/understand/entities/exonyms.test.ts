import { expect, it } from 'vitest';

import { withOurNames } from './exonyms.ts';

it.each([
  ['Eiffelturm muss sein', 'Eiffel muss sein'],
  ['la torre eiffel y el Arco de Triunfo', 'la Eiffel y el Arc de triomphe'],
  // The longer name is not taken for the shorter one and a museum.
  ['ルーブル美術館とエッフェル塔', 'Louvre と Eiffel'],
  ['想看埃菲尔铁塔和卢浮宫博物馆', '想看 Eiffel 和 Louvre'],
  ['Triumphbogenstraße und Tullerías-Café', 'Triumphbogenstraße und Tuileries -Café'],
])('%s is told in our names', (text, ours) => {
  expect(withOurNames(text).replaceAll(/\s+/g, ' ').trim()).toBe(ours);
});
