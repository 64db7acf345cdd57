import { expect, it } from 'vitest';

import { dropTwins } from './drop-twins.ts';

/** So many metres north of the origin; a degree of latitude is 111,195 m. */
const thing = (id: number, name: string | undefined, metres: number) => ({
  type: 'node' as const,
  id,
  tags: name === undefined ? {} : { name },
  at: { lat: metres / 111_195, lon: 0 },
});
const left = (...things: ReturnType<typeof thing>[]) => dropTwins(things).map(({ id }) => id);

it('leaves out what is there twice under one name within 40 m, the later one', () => {
  expect(left(thing(1, 'Café Ö', 0), thing(2, 'cafe o', 39.9), thing(3, 'Café Ö', 40.1))).toEqual([1, 3]);
  expect(left(thing(1, 'A', 0), thing(2, 'B', 0))).toEqual([1, 2]);
  expect(left(thing(1, undefined, 0), thing(2, undefined, 39))).toEqual([1]);
});

it('knows a twin of any that stays', () => {
  expect(left(thing(1, 'A', 0), thing(2, 'A', 100), thing(3, 'A', 10), thing(4, 'A', 110))).toEqual([1, 2]);
});
