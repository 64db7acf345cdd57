import { type Model, UNREACHABLE } from '../model/model.ts';

/**
 * The earliest minute, not before `arrival`, at which service may start.
 *
 * @param row - day × places + place.
 * @returns {@link UNREACHABLE} when the last window is over.
 */
export function earliestStart(model: Model, row: number, arrival: number): number {
  const { windowOffsets, windowOpens, windowCloses } = model;
  const end = windowOffsets[row + 1] as number;
  for (let k = windowOffsets[row] as number; k < end; k++) {
    if (arrival > (windowCloses[k] as number)) continue;
    const opens = windowOpens[k] as number;
    return arrival > opens ? arrival : opens;
  }
  return UNREACHABLE;
}

/**
 * The latest minute, not after `limit`, at which service may start.
 *
 * @param row - day × places + place.
 * @returns −{@link UNREACHABLE} when no window has opened by then.
 */
export function latestStart(model: Model, row: number, limit: number): number {
  const { windowOffsets, windowOpens, windowCloses } = model;
  const begin = windowOffsets[row] as number;
  for (let k = (windowOffsets[row + 1] as number) - 1; k >= begin; k--) {
    if (limit < (windowOpens[k] as number)) continue;
    const closes = windowCloses[k] as number;
    return limit < closes ? limit : closes;
  }
  return -UNREACHABLE;
}
