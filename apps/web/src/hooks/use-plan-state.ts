import type { Trip } from '@wayfarer/contract';
import { useCallback, useState } from 'react';

import { type PlanView, toDayIndex, toPlanView } from '../lib/plan-view.ts';
import { goTo, useQueryParameter } from './use-path.ts';
import type { Sheet } from './use-sheet.ts';

/** What of the plan is on the screen. View, day and sheet stand in the address bar, so a reload shows the same. */
export function usePlanState(trip: Trip, sheet: Sheet) {
  const [highlighted, onHighlight] = useState<string | null>(null);
  const [comparing, setComparing] = useState(false);
  const [allOnMap, setAllOnMap] = useState(false);
  const view = toPlanView(useQueryParameter('view'));
  const dates = trip.days.map(({ date }) => date);
  const dayIndex = toDayIndex(useQueryParameter('day'), { dates, today: trip.now?.date });
  const { open, close } = sheet;
  const onOpen = useCallback((visitId: string) => open(visitId), [open]);
  const openedDay = trip.days.find(({ visits }) => visits.some(({ id }) => id === sheet.name));

  const onView = (next: PlanView): void => goTo({ view: next === 'day' ? null : next });
  const onDay = (index: number): void => {
    setAllOnMap(false);
    goTo({ day: String(index + 1) });
  };
  return {
    view,
    onView,
    dayIndex,
    onDay,
    comparing,
    setComparing,
    highlighted,
    onHighlight,
    onOpen,
    closeVisit: () => close(),
    openedDay,
    openedId: openedDay ? sheet.name : null,
    shownOnMap: allOnMap || view !== 'day' ? null : dayIndex,
    onShowOnMap: (index: number | null) => {
      if (index === null) return setAllOnMap(true);
      setAllOnMap(false);
      return goTo({ view: null, day: String(index + 1) });
    },
  };
}
