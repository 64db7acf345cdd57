import { Switch } from '@mantine/core';

import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { words } from '../words/in-use.ts';
import classes from './autonomy-switch.module.css';

/** Whether small changes may be made without asking; off until the traveller says so. */
export function AutonomySwitch() {
  const { trip, writes, toasts } = useTripScreen();
  const allowed = trip.facts.some(({ name, value }) => name === 'autonomy' && value === 'small-changes');
  const allow = (isAllowed: boolean): void =>
    writes.write('autonomy', { autonomy: isAllowed ? 'small-changes' : 'ask' }, () =>
      toasts.tell(isAllowed ? words().talk.autonomy.on : words().talk.autonomy.off),
    );
  return (
    <div className={classes.row}>
      <Switch
        classNames={{ track: classes.track ?? '' }}
        label={words().talk.autonomy.label}
        description={words().talk.autonomy.hint}
        checked={allowed}
        disabled={writes.busy}
        onChange={(event) => allow(event.currentTarget.checked)}
      />
    </div>
  );
}
