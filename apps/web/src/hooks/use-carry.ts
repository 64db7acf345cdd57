import { useSyncExternalStore } from 'react';

import type { Carry } from '../lib/hands.ts';
import { useTripScreen } from './use-trip-screen.ts';

/** Something of what is carried; draws anew only when that has changed. */
export function useCarry<Part>(part: (carry: Carry | null) => Part): Part {
  const { hands } = useTripScreen();
  return useSyncExternalStore(hands.subscribe, () => part(hands.get()));
}
