import type { Concierge } from '@wayfarer/concierge';
import { PLAN_FORMATS, toExportedPlan } from '@wayfarer/exports';

import { getTripNamed } from './find-trip.ts';

/** As what a trip can be read, by the ending of its URI. */
export const RESOURCE_FORMATS = {
  md: { mimeType: 'text/markdown', title: 'the plan as text' },
  json: { mimeType: 'application/json', title: 'the whole trip' },
  ics: { mimeType: 'text/calendar', title: 'the plan as a calendar' },
} as const;
export type ResourceFormat = keyof typeof RESOURCE_FORMATS;

/** URIs of trips, by RFC 6570. */
export const TRIP_URI = 'wayfarer://trips/{trip}.{format}';

/** The URI of a trip, in one of its formats. */
function uriOf(trip: string, format: ResourceFormat): string {
  return `wayfarer://trips/${trip}.${format}`;
}

/** A trip that can be read, as clients list it. */
export interface ListedResource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly mimeType: string;
}

/** So many trips are listed; all others can be read all the same. */
const MOST_LISTED = 20;

/** The newest trips, each in every format that it has. */
export async function listResources(concierge: Concierge): Promise<readonly ListedResource[]> {
  const { trips } = await concierge.listTrips({ limit: MOST_LISTED });
  return trips.flatMap(({ id, title, selected, readable }) =>
    (readable ? FORMATS : [])
      .filter((format) => format === 'json' || selected !== null)
      .map((format) => ({
        uri: uriOf(id, format),
        name: `${id}.${format}`,
        title: `${title}: ${RESOURCE_FORMATS[format].title}`,
        mimeType: RESOURCE_FORMATS[format].mimeType,
      })),
  );
}

/** An address names no format that trips can be read in. */
class NoSuchFormatError extends Error {
  override readonly name = 'NoSuchFormatError';
  readonly code = 'unknown-format';

  constructor(wanted: string) {
    super(`Trips can be read as ${FORMATS.join(', ')}, not as ${JSON.stringify(wanted.slice(0, LONGEST_SHOWN))}.`);
  }
}
const LONGEST_SHOWN = 20;
const FORMATS = Object.keys(RESOURCE_FORMATS) as ResourceFormat[];

/** A trip as it was read, after so many events. */
interface ReadTrip {
  readonly id: string;
  readonly seq: number;
  readonly text: string;
  readonly mimeType: string;
}

/**
 * The text of a trip in a format.
 *
 * @throws {NoSuchTripError | NoSuchFormatError | NothingToExportError}
 */
export async function readTripAs(concierge: Concierge, wanted: string, format: string): Promise<ReadTrip> {
  const known = FORMATS.find((one) => one === format);
  if (!known) throw new NoSuchFormatError(format);
  const { mimeType } = RESOURCE_FORMATS[known];
  const trip = await getTripNamed(concierge, wanted);
  const text = known === 'json' ? JSON.stringify(trip, null, 2) : PLAN_FORMATS[known].write(toExportedPlan(trip));
  return { id: trip.id, seq: trip.seq, text, mimeType };
}

/** The URIs at which something else is read once the trip has changed. */
export function listUris(trip: string): readonly string[] {
  return FORMATS.map((format) => uriOf(trip, format));
}
