import type { Edit } from '@wayfarer/edits';
import type { PlaceId, VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { expect, it } from 'vitest';

import { DATES, eatery, sight, TripStory, yen } from '../../test/trip-story.ts';
import { listNamedKinds } from './named-kinds.ts';

const [MONDAY] = DATES;
const VISIT = 'visit_2027-04-05-kyoto-one' as VisitId;
const story = new TripStory({ sights: [sight('One'), sight('Two')], eateries: [eatery('Soba')] }).plans();
story.does({ type: 'edit', edit: { type: 'lock', visit: VISIT } });

it.each<[Edit, readonly string[]]>([
  [{ type: 'stay', by: { wish: 'nearer' } }, ['stay']],
  [{ type: 'budget', limit: yen(1) }, ['budget']],
  [{ type: 'dates', start: MONDAY, end: MONDAY }, ['dates', 'stay', 'transport', 'city', 'budget']],
  [{ type: 'arrival', at: minute(600) }, ['transport']],
  [{ type: 'unlock', visit: VISIT }, ['appointment']],
  // It names what is fixed.
  [{ type: 'remove', visit: VISIT }, ['appointment']],
  [{ type: 'remove', visit: 'visit_2027-04-05-kyoto-two' as VisitId }, []],
  [{ type: 'add', place: 'place_kyoto-two' as PlaceId }, []],
  [{ type: 'hours', date: null, start: minute(600) }, []],
])('%j names %j', (edit, kinds) => {
  const { journey } = story.state;
  expect(journey && listNamedKinds(journey, edit)).toEqual(kinds);
});
