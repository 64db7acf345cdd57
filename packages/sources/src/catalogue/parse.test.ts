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
      'harbourton.json:111 at sights.0.usualMinutes: expected number, got "ninety"',
    ]);
  });

  it.each<[string, (city: CityFile) => unknown, string]>([
    [
      'a missing field',
      (city) => Reflect.deleteProperty(city.sights[0] ?? {}, 'hours'),
      'at sights.0.hours: expected string, got nothing',
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
      'a time of another form',
      (city) => Object.assign(city.lodgings[0] ?? {}, { checkIn: '3 pm' }),
      'expected a time such as "15:00", got "3 pm"',
    ],
    ['a fraction of a cent', (city) => Object.assign(city.sights[0] ?? {}, { fee: 9.5 }), 'got 9.5'],
    ['eleven months', (city) => city.city.climate.pop(), 'at city.climate: '],
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
      expect.stringMatching(/^kyoto\.json: expected JSON: /),
    ]);
  });
});
