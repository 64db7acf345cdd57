import type { Edit } from '@wayfarer/edits';
import type { Category, Meal, PlaceId, VisitId } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';

/**
 * A wish that becomes edits only once the whole plan is looked at. What it would change is put to the traveller first, and
 * done once they say so.
 */
export type PlanWish =
  /** These, told as if they were done. */
  | { readonly kind: 'propose'; readonly edits: readonly [Edit, ...Edit[]] }
  /** Fewer or more sights of a kind, or none at all; of one day where it is said. Without categories: of a kind that is not known. */
  | {
      readonly kind: 'sights';
      readonly change: 'fewer' | 'more' | 'none';
      readonly categories: readonly Category[];
      /** Of a kind that is not known, what it was called. */
      readonly words?: string;
      readonly date?: IsoDate;
    }
  /** There when the sun rises or sets; `visit` where it is in the plan. */
  | {
      readonly kind: 'sun';
      readonly sun: 'sunrise' | 'sunset';
      readonly place: PlaceId;
      readonly visit?: VisitId;
      readonly date?: IsoDate;
    }
  /** On any day but these. `visit` where it is in the plan. */
  | {
      readonly kind: 'other-day';
      readonly place: PlaceId;
      readonly visit?: VisitId;
      readonly not: readonly IsoDate[];
    }
  /** More to see on a day that looks empty; on every day where none is named. */
  | { readonly kind: 'fill'; readonly date: IsoDate | null }
  /** Everything on these days stays as it is; or may change again. */
  | { readonly kind: 'lock-days'; readonly dates: readonly IsoDate[]; readonly isLocked: boolean }
  /** Time for a coffee or a rest. `isCafe`: for something that a café has. */
  | {
      readonly kind: 'break';
      readonly date: IsoDate;
      readonly at: MinuteOfDay;
      readonly minutes: number;
      readonly isCafe: boolean;
    }
  /** On each of these days; at a table that is named. */
  | { readonly kind: 'breakfast'; readonly dates: readonly IsoDate[]; readonly place?: PlaceId }
  /** Something to go out for after dinner. */
  | { readonly kind: 'evening'; readonly date?: IsoDate; readonly categories?: readonly Category[] }
  /** A table for that meal, as near to a place as may be. */
  | { readonly kind: 'meal-near'; readonly meal: Meal; readonly place: PlaceId; readonly date?: IsoDate }
  /** Done sooner than planned, by so many minutes. */
  | { readonly kind: 'early'; readonly minutes: number }
  /** Another house: near a place or a part of the town, of a kind, or with something that it has. */
  | { readonly kind: 'stay'; readonly by: StayWish };

/** Kinds of houses as data has them. */
export type HouseKind = 'hotel' | 'ryokan' | 'inn' | 'guesthouse' | 'hostel' | 'apartment' | 'capsule' | 'campsite';

/** What houses are known to have, or not; whatever else one may ask for is in no data. */
export type HouseFeature = 'breakfast' | 'own-room' | 'whole-house';

export type StayWish =
  | { readonly near: PlaceId }
  /** As it was said: a part of the town is no place of the trip. */
  | { readonly area: string }
  | { readonly house: HouseKind; readonly isNot?: true }
  | { readonly feature: HouseFeature }
  /** Something that no data has: a pool, a kitchen. */
  | { readonly unknown: string };
