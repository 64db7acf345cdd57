import { expect, it } from 'vitest';

import { framesFor } from '../../../test/hand-clause.ts';
import type { Language } from '../frame.ts';

it.each<[Language, string, string]>([
  ['en', "on Saturday my mother is with us, she can't do stairs", 'For the whole trip'],
  ['de', 'am Samstag ist meine Mutter dabei, sie kann keine Treppen steigen', 'Für die ganze Reise'],
  ['fr', 'samedi ma mère est avec nous, elle ne peut pas monter les escaliers', 'Pour tout le voyage'],
  ['es', 'el sábado viene mi madre, no puede subir escaleras', 'Para todo el viaje'],
  ['ja', '土曜日は母が一緒で、階段が上れません', '旅行全体で'],
  ['zh', '周六我妈妈一起来，她不能爬楼梯', '整个行程都这样'],
])('asks whether a need of one day is of the whole trip: %s', (language, words, whole) => {
  expect(framesFor('access', words, { language })).toMatchObject([
    {
      act: 'ask',
      about: 'which-meaning',
      choices: [
        { frame: { act: 'edit', edit: { type: 'walking', date: '2027-06-12', less: true } } },
        { text: whole, frame: { act: 'fact', text: words } },
      ],
    },
  ]);
});

it('takes a need of no day for one of the trip', () => {
  expect(framesFor('access', "my mother can't do stairs")).toMatchObject([{ act: 'fact' }]);
});
