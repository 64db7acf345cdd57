import type { AutonomyRequest, Trip } from '@wayfarer/contract';

import { AutonomySwitch } from './autonomy-switch.tsx';
import { CostTable } from './cost-table.tsx';
import { Disclosure } from './disclosure.tsx';
import classes from './plan-extras.module.css';
import { WarningList } from './warning-list.tsx';

interface PlanExtrasProps {
  readonly trip: Pick<Trip, 'costs' | 'warnings' | 'facts' | 'selected'>;
  readonly busy: boolean;
  readonly onPermit: (request: AutonomyRequest) => void;
  readonly open?: boolean;
}

/** What may be done without asking, money and caveats, below the days. */
export function PlanExtras({ trip, busy, onPermit, open = false }: PlanExtrasProps) {
  return (
    <div className={classes.extras}>
      {trip.selected !== null && <AutonomySwitch facts={trip.facts} busy={busy} onPermit={onPermit} />}
      {trip.costs.length > 0 && (
        <Disclosure title="Costs" open={open}>
          <CostTable costs={trip.costs} />
        </Disclosure>
      )}
      {trip.warnings.length > 0 && (
        <Disclosure title={`Good to know · ${trip.warnings.length}`} open={open}>
          <WarningList warnings={trip.warnings} />
        </Disclosure>
      )}
    </div>
  );
}
