import type { LANGUAGES } from '@wayfarer/language';
import { describe, expect, it } from 'vitest';

import { sight, TripStory } from './trip-story.ts';

const LATIN = ['de', 'fr', 'es'] as const;
const OTHERS = [...LATIN, 'ja', 'zh'] as const;

/** One day past a museum and a garden, for one person with ¥10,000; ¥0 is spent on entries. */
const TOWN = {
  sights: [sight('Hall', { significance: 5 }), sight('Garden', { categories: ['garden'], significance: 4 })],
};

/** The same trip, with the conversation in that language. */
function tripIn(language: (typeof LANGUAGES)[number], story: TripStory) {
  const { conversation } = story.state;
  return Object.assign(story, { state: { ...story.state, conversation: { ...conversation, language } } }).trip;
}

describe('options', () => {
  const offered = new TripStory(TOWN).offers({ interests: ['gardens'] });
  const [english] = tripIn('en', offered).options;

  it.each([
    ['de', 'Ausgewogen: Gärten und Museen', '2 Orte an 1 Tag; 1 davon passt', 'Hall – Museum', 'mittleres Tempo'],
    [
      'fr',
      'Équilibré : jardins et musées',
      "2 lieux en 1 jour ; 1 d'entre eux correspond",
      'Hall – musée',
      'rythme moyen',
    ],
    ['es', 'Equilibrado: jardines y museos', '2 lugares en 1 día; 1 de ellos coincide', 'Hall: museo', 'ritmo medio'],
    [
      'ja',
      'バランス型：庭園、博物館・美術館',
      '1日間で2か所。そのうち1か所がお好み（庭園）',
      'Hall（博物館・美術館）',
      '標準的なペース',
    ],
    ['zh', '均衡：园林和博物馆', '1天2个地点；其中1个符合您的喜好（园林）', 'Hall（博物馆）', '节奏适中'],
  ] as const)('are told in %s', (language, title, description, highlight, tag) => {
    const [option] = tripIn(language, offered).options;
    expect(option?.title).toBe(title);
    expect(option?.description.startsWith(description)).toBe(true);
    expect(option?.highlights[0]).toBe(highlight);
    expect(option?.tags[0]).toBe(tag);
    expect([option?.title, option?.description, ...(option?.highlights ?? [])]).not.toEqual(
      expect.arrayContaining([english?.title]),
    );
    expect(option?.days.map(({ visits }) => visits.map(({ id }) => id))).toEqual(
      english?.days.map(({ visits }) => visits.map(({ id }) => id)),
    );
  });

  it('of an old log, which has their words alone, are told in these', () => {
    const story = new TripStory(TOWN).offers();
    const { planning } = story.state;
    const options = planning.options.map(({ told: _told, ...option }) => option);
    story.state = { ...story.state, planning: { ...planning, options } };
    expect(tripIn('de', story).options[0]?.title).toBe(english?.title);
  });

  it.each(OTHERS)('make the same plan in %s, with the same hash', (language) => {
    const chosen = new TripStory(TOWN).plans();
    const { hash, seq } = chosen.trip;
    expect(tripIn(language, chosen)).toMatchObject({ hash, seq, language });
  });
});
