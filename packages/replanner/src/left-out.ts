import type { LeftOutPlace, PlaceId } from '@wayfarer/trip';
import type { ReasonCode } from '@wayfarer/trip/feasibility';

import type { Measure } from './reading.ts';

/** The list with that entry, instead of an earlier one about the same place. */
export function withLeftOut(list: readonly LeftOutPlace[], entry: LeftOutPlace): readonly LeftOutPlace[] {
  return [...withoutLeftOut(list, entry.place), entry];
}

export function withoutLeftOut(list: readonly LeftOutPlace[], place: PlaceId): readonly LeftOutPlace[] {
  return list.filter((entry) => entry.place !== place);
}

/** Why a place that was taken out because of this is not in the plan. */
export function reasonOf({ kind }: Measure): ReasonCode {
  switch (kind) {
    case 'crowd':
      return 'too-crowded';
    case 'traffic':
      return 'travel-does-not-fit';
    case 'weather':
      return 'unsafe-weather';
    case 'closed':
      return 'closed-that-day';
    case 'unwanted':
      return 'avoided';
    case 'delay':
      return 'no-time-left';
  }
}
