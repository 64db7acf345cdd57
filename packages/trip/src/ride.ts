import type { IsoDate, MinuteOfDay } from './clock.ts';
import type { Money } from './money.ts';
import type { Provenance } from './provenance.ts';
import type { TravelMode } from './travel.ts';

/** Going from one city to another, at the start, the end, or in the middle of a trip. */
export interface Ride {
  readonly date: IsoDate;
  readonly from: string;
  readonly to: string;
  readonly mode: TravelMode;
  readonly minutes: number;
  readonly km: number;
  /** For one person, in the trip's currency; always an estimate, `null` when unknown. */
  readonly fare: Money | null;
  /** Where the fare is from, as far as that is not `source`. */
  readonly fareSource?: Provenance;
  /** From the middle of the one town to its airport, and from the other airport into the middle of the other, by estimate. */
  readonly toGates?: number;
  /** It goes over night: when it leaves, on the evening before, and when it is there. */
  readonly night?: { readonly leaves: MinuteOfDay; readonly arrives: MinuteOfDay };
  readonly source: Provenance;
}
