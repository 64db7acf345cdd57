import { describe, it } from 'vitest';
import type { z } from 'zod';

import { tripSchema } from '../src/index.ts';
import { expectRange, numbers, type Range } from './limits.ts';

/** Parts of what is shown of a trip that have limits; samples of them are whole. */
const { shape } = tripSchema;
const option = shape.options.element.shape;
const decision = shape.pending.unwrap().shape;
const alternative = decision.alternatives.element.shape;
const person = option.persons.unwrap().element.shape;
const traveller = shape.traveller.unwrap().unwrap().shape;

const transit = shape.days.element.shape.legs.element.shape.transit.unwrap().shape;
const board = { name: 'Gion-Shijo', time: '09:10' };
const ride = { mode: 'train', line: 'Keihan', direction: null, board, alight: { ...board, time: '09:20' } };

const percent = { taken: [0, 0.5, 100], refused: [-0.1, 100.1] };

describe('a trip as it is shown', () => {
  it.each<[string, z.ZodType, Range]>([
    ['percent', shape.percent, numbers(0, 100)],
    ['persons.count', person.count, { taken: [1], refused: [0] }],
    ['persons.satisfaction.score', person.satisfaction.unwrap().shape.score, numbers(0, 100)],
    ['options.unpriced', option.unpriced, { taken: [1, 7], refused: [0] }],
    ['pending.reading.level', decision.reading.shape.level, percent],
    ['pending.alternatives.n', alternative.n, { taken: [1, 9], refused: [0] }],
    ['pending.alternatives.score', alternative.score, { taken: [0, 1], refused: [-0.1, 1.1] }],
    ['days.legs.transit.rides', transit.rides, { taken: [[ride]], refused: [[]] }],
    ['traveller.hunger', traveller.hunger, percent],
  ])('keeps %s within limits', (_, schema, range) => {
    expectRange(schema, range.taken[0], ['', range]);
  });
});
