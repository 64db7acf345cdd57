import { describe, expect, it } from 'vitest';

import { textsIn } from './catalogue.ts';

/** Asked only with a day, or a number of days. */
const ALWAYS_NAMED = new Set(['end-before-start', 'start-after-end', 'trip-too-long']);

const LANGUAGES = ['en', 'de', 'fr', 'es', 'ja', 'zh'] as const;

describe.each(LANGUAGES)('in %s', (language) => {
  const { asks, answers } = textsIn(language);

  it('a question names what was said, where anything was', () => {
    const named = Object.entries(asks).filter(
      ([about, ask]) => !ALWAYS_NAMED.has(about) && ask('Zzyzx').includes('Zzyzx'),
    );
    expect(named.map(([about]) => about)).toEqual(
      expect.arrayContaining(['which-stop', 'which-place', 'unknown-place', 'not-understood']),
    );
    for (const [about, ask] of named) {
      expect([about, ask('')]).not.toEqual([about, ask('Zzyzx').replace('Zzyzx', '')]);
      expect([about, ask('')]).toEqual([about, expect.not.stringMatching(/[“「«„"‘]\s?[”」»“"’]/)]);
    }
  });

  it('what somebody pays has a limit only where there is one', () => {
    expect(answers.pays('Ada', '€5', '€9')).toContain('€9');
    expect(answers.pays('Ada', '€5')).not.toMatch(/€9|undefined/);
  });
});

it.each([
  ['en', ['1 night.', '2 nights.', '1 day.', '2 days.', 'one person.', '2 people.']],
  ['de', ['1 Nacht.', '2 Nächte.', '1 Tag.', '2 Tage.', 'eine Person.', '2 Personen.']],
  ['fr', ['1 nuit.', '2 nuits.', '1 jour.', '2 jours.', 'une personne.', '2 personnes.']],
  ['es', ['1 noche.', '2 noches.', '1 día.', '2 días.', 'una persona.', '2 personas.']],
] as const)('counts nights, days and people in %s', (language, ends) => {
  const { stay, dates, party } = textsIn(language).answers;
  const said = [stay('Inn', 1), stay('Inn', 2), dates('a', 'b', 1), dates('a', 'b', 2), party(1), party(2)];
  expect(said).toEqual(ends.map((end) => expect.stringMatching(new RegExp(`${end.replace('.', '\\.')}$`))));
});
