import { expect, it } from 'vitest';

import { languageOfPlan } from './language-of-plan.ts';

it.each([
  ['Day 1\n- Musée d’Orsay\n- Café de Flore', 'en'],
  ['**Tag 2**\n09:00 Louvre', 'de'],
  ['Jour 1 : le Louvre', 'fr'],
  ['Día 1\nMuseo del Prado', 'es'],
  ['1日目\n清水寺', 'ja'],
  ['第1天 清水寺', 'zh'],
  ['Am Morgen gehen wir in den Louvre und danach essen wir zu Mittag.', 'de'],
  ['{"days":[]}', 'en'],
])('is read off %j', (text, language) => {
  expect(languageOfPlan(text)).toBe(language);
});

it('is not that of the names in it', () => {
  expect(languageOfPlan('Musée de l’Orangerie, le Louvre')).toBe('fr');
  expect(languageOfPlan('Musée de l’Orangerie, le Louvre', ['Musée de l’Orangerie', 'le Louvre'])).toBe('en');
});
