import type { PlaceId, VisitId } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { KYOTO } from '../../test/kyoto-context.ts';
import { PARIS } from '../../test/paris-context.ts';
import type { Frame, Language } from './frame.ts';
import { readMessage } from './read-message.ts';
import type { InFocus, TripContext } from './trip-context.ts';

const visit = (id: string) => `visit_${id}` as VisitId;
const LOUVRE: InFocus = { role: 'named', age: 1, visit: visit('2027-06-10-louvre'), date: '2027-06-10' };
const ORSAY: InFocus = { role: 'named', age: 1, visit: visit('2027-06-11-orsay'), date: '2027-06-11' };

const read = (text: string, focus: readonly InFocus[], on: TripContext = PARIS) =>
  readMessage(text, { ...on, focus, language: on.language });
const framesOf = (text: string, focus: readonly InFocus[], on?: TripContext): readonly Frame[] =>
  read(text, focus, on).frames;
const edit = (of: object): Frame => ({ act: 'edit', edit: of }) as Frame;

describe('a stop that is missing', () => {
  it.each<[Language, string]>([
    ['en', 'remove it'],
    ['de', 'streich das'],
    ['fr', 'enlève-le'],
    ['es', 'quítalo'],
  ])('is the one in focus: %s', (language, text) => {
    const frames = framesOf(text, [LOUVRE], { ...PARIS, language });
    expect(frames).toEqual([edit({ type: 'remove', visit: LOUVRE.visit })]);
  });

  it('is the one that was spoken of last, whoever did', () => {
    const told: InFocus = { ...ORSAY, role: 'told' };
    expect(framesOf('an hour longer there', [told, LOUVRE])).toEqual([
      edit({ type: 'length', visit: ORSAY.visit, by: 60 }),
    ]);
  });

  it('is asked for where two are in focus alike, with these two to choose from', () => {
    expect(framesOf('remove it', [LOUVRE, ORSAY])).toMatchObject([
      {
        act: 'ask',
        about: 'which-stop',
        choices: [
          { frame: edit({ type: 'remove', visit: LOUVRE.visit }) },
          { frame: edit({ type: 'remove', visit: ORSAY.visit }) },
        ],
      },
    ]);
  });

  it('is asked for where nothing was spoken of for two messages', () => {
    expect(framesOf('an hour longer', [{ ...LOUVRE, age: 3 }])).toMatchObject([{ act: 'ask' }]);
  });

  it('is asked for where what was spoken of last is not in the plan', () => {
    const rodin: InFocus = { role: 'told', age: 1, place: 'place_rodin' as PlaceId };
    expect(framesOf('an hour longer there', [rodin, LOUVRE])).toMatchObject([{ act: 'ask', about: 'which-stop' }]);
  });
});

describe('"the museum"', () => {
  it('is the one in focus, else the one of the day that was spoken of, else asked for', () => {
    const remove = (id: string) => [edit({ type: 'remove', visit: visit(id) })];
    expect(framesOf('remove the museum', [ORSAY])).toEqual(remove('2027-06-11-orsay'));
    expect(framesOf('remove the museum', [{ role: 'told', age: 1, date: '2027-06-10' }])).toEqual(
      remove('2027-06-10-louvre'),
    );
    expect(framesOf('remove the museum on friday', [LOUVRE])).toEqual(remove('2027-06-11-orsay'));
    expect(framesOf('remove the museum', [])).toMatchObject([{ act: 'ask', about: 'which-stop' }]);
  });

  it('is the other one where one says so', () => {
    expect(framesOf('remove the other museum', [ORSAY])).toEqual([
      edit({ type: 'remove', visit: visit('2027-06-10-louvre') }),
    ]);
  });

  it('is the one beside what is named', () => {
    expect(framesOf('remove the temple after lunch', [], KYOTO)).toMatchObject([{ act: 'ask' }]);
    expect(framesOf('remove the museum before lunch', [{ role: 'named', age: 1, date: '2027-06-11' }])).toEqual([
      edit({ type: 'remove', visit: visit('2027-06-11-orsay') }),
    ]);
  });
});

describe('a day', () => {
  it('is the one that was spoken of where it is "that day"', () => {
    const friday: InFocus = { role: 'told', age: 1, date: '2027-06-11' };
    expect(framesOf('start at 10 that day', [friday])).toEqual([
      edit({ type: 'hours', date: '2027-06-11', start: 600 }),
    ]);
    expect(framesOf('start at 10', [])).toEqual([edit({ type: 'hours', date: null, start: 600 })]);
  });

  it('is the one that the message before was about, and nothing in it', () => {
    const friday: InFocus = { role: 'told', age: 1, date: '2027-06-11' };
    expect(framesOf('too early, start at 10', [friday])).toEqual([
      edit({ type: 'hours', date: '2027-06-11', start: 600 }),
    ]);
    const every = [edit({ type: 'hours', date: null, start: 600 })];
    expect(framesOf('start at 10', [{ ...friday, age: 2 }])).toEqual(every);
    expect(framesOf('start at 10', [{ ...friday, visit: visit('2027-06-10-louvre') }])).toEqual(every);
  });
});

it('takes a dish after a meal for what to eat there', () => {
  const dinner: InFocus = { role: 'told', age: 1, date: '2027-06-11', meal: 'dinner' };
  expect(framesOf('something with ramen or whatever', [dinner])).toMatchObject([
    { act: 'wish', wish: { kind: 'propose', edits: [{ type: 'meal', meal: 'dinner', date: '2027-06-11' }] } },
  ]);
});

it('tells what a message names, the last of it first', () => {
  expect(read('is the Louvre nicer than the Orsay?', []).named).toMatchObject(
    [ORSAY, LOUVRE].map((each) => ({ visit: each.visit })),
  );
});
