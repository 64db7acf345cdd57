import type { ReactNode } from 'react';

import { useSheet } from '../hooks/use-sheet.ts';
import { useErasureOfTrip } from '../hooks/use-trip-actions.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { BOOKINGS_SHEET, MY_PLACES_SHEET } from '../lib/sheet-name.ts';
import { words } from '../words/in-use.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SchemeButton } from './scheme-button.tsx';
import { TripMenu } from './trip-menu.tsx';
import classes from './trip-top-bar.module.css';
import { Wordmark } from './wordmark.tsx';

/** Home on the left, the page's own switches on the right. */
export function TripTopBar({ children }: { readonly children?: ReactNode }) {
  const { onForget, onForgetHere, onErase } = useErasureOfTrip();
  const sheet = useSheet();
  const { trip } = useTripScreen();
  return (
    <header className={classes.bar}>
      <Wordmark />
      <div className={classes.right}>
        {children}
        <LanguageSwitch />
        <SchemeButton />
        <TripMenu
          label={words().frame.more}
          onBooking={trip.days.length > 0 ? () => sheet.open(BOOKINGS_SHEET) : undefined}
          onPlaces={() => sheet.open(MY_PLACES_SHEET)}
          onForget={onForget}
          onForgetHere={onForgetHere}
          onErase={onErase}
        />
      </div>
    </header>
  );
}
