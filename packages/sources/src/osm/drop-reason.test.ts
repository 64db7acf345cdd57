import { expect, it } from 'vitest';

import { findDropReason } from './drop-reason.ts';

const GONE = 'closed or given up';
const CLOSED_TO_ALL = 'not open to the public (access)';

it.each([
  [{ access: 'private' }, CLOSED_TO_ALL],
  [{ access: 'no' }, CLOSED_TO_ALL],
  [{ access: 'yes' }, undefined],
  [{ opening_hours: 'closed' }, GONE],
  [{ opening_hours: 'Off' }, GONE],
  [{ opening_hours: 'Mo off' }, undefined],
  [{ disused: 'yes' }, GONE],
  [{ abandoned: 'yes' }, GONE],
  [{ disused: 'no' }, undefined],
  [{ historic: 'ruins', abandoned: 'yes' }, undefined],
  [{ historic: 'ruins', disused: 'yes' }, undefined],
  [{ 'disused:amenity': 'cafe' }, GONE],
  [{ 'proposed:railway': 'station' }, GONE],
  [{ 'disused:amenity': 'cafe', amenity: 'restaurant' }, undefined],
  [{ 'disused:amenity': 'cafe', tourism: 'museum' }, GONE],
  [{ 'disused:man_made': 'tower' }, undefined],
  [{ attraction: 'carousel' }, 'part of a zoo or an amusement park'],
  [{ attraction: 'castle' }, undefined],
  [{ tourism: 'attraction', artwork_type: 'statue' }, 'a single work of art'],
  [{ tourism: 'museum', artwork_type: 'statue' }, undefined],
  [{ tourism: 'attraction', artwork_type: 'statue', heritage: '1' }, undefined],
  [{ tourism: 'attraction' }, undefined],
])('%j is left out as: %s', (tags, reason) => {
  expect(findDropReason(tags)).toBe(reason);
});
