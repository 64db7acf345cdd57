import { nodeDigest } from '@wayfarer/archon/node';
import type { Edit, ShareFile, Trip } from '@wayfarer/contract';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Workshop } from '../src/index.ts';
import { chosenTrip, openHouse } from './house.ts';

/** Somebody says more of themselves than a plan needs. */
const SAID = 'my aunt Philomena snores, call me on +44 20 7946 0958';

const here = openHouse().concierge;
let id = '';
let file: ShareFile;
let trip: Trip;

beforeAll(async () => {
  id = await chosenTrip(here);
  await here.write(id, 'message', { text: SAID });
  const first = (await here.getTrip(id)).days[0]?.visits.find(({ kind }) => kind === 'place');
  await here.write(id, 'edit', { edit: { type: 'remove', visit: first?.id ?? '' } });
  await here.write(id, 'autonomy', { autonomy: 'small-changes' });
  trip = await here.getTrip(id);
  file = await here.shareTrip(id);
});

/** Parts of a file that are changed here. */
interface Changeable {
  readonly facts: object[];
  readonly gathered: { readonly places: { name: string; readonly source: object }[] };
  readonly journey: { readonly days: readonly { readonly visits: readonly object[] }[] };
}

/** Its names in order, as a digest wants it. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([name, item]) => [name, sorted(item)]));
}

/** The file with something else in it, and a digest that fits. */
function changed(change: (trip: Changeable) => void): string {
  const copy = structuredClone(file) as unknown as { trip: Changeable; digest: string };
  change(copy.trip);
  copy.digest = nodeDigest(JSON.stringify(sorted(copy.trip)));
  return JSON.stringify(copy);
}

describe('a long file', () => {
  /** Longer than what is read at once, and no trip. */
  const LONG = `[${'{},'.repeat(50_000)}{}]`;

  function withWorkshop(code: string) {
    const tasks: string[] = [];
    const workshop: Workshop = {
      async run({ task }) {
        tasks.push(task);
        throw Object.assign(new Error('Not done.'), { code });
      },
      ...{ waiting: 256, running: 0, countBefore: () => 0 },
    };
    return { tasks, concierge: openHouse({ workshop }).concierge };
  }

  it('is read where trips are planned, and to be sent again when that takes too long', async () => {
    const { tasks, concierge } = withWorkshop('job-timeout');
    await expect(concierge.openShare(LONG)).rejects.toMatchObject({ code: 'not-in-time', retryAfterSeconds: 10 });
    expect(tasks).toEqual(['read-share']);
  });

  it('is to be sent again where too much waits to be planned', async () => {
    const { concierge } = withWorkshop('queue-full');
    await expect(concierge.openShare(LONG)).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 10 });
  });
});

describe('a shared trip on another installation', () => {
  it('is the same plan, with the same hash', async () => {
    const opened = await openHouse().concierge.openShare(JSON.stringify(file));
    expect(opened.hash).toBe(trip.hash);
    expect(file.hash).toBe(trip.hash);
    expect(opened.days).toEqual(trip.days);
    expect(opened.leftOut).toEqual(trip.leftOut);
    expect(opened.costs).toEqual(trip.costs);
    expect(opened.options).toEqual(trip.options);
    expect(opened.attributions).toEqual(trip.attributions);
    expect([opened.title, opened.mode, opened.selected]).toEqual([trip.title, 'FINALIZE', trip.selected]);
  });

  it('is gone on with there as here: edits, readings and decisions come to the same plan', async () => {
    const there = openHouse().concierge;
    const { id: other } = await there.openShare(JSON.stringify(file));
    const stop = trip.days[1]?.visits.find(({ kind }) => kind === 'place');
    const edit: Edit = { type: 'length', visit: stop?.id ?? '', minutes: 50 };
    const [mine, theirs] = [await here.write(id, 'edit', { edit }), await there.write(other, 'edit', { edit })];
    expect(theirs.hash).toBe(mine.hash);
    expect(mine.hash).not.toBe(trip.hash);
    await here.write(id, 'undo', {});
    expect((await there.write(other, 'undo', {})).hash).toBe(trip.hash);

    const asked = await there.write(other, 'reading', { kind: 'closed' });
    expect(asked.pending?.visitId).toBe(asked.nextVisitId);
    expect((await there.write(other, 'decision', { choice: 'skip' })).hash).not.toBe(trip.hash);
  });

  it('can be planned anew when its wishes change', async () => {
    const there = openHouse().concierge;
    const { id: other } = await there.openShare(JSON.stringify(file));
    const asked = await there.write(other, 'message', { text: 'make it a low budget' });
    expect(asked.questions.at(-1)?.chips).toEqual(['Approve', 'Keep my plan']);
    const changedPlan = await there.write(other, 'approval', { approved: true });
    expect(changedPlan.facts.find(({ name }) => name === 'budgetLevel')?.value).toBe('low');
    expect(changedPlan.days).toHaveLength(3);
  });

  it('lets another of its options be chosen, and that be taken back', async () => {
    const there = openHouse().concierge;
    const { id: other } = await there.openShare(JSON.stringify(file));
    const second = await there.write(other, 'selection', { option: 2 });
    expect(second.selected).toBe(trip.options[1]?.id);
    expect((await there.write(other, 'undo', {})).hash).toBe(trip.hash);
  });

  it('is begun once for one key, however often it is sent', async () => {
    const { concierge, log } = openHouse();
    const text = JSON.stringify(file);
    const [first, again] = [
      await concierge.openShare(text, { key: 'k' }),
      await concierge.openShare(text, { key: 'k' }),
    ];
    expect(again.id).toBe(first.id);
    expect(await concierge.listTripIds()).toEqual([first.id]);
    expect((await log.read(first.id)).map(({ type }) => type)).toEqual(['trip-opened', 'message-sent']);
  });

  it('can be shared on, as the same file', async () => {
    const there = openHouse().concierge;
    const { id: other } = await there.openShare(JSON.stringify(file));
    expect(await there.shareTrip(other)).toEqual(file);
  });

  it('can be chosen from before anything is chosen', async () => {
    const started = await here.createTrip({
      text: 'Two days in Kyoto for one, 3 to 4 April 2027, from Osaka, mid budget, moderate pace, temples, I eat everything, crowds are fine',
    });
    const there = openHouse().concierge;
    const opened = await there.openShare(JSON.stringify(await here.shareTrip(started.id)));
    expect([opened.hash, opened.selected, opened.days]).toEqual([started.hash, null, []]);
    expect(opened.options).toEqual(started.options);
    const [mine, theirs] = [
      await here.write(started.id, 'selection', { option: 2 }),
      await there.write(opened.id, 'selection', { option: 2 }),
    ];
    expect(theirs.hash).toBe(mine.hash);
  });
});

it('a copy is another trip with the same plan', async () => {
  const copy = await here.copyTrip(id);
  expect(copy.id).not.toBe(id);
  expect(copy.hash).toBe((await here.getTrip(id)).hash);
  await here.write(copy.id, 'selection', { option: 3 });
  expect((await here.getTrip(id)).hash).toBe(trip.hash);
});

it('keeps twenty plans of a trip and its copies, and refuses another until one is erased', async () => {
  const first = await here.openShare(JSON.stringify(await here.shareTrip(id)));
  const copies: string[] = [];
  for (let kept = 1; kept < 20; kept += 1) {
    // Copies of copies count for the trip that all of them come from.
    const { id: copy } = await here.copyTrip(copies.at(-1) ?? first.id, { key: `copy ${kept}` });
    copies.push(copy);
  }
  const before = await here.listTripIds();
  const refused = { code: 'too-many-copies', message: expect.stringMatching(/^20 plans .*Erase one .*Nothing was/) };
  await expect(here.copyTrip(first.id)).rejects.toMatchObject(refused);
  await expect(here.copyTrip(copies[3] ?? '', { key: 'another' })).rejects.toMatchObject(refused);
  expect(await here.listTripIds()).toEqual(before);
  // What was done already is answered, and other trips have their own twenty.
  expect((await here.copyTrip(copies[17] ?? '', { key: 'copy 19' })).id).toBe(copies[18]);
  const other = await here.copyTrip(id);
  await here.eraseTrip(copies[3] ?? '');
  const again = await here.copyTrip(first.id);
  expect(again.hash).toBe(first.hash);
  expect(again.messages.at(-1)?.text).toContain('This trip is a copy.');
  for (const one of [first.id, ...copies, other.id, again.id].filter((trip) => trip !== copies[3]))
    await here.eraseTrip(one);
});

it('a trip without a plan cannot be shared', async () => {
  const { id: empty } = await here.createTrip({});
  await expect(here.shareTrip(empty)).rejects.toMatchObject({ code: 'no-plan-chosen' });
});

it('holds nothing that was said, allowed or reported', () => {
  const text = JSON.stringify(file);
  for (const word of ['Philomena', 'snores', '7946', 'small-changes', 'autonomy', 'messages', 'readings', id])
    expect(text).not.toContain(word);
  expect(file.trip.journey).not.toHaveProperty('at');
  expect(trip.messages.map((message) => message.text).join()).toContain('Philomena');
});

describe('a file that is no good is refused, and nothing is written', () => {
  const text = (): string => JSON.stringify(file);
  const cases: readonly (readonly [string, () => string, string, RegExp])[] = [
    ['is cut off', () => text().slice(0, -100), 'unreadable-share-file', /no JSON; perhaps it was cut off/],
    ['is empty', () => '', 'unreadable-share-file', /no JSON/],
    ['is something else', () => '{"type":"FeatureCollection"}', 'unreadable-share-file', /no trip that Wayfarer/],
    ['is null', () => 'null', 'unreadable-share-file', /no trip that Wayfarer/],
    ['is later', () => JSON.stringify({ ...file, version: 2 }), 'later-share-file', /of version 2; .* up to 1/],
    ['is of no version', () => JSON.stringify({ ...file, version: '1' }), 'unreadable-share-file', /At version/],
    ['is too large', () => ' '.repeat(8 * 1024 * 1024 + 1), 'share-file-too-large', /larger than 8 MB/],
    [
      'was changed',
      () => text().replace('"locked":false', '"locked":true'),
      'unreadable-share-file',
      /its digest is another/,
    ],
    [
      'reaches for the prototype',
      () => text().replace('"trip":{', '"trip":{"__proto__":{"isAdmin":true},'),
      'unreadable-share-file',
      /property called "__proto__"/,
    ],
    [
      'is deep',
      () => `{"format":"wayfarer-trip","version":1,"x":${'['.repeat(60)}${']'.repeat(60)}}`,
      'unreadable-share-file',
      /too deep/,
    ],
    [
      'allows something',
      () => changed((one) => one.facts.push({ name: 'autonomy', value: 'small-changes', text: 'x', status: 'stated' })),
      'unreadable-share-file',
      /At trip\.facts\.\d+\.name/,
    ],
    [
      'has a fact of another kind',
      () => changed((one) => Object.assign(one.facts[0] ?? {}, { name: 'destinations', value: 'kyoto' })),
      'unreadable-share-file',
      /At trip\.facts\.0\.value/,
    ],
    [
      'leads to a script',
      () => changed((one) => Object.assign(one.gathered.places[0]?.source ?? {}, { url: 'javascript:alert(1)' })),
      'unreadable-share-file',
      /At trip\.gathered\.places\.0\.source\.url/,
    ],
    [
      'names a place that is not there',
      () => changed((one) => Object.assign(one.journey.days[0]?.visits[0] ?? {}, { place: 'place_nowhere' })),
      'unreadable-share-file',
      /the place "place_nowhere" is not in the file/,
    ],
    [
      'is in no zone',
      () => changed((one) => Object.assign(one.journey.days[0] ?? {}, { zone: 'Mars/Phobos' })),
      'unreadable-share-file',
      /"Mars\/Phobos" is no time zone/,
    ],
    [
      'chooses what is not offered',
      () => changed((one) => Object.assign(one, { selected: 'option_9' })),
      'unreadable-share-file',
      /No option is called "option_9"/,
    ],
  ];

  it.each(cases)('%s', async (_, hostile, code, message) => {
    const { concierge } = openHouse();
    const problem = await concierge.openShare(hostile()).catch((error: unknown) => error as Error);
    expect(problem).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(await concierge.listTripIds()).toEqual([]);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  it('but names that hold a script are names, and stay what they are', async () => {
    const name = '<script>alert(1)</script>"]]>\u202e';
    const hostile = changed((one) => {
      for (const place of one.gathered.places) place.name = name;
    });
    const opened = await openHouse().concierge.openShare(hostile);
    expect(opened.days.flatMap(({ visits }) => visits).some((visit) => visit.name.includes('<script>'))).toBe(true);
  });
});
