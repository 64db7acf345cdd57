import type { MinuteOfDay } from './clock.ts';
import type { Provenance } from './provenance.ts';

export const RIDE_MODES = ['tram', 'metro', 'bus', 'train', 'ferry', 'cable car', 'ride'] as const;
export type RideMode = (typeof RIDE_MODES)[number];

/** Where one gets on or off, and when: by the timetable, in the zone of the day. */
export interface StopTime {
  readonly name: string;
  readonly time: MinuteOfDay;
}

/** One vehicle, from getting on to getting off. */
export interface TransitRide {
  readonly mode: RideMode;
  /** As it stands on the vehicle, e.g. `19`. */
  readonly line: string;
  /** Where it goes in the end; `null` where the timetable does not say. */
  readonly direction: string | null;
  readonly board: StopTime;
  readonly alight: StopTime;
}

/** A way by timetable. */
export interface TransitWay {
  readonly rides: readonly [TransitRide, ...TransitRide[]];
  /** Whole, from leaving the one place to being at the other: with walking and waiting. */
  readonly minutes: number;
  readonly source: Provenance;
}

/** A ride as it is shown: times are `HH:MM`. */
export interface RideShown {
  readonly mode: RideMode;
  readonly line: string;
  readonly direction: string | null;
  readonly board: { readonly name: string; readonly time: string };
  readonly alight: { readonly name: string; readonly time: string };
}

/** `Tram 19 from Flinders Street (10:22) towards North Coburg to Royal Parade (10:41)`. */
export function describeRide({ mode, line, direction, board, alight }: RideShown): string {
  const name = mode === 'ride' ? line : `${mode.charAt(0).toUpperCase()}${mode.slice(1)} ${line}`;
  const towards = direction === null ? '' : ` towards ${direction}`;
  return `${name} from ${board.name} (${board.time})${towards} to ${alight.name} (${alight.time})`;
}
