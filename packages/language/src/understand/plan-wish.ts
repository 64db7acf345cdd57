import type { Edit } from '@wayfarer/edits';
import type { Category } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

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
      readonly date?: IsoDate;
    };
