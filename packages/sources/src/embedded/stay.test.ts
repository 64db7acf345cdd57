import { describe, expect, it } from 'vitest';

import { harbourtonCatalogue } from '../catalogue/__fixtures__/harbourton.ts';
import { context, segment } from './__fixtures__/context.ts';
import { createEmbeddedStay } from './stay.ts';

const stay = createEmbeddedStay(harbourtonCatalogue);
const query = { segments: [segment('harbourton', '2027-04-03')], style: null, access: [], currency: 'EUR' };

describe('places to stay', () => {
  it('are all of the city, and are told of once', async () => {
    const asked = context();
    const { lodgings } = await stay.findLodgings(query, asked);
    expect(lodgings.map(({ id }) => id)).toEqual(['place_harbourton-quay-inn', 'place_harbourton-harbour-hostel']);
    expect(asked.notes).toEqual(['Looking at 2 places to stay in Harbourton']);
  });

  it('start with the style that is asked for', async () => {
    const { lodgings } = await stay.findLodgings({ ...query, style: 'hostel' }, context());
    expect(lodgings.map(({ style }) => style)).toEqual(['hostel', 'inn']);
  });

  it('are not looked for when nobody waits any more', async () => {
    const asked = { ...context(), signal: AbortSignal.abort() };
    await expect(stay.findLodgings(query, asked)).rejects.toThrow();
    expect(asked.notes).toEqual([]);
  });
});
