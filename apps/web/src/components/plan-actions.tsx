import { Button } from '@mantine/core';

import { useRedo, useUndo } from '../hooks/use-trip-actions.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { HISTORY_SHEET } from '../lib/sheet-name.ts';
import { words } from '../words/in-use.ts';
import { ExportMenu } from './export-menu.tsx';
import { Icon } from './icon.tsx';
import classes from './plan-actions.module.css';

/** What can be done with the plan as a whole. */
export function PlanActions() {
  const { trip, writes, toasts, sheet } = useTripScreen();
  const undo = useUndo();
  const redo = useRedo();
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
        {words().frame.undo}
      </Button>
      <Button
        variant="default"
        leftSection={<Icon name="redo" />}
        disabled={!trip.canRedo || writes.busy}
        onClick={redo}
      >
        {words().frame.redo}
      </Button>
      <Button variant="default" leftSection={<Icon name="history" />} onClick={() => sheet.open(HISTORY_SHEET)}>
        {words().plan.history.title}
      </Button>
      <ExportMenu trip={trip.id} />
    </div>
  );
}
