import type { Trip } from '@wayfarer/contract';
import { useMemo, useState } from 'react';

import type { Ghost } from '../lib/map-data.ts';

/** How far the traveller is with the open decision; a new decision starts from nothing. */
export function useDecisionState({ pending, days }: Trip) {
  const [review, setReview] = useState<{ readonly id: string; readonly step: 'open' | 'later' } | null>(null);
  const [picked, setPicked] = useState<{ readonly id: string; readonly n: number } | null>(null);
  const id = pending?.id ?? null;
  const step = review?.id === id ? review?.step : undefined;
  const n = picked?.id === id ? (picked?.n ?? null) : (pending?.alternatives[0]?.n ?? null);
  const day = days.find(({ visits }) => visits.some((visit) => visit.id === pending?.visitId));
  const ghost = useMemo((): Ghost | null => {
    const alternative = step === 'open' ? pending?.alternatives.find((one) => one.n === n) : undefined;
    const visit = alternative?.after.visits.find(({ placeId }) => placeId === alternative.placeId);
    return visit && alternative
      ? { label: String(alternative.n), name: visit.name, lat: visit.lat, lon: visit.lon }
      : null;
  }, [pending, step, n]);
  const take = (next: 'open' | 'later'): void => setReview(id === null ? null : { id, step: next });
  return {
    decision: pending,
    day,
    visit: day?.visits.find((visit) => visit.id === pending?.visitId),
    n,
    ghost,
    /** The day the open sheet is about; `null` while it is closed. */
    shownDay: step === 'open' && day ? days.indexOf(day) : null,
    opened: step === 'open',
    later: step === 'later',
    onReview: () => take('open'),
    onLater: () => take('later'),
    onPick: (next: number) => setPicked(id === null ? null : { id, n: next }),
  };
}
