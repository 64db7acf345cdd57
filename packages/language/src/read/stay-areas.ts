import { after, before, findAll } from '@wayfarer/router/grammar';

import type { Remark } from '../brain.ts';
import { type StayArea, valueOf } from '../facts.ts';
import { type Context, learn, NOTHING, type ReadResult } from '../facts/read-result.ts';
import { cityTexts } from '../say/city-texts.ts';
import { listed } from '../say/words.ts';
import type { CityMention } from './cities.ts';

/** What one does in a part of a town without sleeping there; at the end of what stands before its name, … */
const DOES_BEFORE = new RegExp(
  String.raw`\b(?:` +
    [
      String.raw`see(?:ing)?|visit(?:ing)?|explor(?:e|ing)|discover(?:ing)?|tour(?:ing)?|stroll(?:ing)? (?:in|through|around)`,
      String.raw`walk(?:s|ing)? (?:in|through|around|along)|(?:dinner|lunch|breakfast|eat(?:ing)?|drinks?|shop(?:ping)?|meet(?:ing)?|evening|morning|afternoon) (?:in|at|near|around)`,
      String.raw`visiter|voir|découvrir|(?:dîner|déjeuner) (?:à|dans)|visitar|ver|cenar en|comer en|(?:abendessen|mittagessen|essen) in`,
    ].join('|') +
    String.raw`)\s*(?:the )?$|[参參][观觀]\s*$|逛\s*$|游[览覽]\s*$`,
  'iu',
);
/** … or right behind it. */
const DOES_BEHIND =
  /^\s*(?:(?:を|で|の)?(?:観光|見|散策|歩|食)|(?:zu )?(?:ansehen|anschauen|besichtigen|besuchen|sehen)\b)/iu;
const ANYWHERE =
  /\b(?:stay|sleep|hotel|beds?|lodging)(?: can be| may be| is fine)?,? (?:just )?anywhere\b|\banywhere (?:is fine )?(?:to stay|to sleep|for the hotel)\b/giu;

/** Parts of cities near which somebody wants to sleep: those that were named and that nobody only wants to look at. */
export function readStayAreas(
  text: string,
  mentions: readonly Pick<CityMention, 'match' | 'index' | 'end'>[],
  { facts, language }: Pick<Context, 'facts' | 'language'>,
): ReadResult {
  const known = valueOf(facts, 'stayAreas') ?? [];
  const districts = mentions.flatMap((mention) => {
    const area = toArea(mention.match);
    return area ? [{ area, isForTheDay: isForTheDay(text, mention) }] : [];
  });
  const named = districts.flatMap(({ area, isForTheDay: isSeen }) => (isSeen ? [] : [area]));
  const seen = districts.flatMap(({ area, isForTheDay: isSeen }) => (isSeen ? [area.name] : []));
  const texts = cityTexts(language);
  const remarks: readonly Remark[] =
    seen.length === 0 ? [] : [{ code: 'not-understood', text: texts.goThere(listed([...new Set(seen)])) }];
  if (named.length === 0) {
    const anywhere = known.length > 0 ? findAll(text, ANYWHERE) : [];
    return anywhere.length > 0
      ? { learned: [learn('stayAreas', [])], remarks, taken: anywhere }
      : { ...NOTHING, remarks };
  }
  const cities = new Set(named.map(({ city }) => city));
  const areas = [...known.filter(({ city }) => !cities.has(city)), ...withoutTwins(named)];
  const note = texts.stayNear(listed(areas.filter(({ city }) => cities.has(city)).map(({ name }) => name)));
  return { learned: [learn('stayAreas', areas, { note })], remarks, taken: [] };
}

function isForTheDay(text: string, { index, end }: Pick<CityMention, 'index' | 'end'>): boolean {
  return DOES_BEFORE.test(before(text, index)) || DOES_BEHIND.test(after(text, end));
}

function toArea(match: CityMention['match']): StayArea | undefined {
  if (match.kind !== 'known' || match.by?.kind !== 'district' || !match.by.at) return undefined;
  return { city: match.city.id, name: match.by.name, at: match.by.at };
}

function withoutTwins(areas: readonly StayArea[]): readonly StayArea[] {
  return areas.filter(
    ({ name, city }, index) => areas.findIndex((other) => other.name === name && other.city === city) === index,
  );
}
