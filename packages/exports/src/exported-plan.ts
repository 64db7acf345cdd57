import type { Trip } from '@wayfarer/contract';

/** What is written to a file: the chosen plan of a trip, or one of the options that it has to choose from. */
export interface ExportedPlan extends Pick<
  Trip,
  'id' | 'title' | 'seq' | 'updatedAt' | 'days' | 'leftOut' | 'costs' | 'warnings' | 'attributions'
> {
  /** Title of the option, where it was not chosen (yet). */
  readonly option: string | null;
  readonly journeys: NonNullable<Trip['journeys']>;
  /** What each pays and gets, and every line of it; none in trips of old files. */
  readonly persons?: Trip['persons'] | undefined;
  readonly split?: Trip['split'] | undefined;
}

/** There is nothing of a trip to write to a file. */
export class NothingToExportError extends Error {
  override readonly name = 'NothingToExportError';
  readonly code = 'no-plan-chosen';

  constructor(options: number) {
    const what = options === 0 ? 'Go on with the planner until there are options.' : 'Choose an option first, or name';
    const which = options === 0 ? '' : ` one of the ${options} options by its number.`;
    super(`There is no chosen plan yet, so there is nothing to export. ${what}${which}`);
  }
}

/** An option was asked for that the trip has not. */
export class NoSuchOptionError extends Error {
  override readonly name = 'NoSuchOptionError';
  readonly code = 'option-gone';

  constructor(wanted: string, options: number) {
    super(`There is no option ${JSON.stringify(wanted)}: the trip has ${options === 0 ? 'none' : `1 to ${options}`}.`);
  }
}

/**
 * The chosen plan of a trip, or the option that is asked for.
 *
 * @param wanted - An option by its number, 1-based, or by its id.
 * @throws {NothingToExportError | NoSuchOptionError}
 */
export function toExportedPlan(trip: Trip, wanted?: string): ExportedPlan {
  const { id, title, seq, updatedAt, warnings, attributions, journeys = [] } = trip;
  const about = { id, title, seq, updatedAt, warnings, attributions, journeys };
  if (wanted !== undefined) {
    const option = trip.options.find((one, index) => one.id === wanted || String(index + 1) === wanted);
    if (!option) throw new NoSuchOptionError(wanted, trip.options.length);
    const { days, leftOut, costs, persons, split } = option;
    return { ...about, option: option.title, days, leftOut, costs, persons, split };
  }
  if (trip.days.length === 0) throw new NothingToExportError(trip.options.length);
  const { days, leftOut, costs, persons, split } = trip;
  return { ...about, option: null, days, leftOut, costs, persons, split };
}
