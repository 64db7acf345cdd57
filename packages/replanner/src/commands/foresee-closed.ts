import type { PlaceId } from '@wayfarer/trip';
import { type IsoDate, minute } from '@wayfarer/trip/clock';

import { placeOf } from '../context.ts';
import { dispatch } from '../dispatch.ts';
import { limitOn } from '../limit-on.ts';
import { happened, type Progress } from '../pending.ts';

/** Somebody has heard that a place is closed on a day that has not come yet. */
export interface ForeseeClosed {
  readonly type: 'foresee-closed';
  readonly place: PlaceId;
  readonly date: IsoDate;
}

/** Notes it, so that nothing is planned there that day. Nobody stands before the door yet, so nothing is asked. */
export function foreseeClosed(progress: Progress, { place, date }: ForeseeClosed): Progress {
  const content = {
    measure: { kind: 'closed' },
    visit: null,
    place,
    date,
    time: minute(0),
    limit: limitOn(progress, 'closed', date),
    reached: true,
    affected: [],
    dispatched: dispatch('closed', []),
    text: `${placeOf(progress, place).name} is closed on ${date}.`,
  } as const;
  return happened(progress, { type: 'reading-reported', author: 'traveller', content });
}
