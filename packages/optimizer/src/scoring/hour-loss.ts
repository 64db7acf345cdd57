import type { Model } from '../model/model.ts';

/**
 * What a visit loses by the minute at which it starts (see `Problem.atHour`). Only to be asked where `Model.hourly`.
 *
 * @param row - day × places + place.
 */
export function hourLoss({ hourOffsets, hourFrom, hourLoss: losses }: Model, row: number, start: number): number {
  const begin = hourOffsets[row] as number;
  for (let k = (hourOffsets[row + 1] as number) - 1; k >= begin; k--) {
    if (start >= (hourFrom[k] as number)) return losses[k] as number;
  }
  return 0;
}
