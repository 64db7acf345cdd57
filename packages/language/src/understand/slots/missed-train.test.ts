import { expect, it } from 'vitest';

import { framesFor } from '../../../test/hand-clause.ts';
import { KYOTO } from '../../../test/kyoto-context.ts';
import type { KnownStop } from '../trip-context.ts';

const TRAIN = {
  ...{ visit: 'visit_train', place: 'place_kyoto-station', kind: 'transport', date: KYOTO.days[0]?.date },
  ...{ arrive: 435, depart: 585, locked: false, done: false },
} as KnownStop;
/** The train is in at 09:45. */
const AHEAD = { ...KYOTO, isUnderWay: false, stops: [TRAIN, ...KYOTO.stops] };

it('a train that is missed asks when they arrive: an hour later, two, or in the evening', () => {
  const [frame] = framesFor('delay', 'we missed our train', { context: AHEAD });
  expect(frame).toMatchObject({
    act: 'ask',
    about: 'when-arrive',
    choices: [
      { text: '10:45', frame: { act: 'edit', edit: { type: 'arrival', at: 645 } } },
      { text: '11:45' },
      { text: '19:00' },
    ],
  });
});

it('a delay that is told is none of the journey', () => {
  expect(framesFor('delay', 'we are late', { context: AHEAD })).toMatchObject([{ act: 'ask', about: 'how-late' }]);
});

it('full days are as full as it gets', () => {
  const pace = (words: string): unknown => framesFor('pace-faster', words, { context: AHEAD });
  expect(pace('we can do more, pack it full')).toEqual([
    { act: 'edit', edit: { type: 'pace', date: null, pace: 'packed' } },
  ]);
  expect(pace('a bit faster')).toEqual([{ act: 'edit', edit: { type: 'pace', date: null, pace: 'faster' } }]);
});
