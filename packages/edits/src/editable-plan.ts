import type { ChosenPlan, PlaceId, VisitId } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';

/**
 * A chosen plan as it stands now, with what edits have to respect. Plain JSON, so that a browser judges by the same as the
 * server.
 */
export interface EditablePlan extends ChosenPlan {
  /** Given up for good: never brought back by anything but its own name. */
  readonly skipped: readonly PlaceId[];
  /** Reported closed on a date: not planned then again. */
  readonly closed: readonly { readonly place: PlaceId; readonly date: IsoDate }[];
  /** Visits that are over. */
  readonly visited: readonly VisitId[];
  /** Where in time the trip stands: nothing is planned before. `null` before the trip. */
  readonly now: { readonly date: IsoDate; readonly time: MinuteOfDay } | null;
}
