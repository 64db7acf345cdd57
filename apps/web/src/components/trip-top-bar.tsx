import type { ReactNode } from 'react';

import { SchemeButton } from './scheme-button.tsx';
import classes from './trip-top-bar.module.css';
import { Wordmark } from './wordmark.tsx';

/** Home on the left, the page's own switches on the right. */
export function TripTopBar({ children }: { readonly children?: ReactNode }) {
  return (
    <header className={classes.bar}>
      <Wordmark />
      <div className={classes.right}>
        {children}
        <SchemeButton />
      </div>
    </header>
  );
}
