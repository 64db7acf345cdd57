import { type Model, UNREACHABLE } from '../model/model.ts';

/**
 * The earliest minute, not before `arrival`, at which service may start.
 *
 * @param row - day × places + place.
 * @returns {@link UNREACHABLE} when the last window is over.
 */
export function earliestStart(model: Model, row: number, arrival: number): number {
  const { windowOffsets, windowOpens, windowCloses } = model;
  const end = windowOffsets[row + 1];
  for (let k = windowOffsets[row]; k < end; k++) {
    if (arrival > windowCloses[k]) continue;
    const opens = windowOpens[k];
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
  const begin = windowOffsets[row];
  for (let k = windowOffsets[row + 1] - 1; k >= begin; k--) {
    if (limit < windowOpens[k]) continue;
    const closes = windowCloses[k];
    return limit < closes ? limit : closes;
  }
  return -UNREACHABLE;
}
