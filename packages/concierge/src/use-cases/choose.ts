import type { Trip } from '@wayfarer/contract';

import { changeTrip, type Desk, type WriteOptions } from '../desk.ts';

/** Chooses an option, by its number (1-based) or id; it becomes the trip's plan. */
export async function choose(
  desk: Desk,
  id: string,
  { option, key }: WriteOptions & { readonly option: number | string },
): Promise<Trip> {
  return changeTrip(desk, id, { command: { type: 'select', option }, key });
}
