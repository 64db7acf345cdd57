import { describe, expect, it } from 'vitest';

import { editedHarbourton } from './__fixtures__/harbourton.ts';
import { formatFault, parseFile } from './parse.ts';
import { type CityFile, cityFileSchema } from './schema.ts';

function faultsOf(edit: (city: CityFile) => unknown): readonly string[] {
  const file = editedHarbourton(edit).find(({ name }) => name === 'harbourton.json');
  if (!file) throw new Error('The fixture has a city file.');
  const parsed = parseFile(file, cityFileSchema);
  return parsed.ok ? [] : parsed.faults.map(formatFault);
}

describe('a city file', () => {
  it('is read when it follows the format', () => {
    expect(faultsOf(() => {})).toEqual([]);
  });

  it('is refused with file, line, path, what was expected and what was got', () => {
    expect(faultsOf((city) => Object.assign(city.sights[0] ?? {}, { usualMinutes: 'ninety' }))).toEqual([
      'harbourton.json:107 at sights.0.usualMinutes: expected number, got "ninety"',
    ]);
  });

  it.each<[string, (city: CityFile) => unknown, string]>([
    [
      'a missing field',
      (city) => Reflect.deleteProperty(city.sights[0] ?? {}, 'usualMinutes'),
      'at sights.0.usualMinutes: expected number, got nothing',
    ],
    [
      'a missing judgement',
      (city) => Reflect.deleteProperty(city.eateries[0] ?? {}, 'significance'),
      'at eateries.0.significance: expected a whole number from 1 to 5, got nothing',
    ],
    [
      'an unknown field',
      (city) => Object.assign(city.city, { mayor: 'Ann' }),
      'at city: expected no field called "mayor"',
    ],
    ['an unknown category', (city) => Object.assign(city.sights[0] ?? {}, { categories: ['pub'] }), 'got "pub"'],
    ['an unknown diet', (city) => Object.assign(city.eateries[0] ?? {}, { serves: ['keto'] }), 'got "keto"'],
    [
      'an unknown zone',
      (city) => Object.assign(city.city, { zone: 'Europe/Nowhere' }),
      'expected an IANA time zone, e.g. "Asia/Tokyo", got "Europe/Nowhere"',
    ],
    [
      'an offset instead of a zone',
      (city) => Object.assign(city.city, { zone: '+09:00' }),
      'expected an IANA time zone, e.g. "Asia/Tokyo", got "+09:00"',
    ],
    [
      'a terminal escape in a name',
      (city) => Object.assign(city.sights[0] ?? {}, { name: 'Sea\u001b[2J Museum' }),
      ':96 at sights.0.name: expected text without control characters, line breaks and marks of direction, got "Sea\\u001b[2J Museum"',
    ],
    [
      'a separator of lines in a summary',
      (city) => Object.assign(city.sights[0] ?? {}, { summary: 'Sea\u2028Museum' }),
      'at sights.0.summary: expected text without control characters, line breaks and marks of direction, got "Sea\\u2028Museum"',
    ],
    [
      'a next-line character in an alias',
      (city) => city.city.aliases.push('Harbour\u0085ton'),
      'got "Harbour\\u0085ton"',
    ],
    [
      'text that turns round',
      (city) => Object.assign(city.sights[0] ?? {}, { name: '\u202eevil' }),
      'got "\\u202eevil"',
    ],
    [
      'a time of another form',
      (city) => Object.assign(city.lodgings[0] ?? {}, { checkIn: '3 pm' }),
      'expected a time such as "15:00", got "3 pm"',
    ],
    ['a fraction of a cent', (city) => Object.assign(city.sights[0] ?? {}, { fee: 9.5 }), 'got 9.5'],
    ['eleven months', (city) => city.city.climate?.pop(), 'at city.climate: '],
    [
      'an id with capitals',
      (city) => Object.assign(city.sights[0] ?? {}, { id: 'Sea' }),
      'expected lower-case letters, digits and hyphens, got "Sea"',
    ],
  ])('is refused for %s', (_, edit, message) => {
    const faults = faultsOf(edit);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
  });

  it('is refused when it is no JSON', () => {
    const parsed = parseFile({ name: 'kyoto.json', text: '{ "city": ' }, cityFileSchema);
    expect(parsed.ok ? [] : parsed.faults.map(formatFault)).toEqual([
      expect.stringMatching(/^kyoto\.json:1: expected JSON: /),
    ]);
    const broken = parseFile({ name: 'kyoto.json', text: '{\n  "city": {},\n  sights: []\n}' }, cityFileSchema);
    expect(broken.ok ? [] : broken.faults.map(formatFault)).toEqual([
      expect.stringMatching(/^kyoto\.json:3: expected JSON: /),
    ]);
  });

  it('is refused when it is deeper than anything could print', () => {
    const text = `{\n"sights": ${'['.repeat(100_000)}${']'.repeat(100_000)}\n}`;
    const parsed = parseFile({ name: 'kyoto.json', text }, cityFileSchema);
    expect(parsed.ok ? [] : parsed.faults.map(formatFault)).toEqual([
      'kyoto.json:2: expected lists and objects at most 32 deep',
    ]);
  });

  it('takes brackets in a text for what they are', () => {
    expect(faultsOf((city) => Object.assign(city.sights[0] ?? {}, { name: `${'[{'.repeat(30)}"\\` }))).toEqual([]);
  });
});
