import type { Trip } from '@wayfarer/contract';
import { useCallback, useState } from 'react';

import { type PlanView, toDayIndex, toPlanView } from '../lib/plan-view.ts';
import { setQueryParameter, useQueryParameter } from './use-path.ts';

/** What of the plan is on the screen. View and day stand in the address bar, so a reload shows the same. */
export function usePlanState(trip: Trip) {
  const [highlighted, onHighlight] = useState<string | null>(null);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [comparing, setComparing] = useState(false);
  const [allOnMap, setAllOnMap] = useState(false);
  const view = toPlanView(useQueryParameter('view'));
  const dates = trip.days.map(({ date }) => date);
  const dayIndex = toDayIndex(useQueryParameter('day'), { dates, today: trip.now?.date });
  const onOpen = useCallback((visitId: string) => setOpenedId(visitId), []);

  const onView = (next: PlanView): void => setQueryParameter('view', next === 'day' ? null : next);
  const onDay = (index: number): void => {
    setAllOnMap(false);
    setQueryParameter('day', String(index + 1));
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
    closeVisit: () => setOpenedId(null),
    openedDay: trip.days.find(({ visits }) => visits.some(({ id }) => id === openedId)),
    openedId,
    shownOnMap: allOnMap || view !== 'day' ? null : dayIndex,
    onShowOnMap: (index: number | null) => {
      if (index === null) return setAllOnMap(true);
      onView('day');
      return onDay(index);
    },
  };
}
