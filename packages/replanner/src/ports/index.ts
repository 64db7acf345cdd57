/**
 * @module
 * What the replanner needs from the world, as interfaces; `sources` implements them.
 */
import type { IsoDate, MinuteOfDay, Place } from '@wayfarer/trip';

/** How full a place will be, 0–1, and whether that is only what is usual there. Pure: facts in, level out. */
export type CrowdForecast = (
  place: Place,
  at: { readonly date: IsoDate; readonly time: MinuteOfDay; readonly busyDay: boolean },
) => {
  readonly level: number;
  readonly typical: boolean;
};
