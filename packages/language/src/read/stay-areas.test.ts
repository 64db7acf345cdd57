import type { CityId } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import type { Fact, StayArea } from '../facts.ts';
import type { CityMatch, KnownCity } from '../gazetteer.ts';
import { readStayAreas } from './stay-areas.ts';

const KYOTO = { id: 'kyoto' as CityId, name: 'Kyoto' } as KnownCity;
const AT = { lat: 35.0036, lon: 135.7756 };
const area = (name: string, city = KYOTO.id): StayArea => ({ city, name, at: AT });
const districtOf = (name: string): CityMatch => ({
  kind: 'known',
  city: KYOTO,
  by: { kind: 'district', name, at: AT },
});

/** As the names `Gion`, `祇園` and `Arashiyama` of a text are found in it. */
const read = (text: string, known: readonly StayArea[] = []) => {
  const mentions = ['Gion', '祇園', 'Arashiyama', 'Kyoto'].flatMap((name) => {
    const index = text.indexOf(name);
    const match: CityMatch = name === 'Kyoto' ? { kind: 'known', city: KYOTO } : districtOf(name);
    return index === -1 ? [] : [{ index, end: index + name.length, match }];
  });
  const facts: readonly Fact[] =
    known.length === 0 ? [] : [{ name: 'stayAreas', value: known, text: '', status: 'stated' }];
  return readStayAreas(text, mentions, { facts, language: 'en' });
};
const valueOf = (text: string, known?: readonly StayArea[]) => read(text, known).learned.map(({ value }) => value);

describe('parts of a city', () => {
  it.each([
    'three days in Gion',
    'Kyoto, we want to stay in Gion',
    'a hotel near Gion please',
    'Kyoto (Gion), 3 days',
    '祇園に泊まりたい',
  ])('are where one sleeps: %s', (text) => {
    expect(valueOf(text)).toEqual([[area(text.includes('祇園') ? '祇園' : 'Gion')]]);
    expect(read(text).learned[0]?.note).toMatch(/^I look for a place to stay near (?:Gion|祇園)\.$/);
  });

  it.each([
    'Kyoto, see Gion',
    'Kyoto with a walk through Gion',
    'Kyoto and dinner in Gion',
    'exploring Gion',
    'Kyoto, 祇園を観光',
    'Kyoto, Gion besichtigen',
    'Kyoto, visiter Gion',
    'Kyoto',
  ])('are none where one only goes for the day: %s', (text) => {
    expect(valueOf(text)).toEqual([]);
    const said = read(text).remarks.map((remark) => remark.text);
    if (text === 'Kyoto') expect(said).toEqual([]);
    else expect(said).toEqual([expect.stringMatching(/^I do not plan by parts of a town: .* in (?:Gion|祇園)\.$/)]);
  });

  it('are replaced in their city, and kept in others', () => {
    const montmartre = area('Montmartre', 'paris' as CityId);
    expect(valueOf('stay in Arashiyama', [area('Gion'), montmartre])).toEqual([[montmartre, area('Arashiyama')]]);
    expect(valueOf('Gion, then Arashiyama')).toEqual([[area('Gion'), area('Arashiyama')]]);
  });

  it('no longer matter when one may stay anywhere', () => {
    expect(valueOf('we can stay anywhere', [area('Gion')])).toEqual([[]]);
    expect(read('we can stay anywhere', [area('Gion')]).taken).toMatchObject([{ text: 'stay anywhere' }]);
    expect(valueOf('we can stay anywhere')).toEqual([]);
  });
});
