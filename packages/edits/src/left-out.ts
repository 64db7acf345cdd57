import type { LeftOutPlace, PlaceId } from '@wayfarer/trip';

/** The list with that entry, instead of an earlier one about the same place. */
export function withLeftOut(list: readonly LeftOutPlace[], entry: LeftOutPlace): readonly LeftOutPlace[] {
  return [...withoutLeftOut(list, entry.place), entry];
}

export function withoutLeftOut(list: readonly LeftOutPlace[], place: PlaceId): readonly LeftOutPlace[] {
  return list.filter((entry) => entry.place !== place);
}
