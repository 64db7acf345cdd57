import type { PlaceId } from '@wayfarer/trip';
import { formatTime } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { NameFinder } from './name-finder.ts';
import type { PastedEntry, PastedPlan } from './pasted-plan.ts';
import { readPastedPlan } from './read-pasted.ts';

/** `visit Louvre 09:00-11:00 book`, a line an entry; days as `Day 1`, what stands in none under `-`. */
function linesOf({ days, loose }: PastedPlan): readonly string[] {
  const all = days.flatMap(({ nth, entries }) => [`Day ${nth}`, ...entries.map(lineOf)]);
  return loose.length === 0 ? all : [...all, '-', ...loose.map(lineOf)];
}

function lineOf({ kind, meal, name, at, until, part, minutes, marks }: PastedEntry): string {
  const time =
    at === undefined ? part : until === undefined ? formatTime(at) : `${formatTime(at)}-${formatTime(until)}`;
  const length = minutes === undefined ? undefined : `${minutes}m`;
  return [meal ?? kind, name, time, length, ...marks].filter((word) => word !== undefined).join(' ');
}

const read = (text: string, known: readonly string[] = []): readonly string[] =>
  linesOf(
    readPastedPlan(text, {
      find: (where) =>
        known.flatMap((name) => (where.includes(name) ? [{ index: where.indexOf(name), text: name }] : [])),
    }),
  );

it("reads an assistant's days in Markdown, without its greeting, tips and offers", () => {
  const text = `Hi! Here's your weekend in Kyoto 😊

## Day 1 (Sat 3 April): Eastern hills
- 9:00 AM – **Kiyomizu-dera** (2 hours)
- **Lunch:** Omen near the canal
- 2pm: Ginkaku-ji, then walk the Philosopher's Path
- Dinner at Gion Tokuya (book ahead)
### Day 2: Arashiyama
**Morning**
* Bamboo Grove + Tenryu-ji
**Evening**
* 🍜 Dinner in Pontocho
**Tips:**
- Buy a Suica card
Would you like me to add hotels?`;
  expect(read(text)).toEqual([
    'Day 1',
    'visit Kiyomizu-dera 09:00 120m',
    'lunch Omen',
    'visit Ginkaku-ji 14:00',
    "visit Philosopher's Path",
    'dinner Gion Tokuya book',
    'Day 2',
    'visit Bamboo Grove morning',
    'visit Tenryu-ji morning',
    'dinner Pontocho',
  ]);
});

it('reads the sentences of a friend', () => {
  const text =
    "so: On Monday we start at the Louvre around 9am, then walk to Sainte-Chapelle and have lunch at Breizh Café before the Musée d'Orsay at 3pm. On Tuesday it's the Catacombs.";
  const plan = readPastedPlan(text);
  expect(plan.days.map(({ written }) => written)).toEqual([{ weekday: 1 }, { weekday: 2 }]);
  expect(linesOf(plan)).toEqual([
    'Day 1',
    'visit Louvre 09:00',
    'visit Sainte-Chapelle',
    'lunch Breizh Café',
    "visit Musée d'Orsay 15:00",
    'Day 2',
    'visit Catacombs',
  ]);
});

it('reads a list of ideas, with what is said of each', () => {
  const text = `- Casa Lluna — timed entry, book a week out
- Museo del Faro - closed Mondays
- r/harbours: Bar Ancla — walk-in only
- From Rosa: "that tiny bar by the pier, can't remember the name"
- Day trip: Isla Verde — ferry at dawn
- Monte Viejo — Isla Verde, steep path
- Museo del faro — already on the list
- Canal cruise, maybe`;
  expect(read(text)).toEqual([
    '-',
    'visit Casa Lluna book',
    'visit Museo del Faro hours',
    'visit Bar Ancla',
    "vague that tiny bar by the pier, can't remember the name unsure",
    'visit Isla Verde day-trip',
    'visit Monte Viejo day-trip',
    'visit Museo del faro again',
    'vague Canal cruise unsure',
  ]);
});

describe('a table', () => {
  it('with a column of days deals its rows out', () => {
    const text = `| Day | Time | Activity | Notes |
|---|---|---|---|
| 1 | 09:00 | Harbour Museum | closed Tuesdays |
| 1 | 13:00 | Lunch at Polo | |
| 2 | 10:00–12:00 | Old Lighthouse | book |`;
    expect(read(text)).toEqual([
      'Day 1',
      'visit Harbour Museum 09:00 hours',
      'lunch Polo 13:00',
      'Day 2',
      'visit Old Lighthouse 10:00-12:00 book',
    ]);
  });

  it('of cells with tabs is one day', () => {
    expect(read('Time\tPlace\n9:30\tHarbour Museum\n11:00\tOld Lighthouse')).toEqual([
      'Day 1',
      'visit Harbour Museum 09:30',
      'visit Old Lighthouse 11:00',
    ]);
  });
});

it.each([
  [
    'Tag 1 – Montag, 5. Mai\n09:30 Uhr Besuch des Doms\n12.30 Uhr Mittagessen im Anker',
    ['visit Doms 09:30', 'lunch Anker 12:30'],
  ],
  ['Jour 1\n10h30 visite du Panthéon\ndéjeuner au Café de Flore', ['visit Panthéon 10:30', 'lunch Café de Flore']],
  ['Día 1\n9:00 Visita al Museo del Prado\nCena en Casa Lucio', ['visit Museo del Prado 09:00', 'dinner Casa Lucio']],
  [
    '1日目（土）\n9:00 清水寺\n昼食：おめん\n午後 銀閣寺',
    ['visit 清水寺 09:00', 'lunch おめん', 'visit 銀閣寺 afternoon'],
  ],
  ['第1天\n上午 参观清水寺\n晚餐：祇园', ['visit 清水寺 morning', 'dinner 祇园']],
])('reads other languages: %s', (text, entries) => {
  expect(read(text)).toEqual(['Day 1', ...entries]);
});

describe('names that hold an "and"', () => {
  it('stay whole where the text alone cannot tell', () => {
    expect(read('- Museum of Arts and Design')).toEqual(['-', 'visit Museum of Arts and Design']);
  });

  it('are two where both are known, and one where one is', () => {
    const text = '- Kinkaku-ji and Ryoan-ji\n- Arts and Crafts Museum';
    expect(read(text, ['Kinkaku-ji', 'Ryoan-ji', 'Arts and Crafts Museum'])).toEqual([
      '-',
      'visit Kinkaku-ji',
      'visit Ryoan-ji',
      'visit Arts and Crafts Museum',
    ]);
  });
});

it('takes a known name inside of a longer one for another place', () => {
  const text = 'On Friday we start with Brimstone Arcade from 9:15 to 10:15, then walk to Miradouro da Graça (11:00).';
  expect(read(text, ['Arcade'])).toEqual([
    'Day 1',
    'visit Brimstone Arcade 09:15-10:15',
    'visit Miradouro da Graça 11:00',
  ]);
  expect(read('Day 1\nMiradouro da Graça (11:00)')).toEqual(['Day 1', 'visit Miradouro da Graça 11:00']);
});

it('reads beds and ways as what they are', () => {
  const text = 'Day 1\nHotel: Casa Azul\nTrain to Girona\n15:00 check in at Casa Azul\nBack to hotel';
  expect(read(text)).toEqual(['Day 1', 'stay Casa Azul', 'way Girona', 'stay Casa Azul 15:00', 'stay Back to hotel']);
});

it.each([
  [
    '{"days":[{"date":"2027-05-03","visits":[{"name":"Old Lighthouse","arrive":"10:00","depart":"11:30"},{"name":"Polo","kind":"meal","meal":"lunch"}]}]}',
  ],
  [
    '```json\n{"itinerary":{"day1":[{"place":"Old Lighthouse","time":"10:00-11:30"},{"activity":"Polo","type":"lunch"}]}}\n```',
  ],
  [
    '[{"day":1,"title":"Old Lighthouse","start":"2027-05-03T10:00:00","end":"2027-05-03T11:30:00"},{"day":1,"name":"Polo","type":"lunch"}]',
  ],
])('reads JSON whatever its names: %s', (text) => {
  expect(read(text)).toEqual(['Day 1', 'visit Old Lighthouse 10:00-11:30', 'lunch Polo']);
});

it('names nothing that the text has not', () => {
  expect(read('Have a great trip! Total cost: about €500 per person.\nAny thoughts?')).toEqual([]);
  expect(read('')).toEqual([]);
  expect(read('{"hello": "world"}')).toEqual([]);
});

it.each(['A and ', '(', 'a, ', 'and ', 'visit the ', 'A-', '- ', '9:00 ', 'Day 1 ', '清水寺、'])(
  'reads a long hostile text in time that grows with it: %j',
  (piece) => {
    const text = piece.repeat(Math.floor(20_000 / piece.length));
    const started = performance.now();
    const { days, loose } = readPastedPlan(text);
    const finder = new NameFinder([{ place: 'place_x' as PlaceId, kind: 'sight', names: ['A and B'] }]);
    for (const { name } of [...days.flatMap(({ entries }) => entries), ...loose]) finder.find(name);
    expect(performance.now() - started).toBeLessThan(2_000);
  },
);
