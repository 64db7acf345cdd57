import type { ReactNode } from 'react';

import type { TripScreenState } from '../hooks/use-trip-screen.ts';
import { SchemeButton } from './scheme-button.tsx';
import { TripMenu } from './trip-menu.tsx';
import classes from './trip-top-bar.module.css';
import { Wordmark } from './wordmark.tsx';

interface TripTopBarProps {
  readonly screen: Pick<TripScreenState, 'onForget' | 'onErase'>;
  readonly children?: ReactNode;
}

/** Home on the left, the page's own switches on the right. */
export function TripTopBar({ screen, children }: TripTopBarProps) {
  return (
    <header className={classes.bar}>
      <Wordmark />
      <div className={classes.right}>
        {children}
        <SchemeButton />
        <TripMenu label="More" onForget={screen.onForget} onErase={screen.onErase} />
      </div>
    </header>
  );
}
