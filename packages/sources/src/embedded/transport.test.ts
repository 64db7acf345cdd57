import { describe, expect, it } from 'vitest';

import { HARBOURTON_FOLDER } from '../catalogue/__fixtures__/harbourton.ts';
import { loadCatalogue } from '../catalogue/load.ts';
import { createGazetteer } from '../gazetteer/create-gazetteer.ts';
import { context, segment } from './__fixtures__/context.ts';
import { createEmbeddedTransport } from './transport.ts';

const catalogue = loadCatalogue(HARBOURTON_FOLDER);
const transport = createEmbeddedTransport({ catalogue, gazetteer: createGazetteer(catalogue) });

async function journeysFrom(origin: string, ...segments: ReturnType<typeof segment>[]) {
  const asked = context();
  const findings = await transport.findJourneys({ origin, segments, currency: 'EUR' }, asked);
  const shown = findings.journeys.map(
    ({ date, from, to, mode, minutes }) => `${date} ${from} → ${to} by ${mode}, ${minutes} min`,
  );
  return { ...findings, shown, notes: asked.notes };
}

const WEEKEND = segment('harbourton', '2027-04-03', '2027-04-04');

describe('journeys', () => {
  it('lead there on the first date and back on the last, by the first row of the pair', async () => {
    const { shown, notIncluded, notes } = await journeysFrom('Holyhead', WEEKEND);
    expect(shown).toEqual([
      '2027-04-03 Holyhead → Harbourton by transit, 200 min',
      '2027-04-04 Harbourton → Holyhead by transit, 200 min',
    ]);
    expect(notIncluded).toEqual([]);
    expect(notes).toEqual(['Looking at 2 journeys to and from Harbourton']);
  });

  it('understand a city by any of its names', async () => {
    const { shown } = await journeysFrom('ŌSAKA', segment('kyoto', '2027-04-03', '2027-04-05'));
    expect(shown).toEqual(['2027-04-03 Osaka → Kyoto by train, 30 min', '2027-04-05 Kyoto → Osaka by train, 30 min']);
  });

  it('lead from city to city on the day of change', async () => {
    const { shown } = await journeysFrom(
      'Osaka',
      segment('kyoto', '2027-04-03', '2027-04-04'),
      segment('tokyo', '2027-04-04', '2027-04-05'),
    );
    expect(shown[1]).toBe('2027-04-04 Kyoto → Tokyo by train, 135 min');
  });

  it('without a row are not included, and never guessed', async () => {
    const { journeys, notIncluded } = await journeysFrom('Lisbon', segment('kyoto', '2027-04-03'));
    expect(journeys).toEqual([]);
    expect(notIncluded).toEqual([
      'Not included: the journey from Lisbon to Kyoto; no fare row is known for it.',
      'Not included: the journey from Kyoto to Lisbon; no fare row is known for it.',
    ]);
  });

  it('of a row for one direction only lead one way', async () => {
    const { shown, notIncluded } = await journeysFrom('Paris', WEEKEND);
    expect(shown).toEqual(['2027-04-03 Paris → Harbourton by flight, 240 min']);
    expect(notIncluded).toHaveLength(1);
  });

  it('are not needed by somebody who is there', async () => {
    const { journeys, notIncluded, notes } = await journeysFrom('kyoto', segment('kyoto', '2027-04-03'));
    expect({ journeys, notIncluded }).toEqual({ journeys: [], notIncluded: [] });
    expect(notes).toEqual(['Looking at no journeys: the trip starts and ends in Kyoto']);
  });

  it('from a place that nobody knows are named as it was named', async () => {
    const { notIncluded } = await journeysFrom('Grandma’s house', WEEKEND);
    expect(notIncluded[0]).toBe(
      'Not included: the journey from Grandma’s house to Harbourton; no fare row is known for it.',
    );
  });

  it('carry a fare in the currency of the trip, and its source', async () => {
    const { journeys, terminals } = await journeysFrom('Osaka', segment('kyoto', '2027-04-03'));
    expect(journeys[0]).toMatchObject({
      fare: { currency: 'EUR' },
      source: { name: 'sample catalogue (estimates)', verify: true },
    });
    expect(terminals.map(({ id }) => id)).toEqual(['place_kyoto-kyoto-station']);
  });
});
