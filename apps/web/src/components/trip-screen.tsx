import type { City, Trip } from '@wayfarer/contract';

import type { Erasing } from '../hooks/use-erasure.ts';
import { useLayout } from '../hooks/use-layout.ts';
import { TripScreenContext, useTripScreenState } from '../hooks/use-trip-screen.ts';
import { PRODUCT } from '../lib/product.ts';
import { words } from '../words/in-use.ts';
import { Announcer } from './announcer.tsx';
import { TripDesktop } from './trip-desktop.tsx';
import { TripOverlays } from './trip-overlays.tsx';
import { TripPhone } from './trip-phone.tsx';
import { TripTablet } from './trip-tablet.tsx';

interface TripScreenProps {
  readonly trip: Trip;
  readonly cities: readonly City[];
  readonly erasing: Erasing;
}

const ARRANGEMENTS = { phone: TripPhone, tablet: TripTablet, desktop: TripDesktop } as const;

/** A trip, in the arrangement that fits the window. */
export function TripScreen({ trip, cities, erasing }: TripScreenProps) {
  const layout = useLayout();
  const screen = useTripScreenState(trip, cities, erasing);
  const Arrangement = ARRANGEMENTS[layout];
  return (
    <TripScreenContext value={screen}>
      <title>{`${trip.title} · ${PRODUCT}`}</title>
      <a className="skip-link" href="#main">
        {words().frame.skipToPlan}
      </a>
      <Arrangement />
      <TripOverlays layout={layout} />
      <Announcer phase={screen.phase} count={trip.options.length} waiting={trip.approval !== null} />
    </TripScreenContext>
  );
}
