import type { Place, PlaceId, TripFacts } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import type { LANGUAGES } from '../understand/frame.ts';
import type { OptionFacts } from './option-facts.ts';
import { sayComparison, sayDifference, sayOption } from './say-option.ts';
import { toSpeaker } from './speaker.ts';

const id = (name: string) => `place_${name}` as PlaceId;
const euros = (amount: number) => ({ amount, currency: 'EUR' });
const place = (name: string, more: object) =>
  ({ id: id(name), name, summary: 'What it is.', ...more }) as unknown as Place;
const PLACES = [
  place('Louvre', { kind: 'sight', categories: ['museum'] }),
  place('Orsay', { kind: 'sight', categories: ['museum'] }),
  place('Lutetia', { kind: 'lodging', categories: ['stay'], level: 'high' }),
];
const speak = (language: (typeof LANGUAGES)[number]) =>
  toSpeaker({ days: [], facts: { places: PLACES } as unknown as TripFacts }, language);

/** 7 places in 3 days, 2 of which are to their taste; €1,234.50 each, and €300 are left. */
const TOLD: OptionFacts = {
  pace: 'moderate',
  kinds: ['museum', 'garden'],
  stays: [id('Lutetia')],
  best: [id('Louvre')],
  places: 7,
  days: 3,
  interests: ['art'],
  liked: 2,
  sum: { perPerson: euros(123_450), unpriced: 3, left: euros(30_000) },
  limit: 'mid',
  unpriced: { nights: 0, meals: 1, entries: 2 },
  missed: { places: [id('Orsay')], names: ['Tiki Bar'] },
};

/** Blanks that do not break are blanks. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

describe('an option', () => {
  it.each([
    [
      'de',
      'Ausgewogen: Museen und Gärten, Unterkunft: Lutetia',
      '7 Orte an 3 Tagen; 2 davon passen zu dem, was Sie mögen (Kunst); mindestens 1.234,50 € pro Person, für alle zusammen 300 € unter dem, was bei mittlerem Budget üblich ist; nicht enthalten, da kein Preis bekannt ist: 1 Mahlzeit und 2 Eintritte; nicht dabei, obwohl gewünscht: Orsay und Tiki Bar.',
      'Louvre – Museum',
      ['mittleres Tempo', 'gehobene Preise', 'Museen', 'Gärten'],
    ],
    [
      'fr',
      'Équilibré : musées et jardins, hébergement : Lutetia',
      "7 lieux en 3 jours ; 2 d'entre eux correspondent à vos goûts (art) ; au moins 1 234,50 € par personne, soit pour tous 300 € de moins que ce qui est habituel avec un budget moyen ; non compris, faute de prix connu : 1 repas et 2 entrées ; sans ce que vous aviez demandé : Orsay et Tiki Bar.",
      'Louvre – musée',
      ['rythme moyen', 'haut de gamme', 'musées', 'jardins'],
    ],
    [
      'es',
      'Equilibrado: museos y jardines; alojamiento: Lutetia',
      '7 lugares en 3 días; 2 de ellos coinciden con sus gustos (arte); al menos 1234,50 € por persona; para todos, 300 € por debajo de lo habitual con un presupuesto medio; no incluido, porque no se conoce el precio: 1 comida y 2 entradas; sin algo que había pedido: Orsay y Tiki Bar.',
      'Louvre: museo',
      ['ritmo medio', 'precio alto', 'museos', 'jardines'],
    ],
    [
      'ja',
      'バランス型：博物館・美術館、庭園（宿泊：Lutetia）',
      '3日間で7か所。そのうち2か所がお好み（美術）に合います。1人あたり少なくとも€1,234.50、全員で中くらいの予算での目安より€300少なめです。料金が分からないため含まれていないもの：食事1回、入場料2件。ご希望のうち入っていないもの：Orsay、Tiki Bar。',
      'Louvre（博物館・美術館）',
      ['標準的なペース', '高めの価格', '博物館・美術館', '庭園'],
    ],
    [
      'zh',
      '均衡：博物馆和园林，住Lutetia',
      '3天7个地点；其中2个符合您的喜好（艺术）；每人至少€1,234.50，全体合计比中等预算的一般花费少€300；因价格未知而未计入：1顿饭和2处门票；您想要但没有安排：Orsay和Tiki Bar。',
      'Louvre（博物馆）',
      ['节奏适中', '价格较高', '博物馆', '园林'],
    ],
    [
      'en',
      'Balanced: museums and gardens, staying at Lutetia',
      '7 places in 3 days; 2 of them match what you like (art); at least €1,234.50 for each person, €300 below what is usual on a mid budget for all; not in it, as no price is known: 1 meal and 2 entries; without Orsay and Tiki Bar, which you asked for.',
      'Louvre: What it is.',
      ['moderate', 'high price', 'museums', 'gardens'],
    ],
  ] as const)('is told in %s', (language, title, description, highlight, tags) => {
    const said = sayOption(TOLD, speak(language));
    expect({ ...said, description: plain(said.description) }).toEqual({
      title,
      description,
      highlights: [highlight],
      tags,
    });
  });

  it.each([
    ['en', 'Against option 1: with Louvre; without Orsay and 2 more; 1 stop fewer; €25 less in all.'],
    [
      'de',
      'Im Vergleich zu Vorschlag 1: mit Louvre; ohne Orsay und 2 weitere; 1 Ziel weniger; insgesamt 25 € günstiger.',
    ],
    [
      'fr',
      'Par rapport à la proposition 1 : avec Louvre ; sans Orsay et 2 autres ; 1 étape de moins ; 25 € de moins en tout.',
    ],
    ['es', 'Frente a la opción 1: con Louvre; sin Orsay y 2 más; 1 parada menos; 25 € menos en total.'],
    ['ja', 'プラン1との違い：Louvreを含む、Orsay、ほか2か所を含まない、訪問先が1か所少ない、合計で€25安い。'],
    ['zh', '与方案1相比：多了Louvre；少了Orsay和另外2处；少1站；总共少花€25。'],
  ] as const)('says in %s how it differs from the first', (language, expected) => {
    const facts = {
      gained: { named: [id('Louvre')], more: 0 },
      lost: { named: [id('Orsay')], more: 2 },
      stops: -1,
      cost: euros(-2500),
    };
    expect(plain(sayDifference(facts, speak(language)))).toBe(expected);
  });

  it.each([
    [
      'en',
      'Option 1 is relaxed, option 2 is packed. The cheapest is option 1 (€40), the dearest option 2 (€50). You walk least with option 1 (2.5 km a day). All of them show Louvre.',
    ],
    [
      'de',
      'Vorschlag 1: gemütlich; Vorschlag 2: volle Tage. Am günstigsten ist Vorschlag 1 (40 €), am teuersten Vorschlag 2 (50 €). Am wenigsten gehen Sie mit Vorschlag 1 zu Fuß (2,5 km am Tag). In allen enthalten: Louvre.',
    ],
    [
      'fr',
      "Proposition 1 : tranquille ; Proposition 2 : journées remplies. La moins chère est la proposition 1 (40 €), la plus chère la proposition 2 (50 €). C'est avec la proposition 1 que vous marchez le moins (2,5 km par jour). Dans toutes : Louvre.",
    ],
    [
      'es',
      'Opción 1: tranquilo; opción 2: días llenos. La más barata es la opción 1 (40 €); la más cara, la opción 2 (50 €). Con la opción 1 se camina menos (2,5 km al día). Todas incluyen Louvre.',
    ],
    [
      'ja',
      'プラン1はゆったり、プラン2は盛りだくさんです。一番安いのはプラン1（€40）、一番高いのはプラン2（€50）です。歩く距離が一番短いのはプラン1です（1日2.5 km）。すべてに共通：Louvre。',
    ],
    [
      'zh',
      '方案1：悠闲；方案2：行程紧凑。最便宜的是方案1（€40），最贵的是方案2（€50）。方案1步行最少（每天2.5公里）。所有方案都有：Louvre。',
    ],
  ] as const)('says in %s how several compare', (language, expected) => {
    const options = [
      { pace: 'relaxed', total: euros(4000), walkingKmPerDay: 2.5 },
      { pace: 'packed', total: euros(5000), walkingKmPerDay: 3 },
    ] as const;
    expect(plain(sayComparison(options, [id('Louvre')], speak(language)) ?? '')).toBe(expected);
  });
});
