import type {
  DayWindow,
  Eatery,
  Party,
  Place,
  PlaceBook,
  PlaceId,
  Preferences,
  Sight,
  TravelBetween,
  Visit,
} from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
import type { Money } from '@wayfarer/trip/money';

/** Where a day begins or ends: a bed, or a journey whose time is fixed. */
export interface Anchor {
  readonly place: PlaceId;
  readonly kind: Extract<Visit['kind'], 'stay' | 'transport'>;
  /** Of a journey: its first and last minute. A bed is left when the day starts and reached when it ends. */
  readonly arrive: Visit['arrive'];
  readonly depart: Visit['depart'];
  readonly label?: string;
  readonly why: string;
}

/** A day that waits to be filled. */
export interface EmptyDay {
  readonly date: IsoDate;
  readonly zone: string;
  readonly city: Place['city'];
  readonly window: DayWindow;
  readonly from: Anchor;
  readonly to: Anchor;
  /** Where the night after it is spent. */
  readonly stay: PlaceId | null;
  /** A weekend or a public holiday. */
  readonly busy: boolean;
}

/** What the days may be filled with, and for whom. */
export interface FillRequest {
  readonly days: readonly EmptyDay[];
  readonly sights: readonly Sight[];
  readonly eateries: readonly Eatery[];
  readonly book: PlaceBook;
  readonly party: Party;
  readonly preferences: Preferences;
  readonly travel: TravelBetween;
  /** Places that must be in. Their hours may be unknown: the traveller insists. */
  readonly mustDo: readonly PlaceId[];
  /** What fees and meals of the whole party may cost; `null` = no limit. */
  readonly spendingLimit: Money | null;
  readonly seed: number;
  /** How much work the optimizer may do, see its `Options.effort`. Default: enough for a good plan while a person waits. */
  readonly effort?: number | undefined;
}
