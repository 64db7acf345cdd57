import type { Model } from '../model/model.ts';

/**
 * What a visit loses by the minute at which it starts (see `Problem.atHour`). Only to be asked where `Model.hourly`.
 *
 * @param row - day × places + place.
 */
export function hourLoss({ hourOffsets, hourFrom, hourLoss: losses }: Model, row: number, start: number): number {
  const begin = hourOffsets[row];
  for (let k = hourOffsets[row + 1] - 1; k >= begin; k--) {
    if (start >= hourFrom[k]) return losses[k];
  }
  return 0;
}
