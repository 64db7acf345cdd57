import type { LANGUAGES } from '@wayfarer/language';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { cityDay, DATES, INN, sight, TripStory } from './trip-story.ts';

const OTHERS = ['de', 'fr', 'es', 'ja', 'zh'] as const;

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
    expect(option?.title).not.toBe(english?.title);
    expect(option?.description).not.toBe(english?.description);
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

/** Open from ten on, so that each of them fits later. */
const LATER = { hours: { [DATES[0]]: [{ open: minute(600), close: minute(1290) }] } };
const FIVE = {
  sights: [
    sight('One'),
    ...['Two', 'Three', 'Four'].map((name) => sight(name, LATER)),
    sight('Spare', { significance: 2 }),
  ],
};

/** Blanks that do not break are blanks. */
const plain = (text = '') => text.replaceAll(/[\u00A0\u202F]/g, ' ');

/** All that a question says, by where it stands. */
function textsOf({ pending }: ReturnType<typeof tripIn>): readonly string[] {
  if (!pending?.explained) return [];
  const { text, choices, alternatives, reading, explained } = pending;
  return [
    ...[text, reading.limitWhy, explained.asked, explained.recommended, explained.limit],
    ...[...choices.map((choice) => choice.text), ...alternatives.map(({ why }) => why)],
  ].map(plain);
}

describe('an open question', () => {
  const crowded = new TripStory(FIVE).plans({ pace: 'relaxed' });
  crowded.reports({ kind: 'crowd', value: 85.5 });

  it.each([
    [
      'de',
      'One ist zu 85,5 % voll. Ihre Grenze: 70 %, weil Gedränge Sie nicht stört.',
      'Stattdessen Spare. Das passt, 0 Min. entfernt.',
      '0 km entfernt, drinnen, um 09:00 etwa zu 38 % voll, geöffnet bis 21:30.',
      'Trotzdem hingehen; bis 85,5 % frage ich zu diesem Besuch nicht noch einmal.',
    ],
    [
      'fr',
      'Affluence à 85,5 % : One. Votre limite : 70 %, car la foule ne vous gêne pas.',
      'À la place : Spare. Cela convient, à 0 min.',
      "à 0 km, en intérieur, affluence d'environ 38 % à 09:00, ouvert jusqu'à 21:30.",
      "Y aller quand même ; jusqu'à 85,5 %, je ne redemande pas pour cette visite.",
    ],
    [
      'es',
      'Ocupación al 85,5 %: One. Su límite: 70 %, porque no le molestan las multitudes.',
      'En su lugar, Spare. Esto cabe, a 0 min.',
      'a 0 km, a cubierto, ocupación aproximada del 38 % a las 09:00, abierto hasta las 21:30.',
      'Ir de todos modos; hasta el 85,5 % no vuelvo a preguntar por esta visita.',
    ],
    [
      'ja',
      'Oneの混雑度は85.5%です。お客様の基準：混雑は気にしないので70%。',
      '代わりにSpareを入れる。ここなら入ります（移動0分）。',
      '0 km先、屋内、09:00の混雑度は約38%、21:30まで開いている。',
      'それでも行く。85.5%まではこの訪問についてもうお聞きしません。',
    ],
    [
      'zh',
      'One的拥挤度为85.5%。您的上限：70%，因为您不介意人多。',
      '改去Spare。这里合适，路程0分钟。',
      '距离0公里，室内，09:00拥挤度约38%，开放至21:30。',
      '照样去；在85.5%以内不再就这一站问您。',
    ],
  ] as const)('about a crowd is told in %s', (language, text, replace, why, keep) => {
    const english = textsOf(tripIn('en', crowded));
    const trip = tripIn(language, crowded);
    const choices = trip.pending?.choices.map((choice) => plain(choice.text));
    expect(plain(trip.pending?.text)).toBe(text);
    expect(choices?.[1]).toBe(replace);
    expect(choices?.[3]).toBe(keep);
    expect(plain(trip.pending?.alternatives[0]?.why)).toBe(why);
    const said = textsOf(trip);
    expect(said).toHaveLength(english.length);
    expect(said.filter((one, at) => one === english[at])).toEqual([]);
  });

  it.each([
    ['de', { kind: 'closed' }, 'One ist jetzt geschlossen.', 'Niemand weiß, wann wieder geöffnet ist.'],
    ['fr', { kind: 'closed' }, 'Fermé en ce moment : One.', 'Personne ne sait quand cela rouvre.'],
    ['es', { kind: 'closed' }, 'Cerrado ahora: One.', 'Nadie sabe cuándo vuelve a abrir.'],
    ['ja', { kind: 'closed' }, 'Oneは今閉まっています。', 'いつ再び開くかは分かりません。'],
    ['zh', { kind: 'closed' }, 'One现在关门。', '没人知道什么时候再开。'],
    // From 20 minutes on, and never under it.
    [
      'de',
      { kind: 'delay', value: 40 },
      'Sie kommen 40 Min. zu spät: One. Ihre Grenze: 20 Min.',
      'Die Zeit freihalten',
    ],
    ['ja', { kind: 'delay', value: 40 }, 'Oneに40分遅れます。お客様の基準：20分。', '時間を空けておき、'],
  ] as const)('is told in %s: %j', (language, reading, text, wait) => {
    const story = new TripStory(FIVE).plans({ pace: 'relaxed' });
    story.reports(reading);
    const english = textsOf(tripIn('en', story));
    const trip = tripIn(language, story);
    expect(plain(trip.pending?.text)).toBe(text);
    expect(trip.pending?.choices[0]?.text.startsWith(wait)).toBe(true);
    const said = textsOf(trip);
    expect(said.filter((one, at) => one === english[at])).toEqual([]);
  });

  it.each([
    ['de', 'One wartet und kommt zurück: um 09:30 oder wenn der Andrang unter 70 % liegt.'],
    ['fr', "One attend et revient à 09:30 ou quand l'affluence passe sous 70 %."],
    ['es', 'One espera y vuelve a las 09:30 o cuando la ocupación baje del 70 %.'],
    ['ja', 'Oneは待機中です。09:30、または混雑度が70%を下回ったときに戻ります。'],
    ['zh', 'One在等待，09:30或拥挤度低于70%时回来。'],
  ] as const)('that waits says in %s when it comes back', (language, expected) => {
    const story = new TripStory(FIVE).plans({ pace: 'relaxed' });
    story.reports({ kind: 'crowd', value: 85.5 });
    story.does({ type: 'decide', choice: 'wait' });
    expect(tripIn(language, story).waiting.map(({ text }) => plain(text))).toEqual([expected]);
  });
});

describe('a day', () => {
  const weather = { condition: 'rainy', lowC: 9, highC: 18, rain: 0.3, typical: false, source: INN.source } as const;
  const outdoors = { indoor: false, categories: ['garden'], significance: 4 } as const;
  const story = new TripStory({
    days: [cityDay(DATES[0], { weather })],
    sights: [
      sight('Hall', { significance: 5 }),
      sight('Garden', outdoors),
      sight('Shut', { hours: { [DATES[0]]: [] } }),
    ],
  }).plans({ interests: ['gardens'], mustDo: [] });

  it.each([
    [
      'de',
      'Regen, 9–18 °C, Regenwahrscheinlichkeit 30 %',
      'Passt zu Ihren Interessen: Gärten, nach unserer Einschätzung eine wichtige Sehenswürdigkeit, gleich hier.',
      'Shut ist an den Tagen dieser Reise geschlossen.',
      'Garden bleibt: In der Nähe ist drinnen nichts, das dann sicher offen hat.',
    ],
    [
      'fr',
      'Pluie, 9–18 °C, risque de pluie : 30 %',
      "Correspond à vos centres d'intérêt : jardins, un site important, selon nous, sur place.",
      'Shut est fermé pendant ce voyage.',
      "Garden reste : rien d'assez proche en intérieur n'est ouvert à coup sûr à cette heure.",
    ],
    [
      'es',
      'Lluvia, 9–18 °C, probabilidad de lluvia: 30 %',
      'Coincide con sus intereses: jardines, un lugar importante, a nuestro juicio, aquí mismo.',
      'Shut está cerrado los días de este viaje.',
      'Garden se queda: no hay cerca nada a cubierto que seguro esté abierto entonces.',
    ],
    [
      'ja',
      '雨、9–18 °C、降水確率30%',
      'ご関心（庭園）に合う、主要な見どころ（当方の評価）、すぐここ。',
      'Shutは旅行中の日は閉まっています。',
      'Gardenはそのままです。その時間に確実に開いている屋内の場所が近くにありません。',
    ],
    [
      'zh',
      '有雨，9–18 °C，降水概率30%',
      '符合您的兴趣：园林，主要景点（我们的判断），就在这里。',
      '这次旅行的日子里Shut不开放。',
      'Garden保持不变：附近没有那时确定开放的室内地点。',
    ],
  ] as const)(
    'says in %s what the weather is, why one goes there, and what is left out',
    (language, sky, why, out, rain) => {
      const english = tripIn('en', story);
      const trip = tripIn(language, story);
      expect(plain(trip.days[0]?.weather?.text)).toBe(sky);
      expect(trip.days[0]?.visits.find(({ name }) => name === 'Garden')?.why).toBe(why);
      expect(trip.leftOut.find(({ name }) => name === 'Shut')?.text).toBe(out);
      expect(trip.options[0]?.leftOut.find(({ name }) => name === 'Shut')?.text).toBe(out);
      expect(trip.days[0]?.rain?.map(({ text }) => text)).toEqual([rain]);
      const saidOf = ({ days }: typeof trip) => days.flatMap(({ visits }) => visits.map((visit) => visit.why));
      const inEnglish = saidOf(english);
      expect(saidOf(trip).filter((one, at) => one === inEnglish[at])).toEqual([]);
      expect(trip.hash).toBe(english.hash);
    },
  );
});

describe('a notice', () => {
  // The only sight is closed; an hour for lunch there is, and no table.
  const story = new TripStory({ sights: [sight('Shut', { hours: { [DATES[0]]: [] } }), sight('Hall')] }).offers({
    mustDo: [sight('Shut').id],
  });

  it.each([
    ['de', 'Shut haben Sie sich gewünscht, steht aber nicht im Plan. Shut ist an den Tagen dieser Reise geschlossen.'],
    ['fr', "Shut, que vous aviez demandé, n'est pas dans le plan. Shut est fermé pendant ce voyage."],
    ['es', 'Shut, que usted pidió, no está en el plan. Shut está cerrado los días de este viaje.'],
    ['ja', 'ご希望のShutはプランに入っていません。Shutは旅行中の日は閉まっています。'],
    ['zh', '您想去的Shut不在行程里。这次旅行的日子里Shut不开放。'],
  ] as const)('says in %s what was asked for and is not so, wherever it stands', (language, expected) => {
    const english = tripIn('en', story);
    const trip = tripIn(language, story);
    expect(english.options[0]?.notices?.[0]).toMatch(/^Shut, which you asked for, is not in the plan\./);
    expect(trip.options[0]?.notices?.[0]).toBe(expected);
    expect(trip.options[0]?.days[0]?.notices?.[0]).toBe(expected);
    expect(trip.warnings).toContain(expected);
    expect(trip.warnings).toHaveLength(english.warnings.length);
  });
});
