import type { Trip } from '@wayfarer/contract';
import { useMemo, useState } from 'react';

import type { Ghost } from '../lib/map-data.ts';
import { note, useQueryParameter } from './use-path.ts';
import type { Sheet } from './use-sheet.ts';

/**
 * How far the traveller is with the open decision; a new decision starts from nothing. That its sheet is open, and what is
 * picked there, stands in the address bar.
 */
export function useDecisionState({ pending, days }: Trip, sheet: Sheet) {
  const [postponed, setPostponed] = useState<string | null>(null);
  const [picked, setPicked] = useState<{ readonly id: string; readonly n: number } | null>(null);
  const noted = Number(useQueryParameter('alternative') ?? Number.NaN);
  const id = pending?.id ?? null;
  const opened = id !== null && sheet.name === id;
  const wished = picked?.id === id ? picked?.n : opened ? noted : undefined;
  const n = (pending?.alternatives.find((one) => one.n === wished) ?? pending?.alternatives[0])?.n ?? null;
  const day = days.find(({ visits }) => visits.some((visit) => visit.id === pending?.visitId));
  const ghost = useMemo((): Ghost | null => {
    const alternative = opened ? pending?.alternatives.find((one) => one.n === n) : undefined;
    const visit = alternative?.after.visits.find(({ placeId }) => placeId === alternative.placeId);
    return visit && alternative
      ? { label: String(alternative.n), name: visit.name, lat: visit.lat, lon: visit.lon }
      : null;
  }, [pending, opened, n]);
  return {
    day,
    visit: day?.visits.find((visit) => visit.id === pending?.visitId),
    n,
    ghost,
    /** The day the open sheet is about; `null` while it is closed. */
    shownDay: opened && day ? days.indexOf(day) : null,
    opened,
    later: id !== null && postponed === id && !opened,
    onReview: () => {
      if (id !== null) sheet.open(id, { alternative: picked?.id === id ? String(picked.n) : null });
    },
    onLater: () => {
      setPostponed(id);
      sheet.close();
    },
    onPick: (next: number) => {
      if (id === null) return;
      setPicked({ id, n: next });
      note({ alternative: String(next) });
    },
  };
}
