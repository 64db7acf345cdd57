import type { ReasonCode } from '@wayfarer/trip/feasibility';

import type { Measure } from './reading.ts';

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
