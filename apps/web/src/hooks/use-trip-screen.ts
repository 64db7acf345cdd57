import type { City, Trip } from '@wayfarer/contract';
import { createContext, use, useMemo, useState } from 'react';

import { useTripWrites } from '../data/use-trip-writes.ts';
import { draftKey } from '../lib/draft-key.ts';
import { phaseOf } from '../lib/stages.ts';
import { cityIdsOf } from '../lib/trip-cities.ts';
import { useArrivalState } from './use-arrival-state.ts';
import { useDecisionState } from './use-decision-state.ts';
import type { Erasing } from './use-erasure.ts';
import { useFixState } from './use-fix-state.ts';
import { useHandsState } from './use-hands.ts';
import { usePlanState } from './use-plan-state.ts';
import { useSheet } from './use-sheet.ts';
import { useStored } from './use-stored.ts';
import { useToast } from './use-toast.ts';

/** What the panes of a trip share, in whatever arrangement. */
export function useTripScreenState(trip: Trip, allCities: readonly City[], erasing: Erasing) {
  const sheet = useSheet();
  const plan = usePlanState(trip, sheet);
  const [draft, setDraft] = useStored(draftKey(trip.id), '', (stored) =>
    typeof stored === 'string' ? stored : undefined,
  );
  /** The option under the pointer or the focus, and which of its days is on the map; `null` is the first, and all. */
  const [previewed, onPreview] = useState<number | null>(null);
  const [optionDay, onOptionDay] = useState<number | null>(null);
  return {
    trip,
    phase: plan.comparing && trip.options.length > 0 ? 'choosing' : phaseOf(trip),
    cities: useMemo(() => citiesOf(trip, allCities), [trip, allCities]),
    writes: useTripWrites(trip.id),
    sheet,
    toasts: useToast(),
    plan,
    decision: useDecisionState(trip, sheet),
    arrival: useArrivalState(),
    hands: useHandsState(trip),
    fix: useFixState(),
    draft: { text: draft, onDraft: setDraft },
    preview: { previewed, onPreview, optionDay, onOptionDay },
    erasing,
  } as const;
}

type TripScreenState = ReturnType<typeof useTripScreenState>;

/** Holds it for the panes, each of which takes what it draws. */
export const TripScreenContext = createContext<TripScreenState | null>(null);

export function useTripScreen(): TripScreenState {
  const screen = use(TripScreenContext);
  if (!screen) throw new Error('There is no trip on the screen: expected to be drawn within a TripScreen.');
  return screen;
}

const NO_CITIES: readonly City[] = [];

function citiesOf(trip: Trip, cities: readonly City[]): readonly City[] {
  const ids = cityIdsOf(trip);
  const found = cities.filter(({ id }) => ids.includes(id));
  return found.length > 0 ? found : NO_CITIES;
}
