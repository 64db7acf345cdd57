import { describe, expect, it } from 'vitest';

import { briefOf } from '../../test/tiny-town.ts';
import { inEnglish } from '../compose/describe-option.ts';
import type { ItineraryOption } from '../events.ts';
import { compareInWords } from './comparison-note.ts';

const ENGLISH = inEnglish(briefOf({}));

const option = (amount: number, unpriced: number): ItineraryOption => ({
  id: `option-${amount}`,
  title: '',
  description: '',
  highlights: [],
  tags: [],
  pace: 'moderate',
  total: { amount, currency: 'EUR' },
  perPerson: { amount, currency: 'EUR' },
  walkingKmPerDay: 2,
  freeMinutesPerDay: 60,
  mustDosMet: [0, 0],
  days: [],
  leftOut: [],
  costs: [],
  unpriced,
  warnings: [],
});

describe('options compared in words', () => {
  it.each([
    ['All cost €50.', [5000, 0], [5000, 0]],
    ['The cheapest is option 2 (€40), the dearest option 1 (€50).', [5000, 0], [4000, 0]],
    ['What they cost is not known.', [0, 7], [0, 3]],
    ['By the prices that are known all cost at least €50.', [5000, 2], [5000, 1]],
    ['By the prices that are known option 2 costs least (at least €40), option 1 most (€50).', [5000, 0], [4000, 3]],
  ] as const)('%s', (expected, one, other) => {
    expect(compareInWords([option(one[0], one[1]), option(other[0], other[1])], ENGLISH)).toContain(
      `. ${expected} You walk`,
    );
  });
});
