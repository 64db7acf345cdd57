import { Button } from '@mantine/core';
import type { Trip } from '@wayfarer/contract';

import { Icon } from './icon.tsx';
import classes from './plan-actions.module.css';

interface PlanActionsProps {
  readonly trip: Pick<Trip, 'canUndo'>;
  readonly calendarUrl: string;
  readonly undoHidden: boolean;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

/** What can be done with the plan as a whole. */
export function PlanActions({ trip, calendarUrl, undoHidden, busy, onUndo }: PlanActionsProps) {
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        leftSection={<Icon name="undo" />}
        disabled={!trip.canUndo || busy}
        style={undoHidden ? { visibility: 'hidden' } : {}}
        onClick={onUndo}
      >
        Undo
      </Button>
      <Button component="a" variant="default" href={calendarUrl} download leftSection={<Icon name="calendar" />}>
        Calendar (.ics)
      </Button>
    </div>
  );
}
