import type { Option } from '@wayfarer/contract';

import type { RawCatalogue } from '../check-option.ts';
import { minutes } from '../clock.ts';
import type { Tally } from './tally.ts';

/** Of these everybody has heard (editorial, 1–5). */
const WELL_KNOWN = 4;
/** When well-known places are at their fullest, by a rule of thumb of this judge: longer at weekends. */
const BUSY = { weekday: { from: '11:00', until: '15:00' }, weekend: { from: '10:00', until: '16:30' } } as const;

/** Visits of well-known places, and those of them that begin at the busy hours. */
export function measureCrowds(option: Option, catalogue: RawCatalogue, avoids: boolean): Tally {
  const known = option.days.flatMap(({ date, visits }) =>
    visits
      .filter(({ kind, placeId }) => kind === 'place' && (catalogue.get(placeId)?.significance ?? 0) >= WELL_KNOWN)
      .map(({ arrive }) => ({ date, arrive })),
  );
  const busy = known.filter(({ date, arrive }) => isBusy(date, arrive)).length;
  return avoids ? { averseKnown: known.length, averseBusy: busy } : { othersKnown: known.length, othersBusy: busy };
}

function isBusy(date: string, arrive: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const { from, until } = BUSY[weekday === 0 || weekday === 6 ? 'weekend' : 'weekday'];
  return minutes(arrive) >= minutes(from) && minutes(arrive) < minutes(until);
}
