import type { CrowdForecast } from '@wayfarer/replanner/ports';
import { typicalCrowd } from '@wayfarer/trip';

/** How full a place of its kind usually is at that hour; never a measurement. */
export const typicalCrowdForecast: CrowdForecast = (place, { time, busyDay }) => ({
  level: typicalCrowd(place.categories[0], time, busyDay),
  typical: true,
});
