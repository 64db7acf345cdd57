import type {
  BusyDay,
  DayPlan,
  DayWindow,
  Eatery,
  Meal,
  Pace,
  Party,
  Place,
  PlaceBook,
  PlaceId,
  Preferences,
  Sight,
  TravelBetween,
  Visit,
} from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';
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
  /** Luggage is left there after the journey that the day begins with: one sets out from there when the window opens. */
  readonly setOutFrom?: PlaceId;
  /** And fetched there before the journey that the day ends with: one is back when the window closes. */
  readonly returnTo?: PlaceId;
  /** Where the night after it is spent. */
  readonly stay: PlaceId | null;
  /** A weekend, a public holiday, a season. */
  readonly busy: BusyDay;
  /** What makes it busy: `Saturday`, `Golden Week`, `cherry blossom`. */
  readonly busyWith?: readonly string[];
  /** Nothing new begins earlier: it is past. */
  readonly notBefore?: MinuteOfDay;
  /** Nothing new lies in there. */
  readonly free?: readonly DayWindow[];
  /** How full it may be; default: as the preferences say. */
  readonly pace?: Pace;
  /** How many visits it may hold at least, whatever its pace. */
  readonly visits?: number;
  /** Meals that are not wanted. */
  readonly withoutMeals?: readonly Meal[];
}

/** A visit that is in its day already, and stays as it is. */
export interface FixedVisit {
  readonly date: IsoDate;
  readonly visit: Visit;
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
  /** Places that must be in, even where known hours alone were asked for: the traveller insists. */
  readonly mustDo: readonly PlaceId[];
  /** Sights that count for so much less, 0–1: another plan has them already. Must-dos count in full. */
  readonly lessWorth?: { readonly places: ReadonlySet<PlaceId>; readonly factor: number } | undefined;
  /** What fees and meals of the whole party may cost; `null` = no limit. */
  readonly spendingLimit: Money | null;
  /** What stays as it is, whatever the rest becomes. */
  readonly fixed?: readonly FixedVisit[];
  /** Days to start from, e.g. the present ones: what is as good stays. */
  readonly warmStart?: readonly Pick<DayPlan, 'date' | 'visits'>[];
  /** Score that what is on its day in `warmStart` is worth on top there: the higher, the less is moved about. Default 0. */
  readonly stabilityBonus?: number | undefined;
  readonly seed: number;
  /** How much work the optimizer may do, see its `Options.effort`. Default: enough for a good plan while a person waits. */
  readonly effort?: number | undefined;
}
