import { Button } from '@mantine/core';
import type { AutonomyRequest, Trip } from '@wayfarer/contract';

import { LeftOutList } from './left-out-list.tsx';
import classes from './more-pane.module.css';
import { PlanActions } from './plan-actions.tsx';
import { PlanExtras } from './plan-extras.tsx';
import { SchemeButton } from './scheme-button.tsx';
import { Wordmark } from './wordmark.tsx';

interface MorePaneProps {
  readonly trip: Trip;
  readonly calendarUrl: string;
  readonly undoHidden: boolean;
  readonly busy: boolean;
  readonly onUndo: () => void;
  readonly onCompare: () => void;
  readonly onPermit: (request: AutonomyRequest) => void;
  readonly onForget: () => void;
  readonly onErase: () => void;
}

/** On the phone: everything that is not needed on the way. */
export function MorePane(props: MorePaneProps) {
  const { trip, onCompare } = props;
  return (
    <section className={classes.pane} aria-label="More">
      <header className={classes.head}>
        <Wordmark />
        <SchemeButton />
      </header>
      <h1>{trip.title}</h1>
      {trip.selected !== null && (
        <div className={classes.actions}>
          <PlanActions {...props} />
          {trip.options.length > 1 && (
            <Button variant="default" onClick={onCompare}>
              Compare options
            </Button>
          )}
        </div>
      )}
      <LeftOutList title="Ideas" leftOut={trip.leftOut} />
      <PlanExtras trip={trip} busy={props.busy} onPermit={props.onPermit} open />
      <section className={classes.erasing} aria-label="Forget and erase">
        <h2>Forget and erase</h2>
        <Button variant="default" onClick={props.onForget}>
          Forget what I said…
        </Button>
        <Button variant="default" onClick={props.onErase}>
          Erase this trip…
        </Button>
      </section>
    </section>
  );
}
