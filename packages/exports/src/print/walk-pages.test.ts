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
