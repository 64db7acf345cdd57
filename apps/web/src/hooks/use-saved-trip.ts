import { useEffect, useState, useSyncExternalStore } from 'react';

import { isAway, onConnection } from '../data/connection.ts';
import { findSaved, keepsNothing, onSaved } from '../data/saved/saved-trips.ts';
import type { SavedTrip } from '../lib/queue/saved-trip.ts';

/** The trip as this browser keeps it, with what waits to be sent; `undefined` while that is read, or where it is not kept. */
export function useSavedTrip(id: string): SavedTrip | undefined {
  const [saved, setSaved] = useState<SavedTrip | undefined>();
  useEffect(() => {
    let isCurrent = true;
    const read = (): void => {
      void findSaved(id).then((found) => {
        if (isCurrent) setSaved(found);
      });
    };
    read();
    const stop = onSaved(read);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [id]);
  return saved;
}

/** True while the server does not answer. */
export function useAway(): boolean {
  return useSyncExternalStore(onConnection, isAway);
}

/** True where this browser keeps no trips. */
export function useKeepsNothing(): boolean {
  return useSyncExternalStore(onSaved, keepsNothing);
}
