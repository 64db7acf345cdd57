import type { Scene } from '@wayfarer/contract';
import { XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';

import { day, HOSTILE_NAMES, leg, plan, visit } from '../../test/make-plan.ts';
import { toPrintPage } from './to-print-page.ts';

function scene(change: Partial<Scene> = {}, colour: string | null = '#2f6fc4'): Scene {
  const work = { id: 1, title: '君の名は。', titleEn: 'Your Name.', titleCn: '你的名字。', colour };
  const named = { name: '須賀神社の男坂', nameEn: 'Stairs of Suga Shrine', nameCn: '须贺神社的男坂' };
  return { work, ...named, episode: 3, seconds: 725, manners: 'People live here: be quiet.', ...change };
}

const WALK = [
  day({
    weather: { text: '10–19 °C (typical for the month)', typical: true },
    visits: [
      visit({ id: 'from', kind: 'transport', arrive: '10:00', depart: '10:00', name: 'Shinjuku Station' }),
      visit({
        id: 'stairs',
        arrive: '10:16',
        depart: '10:24',
        scenes: [scene(), scene({ name: '須賀神社', nameEn: null })],
      }),
      visit({ id: 'to', kind: 'transport', arrive: '10:40', depart: '10:40', name: 'Shinjuku Station' }),
    ],
    legs: [leg({ from: 'from', to: 'stairs', km: 1.2 }), leg({ from: 'stairs', to: 'to', km: 3.1, mode: 'transit' })],
  }),
];
const textOf = (page: string): string =>
  page
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

it('has a cover with what is passed, when, how far and in what weather, and a section for each work', () => {
  const text = textOf(toPrintPage(plan({ title: 'Your Name.', days: WALK, warnings: ['Sample data.'] }), () => null));
  for (const part of [
    'A walk past the scenes of a film or series Your Name.',
    'Days 1 Stops 1 Scenes 2 On foot 1.2 km By transit 3.1 km In all 40 min',
    'Sat 3 April 2027: 10–19 °C (typical for the month)',
    'Typical for the month, not a forecast',
    '須賀神社の男坂 · 须贺神社的男坂 Your Name., episode 3, 12:05',
    'Stop Place Seen in You are there 1 Stairs of Suga Shrine 須賀神社の男坂 · 须贺神社的男坂 episode 3, 12:05 10:16',
  ])
    expect(text).toContain(part);
  // The cover tells what to mind, so it is not told again at the end; nor is how to behave at both scenes.
  expect(text.match(/Sample data\./g)).toHaveLength(1);
  expect(text.match(/People live here/g)).toHaveLength(1);
});

it('draws a stop in the colour of its work, and takes nothing else for a colour', () => {
  const page = toPrintPage(plan({ days: WALK }), () => null);
  expect(page).toContain('<circle r="10" style="fill: #2f6fc4"/>');
  const sly = [day({ visits: [visit({ scenes: [scene({}, 'red; background: url(x)')] })] })];
  expect(toPrintPage(plan({ days: sly }), () => null)).not.toContain('url(');
});

it('has no cover where no scene is passed, and says where a walk is a part of a longer trip', () => {
  expect(toPrintPage(plan(), () => null)).not.toContain('class="cover"');
  expect(textOf(toPrintPage(plan({ days: [...WALK, day({ date: '2027-04-04' })] }), () => null))).toContain(
    'With a walk past',
  );
});

it('adds up days: stops, scenes, ways and hours; a day without visits has none', () => {
  const other = { id: 2, title: '言の葉の庭', titleEn: null, titleCn: '言叶之庭', colour: null };
  const [first] = WALK;
  if (!first) throw new Error('There is a day.');
  const second = day({
    date: '2027-04-04',
    visits: [
      visit({
        id: 'a',
        arrive: '10:00',
        depart: '11:30',
        scenes: [scene({ work: other, nameCn: null, seconds: null })],
      }),
    ],
    legs: [leg({ from: 'a', to: 'b', km: 0.25 }), leg({ from: 'b', to: 'c', km: 0.4, mode: 'bus' })],
  });
  const page = toPrintPage(plan({ days: [first, second, day({ date: '2027-04-05', visits: [] })] }), () => null);
  const text = textOf(page);
  for (const part of [
    'With a walk past the scenes of 2 films and series Osaka to Kyoto Your Name. 君の名は。 · 你的名字。 言の葉の庭 · 言叶之庭',
    // From ten to twenty to eleven at the station, and the hour and a half of the only stop: 1.2 and 0.25 km, 3.1 and 0.4 km.
    'Days 3 Stops 2 Scenes 3 On foot 1.5 km By transit 3.5 km In all 2 h 10 min',
    'Sun 4 April 2027: not known',
    'Sat 1 Stairs of Suga Shrine 須賀神社の男坂 · 须贺神社的男坂 episode 3, 12:05 10:16',
    'Sun 1 Stairs of Suga Shrine 須賀神社の男坂 episode 3 10:00',
    'Sat 1 須賀神社 须贺神社的男坂 episode 3, 12:05 10:16',
  ])
    expect(text).toContain(part);
});

it('counts a walk that ends after midnight on', () => {
  const bed = visit({ id: 'from', kind: 'stay', arrive: '22:30', depart: '22:45' });
  const late = visit({ id: 'late', arrive: '23:30', depart: '00:10', scenes: [scene()] });
  const back = { ...bed, id: 'to', arrive: '00:30', depart: '00:30' };
  const text = textOf(toPrintPage(plan({ days: [day({ visits: [bed, late, back] })] }), () => null));
  expect(text).toContain('In all 1 h 45 min');
});

it('names a work by its title in English, then in Japanese and Chinese where those are others', () => {
  const named = (over: object) => {
    const work = { ...scene().work, ...over };
    const visits = [visit({ scenes: [scene({ work, nameEn: 'A', nameCn: null, episode: null, seconds: null })] })];
    return textOf(toPrintPage(plan({ days: [day({ visits })] }), () => null));
  };
  expect(named({})).toContain('film or series Osaka to Kyoto Your Name. 君の名は。 · 你的名字。 Sat');
  expect(named({ titleEn: '君の名は。' })).toContain('Osaka to Kyoto 君の名は。 · 你的名字。 Sat');
  expect(named({ titleEn: null, titleCn: '君の名は。' })).toContain('Osaka to Kyoto 君の名は。 Sat');
  expect(named({ titleCn: null })).toContain('Osaka to Kyoto Your Name. 君の名は。 Sat');
  // Nobody knows in which episode it is seen.
  expect(named({})).toContain('須賀神社の男坂 Your Name. People live here');
  expect(named({})).toContain('A 須賀神社の男坂 – 09:16');
});

it('draws works and their stops in their colours', () => {
  const page = toPrintPage(plan({ days: WALK }), () => null);
  expect(page).toContain('<span class="dot" style="background: #2f6fc4"></span>');
  expect(page).toContain('<span class="number" style="background: #2f6fc4; color: #ffffff">1</span>');
  const plain = [day({ visits: [visit({ scenes: [scene({}, null)] })] })];
  expect(toPrintPage(plan({ days: plain }), () => null)).toContain('<span class="number">1</span>');
});

it('shows the map of a walk of one day in front, and maps with the days of a longer one', () => {
  const figures = (days: typeof WALK) =>
    toPrintPage(plan({ days }), () => null)
      .split('<main>')
      .map((part) => part.split('<figure>').length - 1);
  expect(figures(WALK)).toEqual([1, 0]);
  expect(figures([...WALK, day({ date: '2027-04-04' })])).toEqual([0, 2]);
  expect(figures([day()])).toEqual([0, 1]);
});

it('lists up to two stops that have nothing indoors near them', () => {
  const swap = (text: string) => ({
    ...{ visitId: 'a', placeId: null, name: null, arrive: '10:16', depart: '10:24', text },
  });
  const text = textOf(toPrintPage(plan({ days: [day({ rain: [swap('A stays.'), swap('B stays.')] })] }), () => null));
  expect(text).toContain('If it rains: A stays. B stays.');
  expect(textOf(toPrintPage(plan(), () => null))).not.toContain('If it rains');
});

it('counts stops that have nothing indoors near them when it rains', () => {
  const swap = (name: string | null, text: string) => ({
    ...{ visitId: 'stairs', placeId: null, name, arrive: '10:16', depart: '10:24', text },
  });
  const rain = [
    swap(null, 'A stays.'),
    swap('Museum', 'Museum instead of B.'),
    swap(null, 'C stays.'),
    swap(null, 'D stays.'),
  ];
  const text = textOf(toPrintPage(plan({ days: [day({ rain })] }), () => null));
  expect(text).toContain('Museum instead of B. 3 stops stay as they are');
  expect(text).not.toContain('C stays.');
});

it.each(HOSTILE_NAMES)('takes %j for a name, whatever it looks like', (name) => {
  const scenes = [scene({ name, nameEn: name, nameCn: name, episode: name, manners: name })];
  const page = toPrintPage(plan({ title: name, days: [day({ visits: [visit({ scenes })] })] }), () => null);
  const body = page.slice(page.indexOf('<body>'), page.indexOf('</body>') + '</body>'.length);
  expect(XMLValidator.validate(body)).toBe(true);
  expect(page).not.toContain('<script');
});
