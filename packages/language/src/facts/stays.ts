import type { StayArea } from '../facts.ts';
import { valueOf } from '../facts.ts';
import { cityTexts } from '../say/city-texts.ts';
import { listed } from '../say/words.ts';
import { notesIn } from './notes.ts';
import { assumed, learn, NOTHING } from './read-result.ts';
import { type FactReader, findIn, slotsOf, wordsOrAll } from './said.ts';
import { isDenied } from './scope.ts';
import { listCities } from './where.ts';

/** `stay-kind`: a kind of house. Of features such as a pool nothing is known, so they are named as not used. */
export const readStayKind: FactReader = (said, context) => {
  const all = said.find.stays(said.text);
  const found = findIn(wordsOrAll(said, 'amenity'), said.find.stays);
  const kinds = found.length > 0 ? found : all;
  const wanted = kinds.find((kind) => !isDenied(said, kind, all));
  const refused = kinds.find((kind) => isDenied(said, kind, all));
  const unused = slotsOf(said, 'amenity')
    .filter(({ text }) => said.find.stays(text).length === 0)
    .map(({ text }) => text);
  if (wanted) return { ...NOTHING, unused, learned: [learn('hotelStyle', wanted.value)] };
  if (refused && refused.value !== 'hotel') {
    const note = notesIn(context.language).without(refused.text, 'hotel');
    return { ...NOTHING, unused, learned: [learn('hotelStyle', 'hotel', assumed(note))] };
  }
  return { ...NOTHING, unused: unused.length > 0 ? unused : [said.text.trim()] };
};

/** `stay-area`: a part of a city in which they want to sleep. */
export const readStayArea: FactReader = (said, context) => {
  const cities = listCities(said, context, 'area', 'city');
  const wanted = cities.filter((city) => !isDenied(said, city, cities));
  const areas = wanted.flatMap(({ match }): StayArea[] =>
    match.kind === 'known' && match.by?.kind === 'district' && match.by.at
      ? [{ city: match.city.id, name: match.by.name, at: match.by.at }]
      : [],
  );
  if (areas.length === 0) return { ...NOTHING, unused: slotsOf(said, 'area').map(({ text }) => text) };
  const known = valueOf(context.facts, 'stayAreas') ?? [];
  const all = [...known.filter(({ city }) => !areas.some((area) => area.city === city)), ...areas];
  const cityIds = [...new Set(areas.map(({ city }) => city))];
  const isKnown = valueOf(context.facts, 'destinations') !== undefined;
  const note = cityTexts(context.language).stayNear(listed(areas.map(({ name }) => name)));
  return {
    ...NOTHING,
    learned: [learn('stayAreas', all, { note }), ...(isKnown ? [] : [learn('destinations', cityIds, assumed(note))])],
  };
};
