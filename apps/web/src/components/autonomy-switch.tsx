import { Switch } from '@mantine/core';
import type { AutonomyRequest, Trip } from '@wayfarer/contract';

import classes from './autonomy-switch.module.css';

interface AutonomySwitchProps {
  readonly facts: Trip['facts'];
  readonly busy: boolean;
  readonly onPermit: (request: AutonomyRequest) => void;
}

/** Whether small changes may be made without asking; off until the traveller says so. */
export function AutonomySwitch({ facts, busy, onPermit }: AutonomySwitchProps) {
  const allowed = facts.some(({ name, value }) => name === 'autonomy' && value === 'small-changes');
  return (
    <div className={classes.row}>
      <Switch
        classNames={{ track: classes.track ?? '' }}
        label="Make small changes without asking me"
        description="At most 30 minutes and a tenth of a day’s budget. Stays, journeys, cities, dates, the budget and fixed appointments are never changed without you. You are told what was done, and Undo takes it back."
        checked={allowed}
        disabled={busy}
        onChange={(event) => onPermit({ autonomy: event.currentTarget.checked ? 'small-changes' : 'ask' })}
      />
    </div>
  );
}
