import type { TransportWish } from '@wayfarer/planner/ports';
import type { Ride } from '@wayfarer/trip/costs';
import { describe, expect, it } from 'vitest';

import { HARBOURTON_FOLDER } from '../catalogue/__fixtures__/harbourton.ts';
import { loadCatalogue } from '../catalogue/load.ts';
import type { Airport } from '../gazetteer/airports.ts';
import { createGazetteer } from '../gazetteer/create-gazetteer.ts';
import { context, segment } from './__fixtures__/context.ts';
import { createEmbeddedTransport } from './transport.ts';

const loaded = loadCatalogue(HARBOURTON_FOLDER);
const catalogue = () => loaded;
/** An airport by a town, served by large planes. */
const airport = (code: string, lat: number, lon: number): Airport => ({
  code,
  name: `${code} Airport`,
  at: { lat, lon },
  isLarge: true,
  city: { name: code, country: 'XX', at: { lat, lon } },
});
const AIRPORTS = [airport('LIS', 38.77, -9.13), airport('DUB', 53.42, -6.27), airport('MRS', 43.44, 5.22)];
const transport = createEmbeddedTransport({
  catalogue,
  gazetteer: createGazetteer(catalogue),
  listAirports: () => AIRPORTS,
});

async function journeysFrom(origin: string, ...segments: ReturnType<typeof segment>[]) {
  const asked = context();
  const findings = await transport.findJourneys({ origin, segments, currency: 'EUR' }, asked);
  const shown = findings.journeys.map(
    ({ date, from, to, mode, minutes }) => `${date} ${from} → ${to} by ${mode}, ${minutes} min`,
  );
  return { ...findings, shown, notes: asked.notes };
}

const WEEKEND = segment('harbourton', '2027-04-03', '2027-04-04');

/** To Harbourton, as if nobody knew of a station there. */
function journeysToBare(origin: string, airports: readonly Airport[]) {
  const cities = loaded.cities.map((file) => (file.city.id === 'harbourton' ? { ...file, terminals: [] } : file));
  const bare = () => ({ ...loaded, cities });
  const port = createEmbeddedTransport({
    catalogue: bare,
    gazetteer: createGazetteer(bare),
    listAirports: () => airports,
  });
  return port.findJourneys({ origin, segments: [WEEKEND], currency: 'EUR' }, context());
}

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

  it('lead to the centre of a town of which no station is known, which is said', async () => {
    const { terminals, notIncluded } = await journeysToBare('Holyhead', AIRPORTS);
    expect(terminals).toMatchObject([
      {
        id: 'place_harbourton-city-centre',
        name: 'The centre of Harbourton',
        at: { lat: 53.3, lon: -6.2 },
        stepFree: 'unknown',
      },
    ]);
    expect(notIncluded).toEqual([
      'No station or airport within an hour of the centre of Harbourton is known: where one is needed, the centre stands for it.',
    ]);
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

  it('without a row take as long over land as the distance says, and have no fare', async () => {
    const { shown, journeys, notIncluded } = await journeysFrom('Marseille', segment('paris', '2027-04-03'));
    // 660 km, a quarter more along the way: 826 km at 90 km an hour, and half an hour.
    expect(shown).toEqual([
      '2027-04-03 Marseille → Paris by transit, 585 min',
      '2027-04-03 Paris → Marseille by transit, 585 min',
    ]);
    expect(journeys.map(({ fare }) => fare)).toEqual([null, null]);
    expect(notIncluded).toEqual([]);
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
      'Not included: the journey from Grandma’s house to Harbourton; no fare is known for it.',
    );
  });

  it('from nowhere are asked for in a sentence of their own', async () => {
    const { notIncluded } = await journeysFrom('', WEEKEND);
    expect(notIncluded).toEqual([
      'Not included: your journey to Harbourton; you did not say from where.',
      'Not included: your journey home from Harbourton.',
    ]);
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

describe('a journey from far away', () => {
  it('is a flight as long as the distance says, at a price that nobody knows', async () => {
    const { journeys, shown, notIncluded, terminals } = await journeysFrom('Lisbon', segment('kyoto', '2027-04-03'));
    // Airport to airport 11,087 km: 831.5 min and 30, rounded up to five.
    expect(shown).toEqual([
      '2027-04-03 Lisbon → Kyoto by flight, 865 min',
      '2027-04-03 Kyoto → Lisbon by flight, 865 min',
    ]);
    expect(journeys[0]).toMatchObject({ fare: null, source: { verify: true } });
    expect(notIncluded).toEqual([]);
    expect(terminals.map(({ id, iata }) => [id, iata])).toEqual([
      ['place_kyoto-kyoto-station', undefined],
      ['place_kyoto-kansai-airport', 'KIX'],
    ]);
  });

  it('comes to the airport near by, where the city lists none', async () => {
    // Harbourton lies by Dublin; Lisbon is 1,640 km away.
    const { shown, terminals } = await journeysFrom('Lisbon', segment('harbourton', '2027-04-03'));
    expect(shown[0]).toBe('2027-04-03 Lisbon → Harbourton by flight, 155 min');
    expect(terminals).toMatchObject([
      { id: 'place_harbourton-ferry-port' },
      { id: 'place_harbourton-airport-dub', name: 'DUB Airport', iata: 'DUB', at: { lat: 53.42, lon: -6.27 } },
    ]);
  });

  it.each([
    // 14.1 km from the centre, 18.4 along the way: 55.1 min of riding and 6 of waiting.
    ['more than an hour away', airport('DUB', 53.42, -6.27), 'station or airport'],
    // 5.6 km from the centre.
    ['within an hour', airport('HBT', 53.35, -6.2), 'station'],
  ])('comes to an airport %s although no station is known, for which the centre stands', async (_, near, missing) => {
    const { terminals, notIncluded } = await journeysToBare('Lisbon', [airport('LIS', 38.77, -9.13), near]);
    expect(terminals.map(({ name }) => name)).toEqual(['The centre of Harbourton', near.name]);
    expect(notIncluded).toEqual([
      `No ${missing} within an hour of the centre of Harbourton is known: where one is needed, the centre stands for it.`,
    ]);
  });

  it('with a fare row that is a flight ends at an airport as well', async () => {
    const { terminals } = await journeysFrom('Boston', segment('kyoto', '2027-04-03'));
    expect(terminals.map(({ iata }) => iata)).toEqual([undefined, 'KIX']);
  });

  it('is not planned from where no airport is known', async () => {
    const { journeys, notIncluded } = await journeysFrom('Ulaanbaatar', segment('kyoto', '2027-04-03'));
    expect(journeys).toEqual([]);
    expect(notIncluded).toHaveLength(2);
  });
});

describe('ways to go', () => {
  const KYOTO = segment('kyoto', '2027-04-03', '2027-04-05');
  const BOSTON = segment('boston', '2027-04-03', '2027-04-05');
  const ask = (origin: string, where: typeof KYOTO, prefer: readonly TransportWish[] = []) =>
    transport.findJourneys({ origin, segments: [where], currency: 'EUR', prefer }, context());
  const modes = (rides: readonly Ride[] = []) => rides.map(({ mode }) => mode);

  it('are the rows of the pair, the usual one first, then what the distance says and no row has', async () => {
    const { journeys, ways = [] } = await ask('New York', BOSTON);
    expect(modes(journeys)).toEqual(['train', 'train']);
    expect(modes(ways)).toEqual(['train', 'bus', 'flight', 'drive', 'train', 'bus', 'flight', 'drive']);
    expect(ways.slice(0, 4).map(({ fare }) => fare === null)).toEqual([false, false, false, true]);
  });

  it('are taken as wished, on all journeys or on the one with that end', async () => {
    expect(modes((await ask('New York', BOSTON, [{ by: 'bus' }])).journeys)).toEqual(['bus', 'bus']);
    expect(modes((await ask('New York', BOSTON, [{ by: 'bus' }, { by: 'flight' }])).journeys)).toEqual([
      'flight',
      'flight',
    ]);
    expect(modes((await ask('New York', BOSTON, [{ by: 'bus', from: 'NYC', to: 'Boston' }])).journeys)).toEqual([
      'bus',
      'train',
    ]);
    expect(modes((await ask('New York', BOSTON, [{ by: 'bus', to: 'Paris' }])).journeys)).toEqual(['train', 'train']);
  });

  it('over land last as long as the distance says where only the kind of way is named', async () => {
    const { journeys, ways } = await ask('Nagoya', KYOTO, [{ by: 'train' }]);
    expect(modes(journeys)).toEqual(['train', 'train']);
    // What is taken stands among the ways.
    expect(modes(ways)).toContain('train');
  });

  it('that nobody knows of are refused, and the usual one stays', async () => {
    const { journeys, notIncluded } = await ask('Osaka', KYOTO, [{ by: 'ferry' }]);
    expect(modes(journeys)).toEqual(['train', 'train']);
    expect(notIncluded).toEqual([
      'No ferry from Osaka to Kyoto is known, so the plan does without.',
      'No ferry from Kyoto to Osaka is known, so the plan does without.',
    ]);
  });

  it('over night have their hours', async () => {
    const { journeys } = await ask('Tokyo', KYOTO, [{ by: 'bus' }]);
    // 22:30 and 06:30.
    expect(journeys.map(({ night }) => night)).toEqual([
      { leaves: 1350, arrives: 390 },
      { leaves: 1350, arrives: 390 },
    ]);
  });
});

describe('tickets of one’s own', () => {
  const BOSTON = segment('boston', '2027-04-03', '2027-04-04', '2027-04-05');
  const NEW_YORK = segment('new-york', '2027-04-05', '2027-04-06', '2027-04-07');
  const modesBy = async (by: { arrival?: Ride['mode']; departure?: Ride['mode'] }) => {
    const query = { origin: 'Montreal', segments: [BOSTON, NEW_YORK], currency: 'EUR', by };
    const { journeys } = await transport.findJourneys(query, context());
    return journeys.map(({ date, mode }) => `${date} ${mode}`);
  };

  it('lead back on the last day of the last stay', async () => {
    expect((await modesBy({})).map((one) => one.slice(0, 10))).toEqual(['2027-04-03', '2027-04-05', '2027-04-07']);
  });

  it('are of the first journey there and the last one back, and of no other', async () => {
    const usual = await modesBy({});
    const [there, back] = [await modesBy({ arrival: 'bus' }), await modesBy({ departure: 'bus' })];
    expect(there).toEqual(['2027-04-03 bus', ...usual.slice(1)]);
    expect(back).toEqual([...usual.slice(0, 2), '2027-04-07 bus']);
  });

  it('are of no journey where somebody is there already, or stays', async () => {
    const query = { origin: 'Boston', segments: [BOSTON], currency: 'EUR', by: { arrival: 'bus', departure: 'bus' } };
    expect((await transport.findJourneys(query as never, context())).journeys).toEqual([]);
  });
});
