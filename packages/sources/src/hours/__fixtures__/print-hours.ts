import { loadCatalogue } from '../../catalogue/load.ts';
import { toPlaces } from '../../catalogue/to-places.ts';
import { resolveHours } from '../resolve-hours.ts';

/** Nights on which clocks change in America or Europe, and one on which none do. */
const DATES = ['2027-03-13', '2027-03-14', '2027-03-28', '2027-10-31', '2027-11-07'];

/** The hours of every embedded place on these dates, one a line; printed when this file is run. */
export function listHours(): string {
  const places = loadCatalogue().cities.flatMap((file) => {
    const { listSights, listEateries } = toPlaces(file, { dates: DATES, currency: 'EUR' });
    return [...listSights(), ...listEateries()].map(({ id, hours }) => `${id} ${JSON.stringify(hours)}`);
  });
  const boston = { country: 'US', zone: 'America/New_York', at: { lat: 42.36, lon: -71.06 } };
  const small = ['18:00-02:00', '02:30-05:00', '01:00-03:00', '00:00-24:00', 'sunrise-sunset'];
  return [...places, ...small.map((text) => `${text} ${JSON.stringify(resolveHours(text, boston, DATES))}`)].join('\n');
}

if (import.meta.main) process.stdout.write(listHours());
