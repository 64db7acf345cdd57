import { Button } from '@mantine/core';

import { tripCall } from '../data/trip-call.ts';
import { useUndo } from '../hooks/use-trip-actions.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { Icon } from './icon.tsx';
import classes from './plan-actions.module.css';

/** What can be done with the plan as a whole. */
export function PlanActions() {
  const { trip, writes, toasts } = useTripScreen();
  const undo = useUndo();
  // The toast offers the same; two buttons of one name would be one too many.
  const isUndoHidden = toasts.toast?.undo ?? false;
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        leftSection={<Icon name="undo" />}
        disabled={!trip.canUndo || writes.busy}
        style={isUndoHidden ? { visibility: 'hidden' } : {}}
        onClick={undo}
      >
        Undo
      </Button>
      <Button
        component="a"
        variant="default"
        href={tripCall(trip.id, 'calendar.ics')}
        download
        leftSection={<Icon name="calendar" />}
      >
        Calendar (.ics)
      </Button>
    </div>
  );
}
