import { typicalCrowd } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { expect, it } from 'vitest';

import { harbourtonCatalogue } from './catalogue/__fixtures__/harbourton.ts';
import { toPlaces } from './catalogue/to-places.ts';
import { typicalCrowdForecast } from './crowd.ts';

it('forecasts what is typical of the first category, and says that it is', () => {
  const museum = harbourtonCatalogue().cities.flatMap((city) =>
    toPlaces(city, { dates: [], currency: 'EUR' }).listSights(),
  )[0];
  if (!museum) throw new Error('The fixture has a museum.');
  const at = { date: '2027-04-03', time: minute(720), busyDay: true };
  expect(typicalCrowdForecast(museum, at)).toEqual({ level: typicalCrowd('museum', minute(720), true), typical: true });
});
