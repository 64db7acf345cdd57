/** Prints the hours of every embedded place on days on which clocks change somewhere. */
import { loadCatalogue } from '../../catalogue/load.ts';
import { toPlaces } from '../../catalogue/to-places.ts';
import { resolveHours } from '../resolve-hours.ts';

const dates = ['2027-03-13', '2027-03-14', '2027-03-28', '2027-10-31', '2027-11-07'];

for (const file of loadCatalogue().cities) {
  const places = toPlaces(file, { dates, currency: 'EUR' });
  for (const { id, hours } of [...places.listSights(), ...places.listEateries()]) console.log(id, JSON.stringify(hours));
}

const place = { country: 'US', zone: 'America/New_York', at: { lat: 42.36, lon: -71.06 } };
for (const text of ['18:00-02:00', '02:30-05:00', '01:00-03:00', '00:00-24:00', 'sunrise-sunset']) {
  console.log(text, JSON.stringify(resolveHours(text, place, dates)));
}
