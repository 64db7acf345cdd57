import type { Trip } from '@wayfarer/contract';

import { changeTrip, type Desk, type WriteOptions } from '../desk.ts';

/** Takes the last applied decision back; repeatable back to the choice of the option. */
export async function undo(desk: Desk, id: string, { key }: WriteOptions = {}): Promise<Trip> {
  return changeTrip(desk, id, { command: { type: 'undo' }, key });
}
