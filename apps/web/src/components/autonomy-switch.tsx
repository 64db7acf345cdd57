import { Switch } from '@mantine/core';

import { useTripScreen } from '../hooks/use-trip-screen.ts';
import classes from './autonomy-switch.module.css';

/** Whether small changes may be made without asking; off until the traveller says so. */
export function AutonomySwitch() {
  const { trip, writes, toasts } = useTripScreen();
  const allowed = trip.facts.some(({ name, value }) => name === 'autonomy' && value === 'small-changes');
  const allow = (isAllowed: boolean): void =>
    writes.write('autonomy', { autonomy: isAllowed ? 'small-changes' : 'ask' }, () =>
      toasts.tell(isAllowed ? 'Small changes are made at once from now on.' : 'You are asked about every change.'),
    );
  return (
    <div className={classes.row}>
      <Switch
        classNames={{ track: classes.track ?? '' }}
        label="Make small changes without asking me"
        description="At most 30 minutes and a tenth of a day’s budget. Stays, journeys, cities, dates, the budget and fixed appointments are never changed without you. You are told what was done, and Undo takes it back."
        checked={allowed}
        disabled={writes.busy}
        onChange={(event) => allow(event.currentTarget.checked)}
      />
    </div>
  );
}
