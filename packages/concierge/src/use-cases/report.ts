import type { ReadingRequest, Trip } from '@wayfarer/contract';
import { parseReading } from '@wayfarer/replanner';

import { changeTrip, type Desk, type WriteOptions } from '../desk.ts';

/** Reports what is seen on the way; above the traveller's limit it opens a decision, and the plan stays as it is. */
export async function report(
  desk: Desk,
  id: string,
  { reading, key }: WriteOptions & { readonly reading: ReadingRequest },
): Promise<Trip> {
  return changeTrip(desk, id, { command: { type: 'report', reading: parseReading(reading) }, key });
}
