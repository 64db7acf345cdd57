/**
 * @module
 * What the replanner needs from the world, as interfaces; `sources` implements them.
 */
import type { BusyDay, Place } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';

/** How full a place will be, 0–1, and whether that is only what is usual there. Pure: facts in, level out. */
export type CrowdForecast = (
  place: Place,
  at: { readonly date: IsoDate; readonly time: MinuteOfDay; readonly busyDay: BusyDay },
) => {
  readonly level: number;
  readonly typical: boolean;
};
