import type { ChosenPlan, PlaceId, VisitId } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';

/** Weather of a date, as far as a day that is filled anew has to mind it. */
export interface BadWeather {
  readonly date: IsoDate;
  /** 0–1, see `WEATHER_SEVERITY`. */
  readonly severity: number;
  /** At or above the traveller's limit: nothing outdoors is planned while it lasts. */
  readonly isOver: boolean;
  /** While it lasts; the whole day where nothing is said. */
  readonly from?: MinuteOfDay;
  readonly until?: MinuteOfDay;
}

/**
 * A chosen plan as it stands now, with what edits have to respect. Plain JSON, so that a browser judges by the same as the
 * server.
 */
export interface EditablePlan extends ChosenPlan {
  /** Given up for good: never brought back by anything but its own name. */
  readonly skipped: readonly PlaceId[];
  /** Reported closed on a date: not planned then again. */
  readonly closed: readonly { readonly place: PlaceId; readonly date: IsoDate }[];
  /** Weather that was reported, or is forecast. */
  readonly weather?: readonly BadWeather[];
  /** Visits that are over. */
  readonly visited: readonly VisitId[];
  /** Where in time the trip stands: nothing is planned before. `null` before the trip. */
  readonly now: { readonly date: IsoDate; readonly time: MinuteOfDay } | null;
}
