import { expect, it } from 'vitest';

import { categoriesOf } from './categories-of.ts';

it.each<[Record<string, string>, readonly string[]]>([
  [{}, ['landmark']],
  [{ tourism: 'museum' }, ['museum']],
  [{ amenity: 'place_of_worship' }, ['church']],
  [{ amenity: 'place_of_worship', religion: 'shinto' }, ['shrine']],
  [{ amenity: 'place_of_worship', religion: 'buddhist' }, ['temple']],
  [{ building: 'cathedral', religion: 'jewish' }, ['temple']],
  [{ amenity: 'place_of_worship', building: 'cathedral' }, ['church']],
  [{ historic: 'castle', tourism: 'museum' }, ['museum', 'castle']],
  [{ tourism: 'museum', historic: 'castle', leisure: 'garden', natural: 'beach' }, ['museum', 'castle', 'garden']],
  [{ castle_type: 'stately' }, ['palace']],
  [{ castle_type: 'statelyish' }, ['landmark']],
  [{ shop: 'mall' }, ['shopping']],
  [{ shop: 'books' }, ['shopping']],
  [{ bridge: 'yes' }, ['landmark']],
  [{ highway: 'steps' }, ['street']],
])('%j is %j', (tags, categories) => {
  expect(categoriesOf(tags)).toEqual(categories);
});
