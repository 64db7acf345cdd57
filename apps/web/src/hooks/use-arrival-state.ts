import { useState } from 'react';

import type { Arrival } from '../lib/arrival.ts';

/** Whether "I am here" is asked about again; what was asked stays to be read while the question closes. */
export function useArrivalState() {
  const [asked, setAsked] = useState<{ readonly arrival: Arrival; readonly opened: boolean } | null>(null);
  return {
    arrival: asked?.arrival ?? null,
    opened: asked?.opened ?? false,
    ask: (arrival: Arrival) => setAsked({ arrival, opened: true }),
    close: () => setAsked((last) => last && { ...last, opened: false }),
  };
}
