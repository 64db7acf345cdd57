import type { Trip } from '@wayfarer/contract';

import { CostTable } from './cost-table.tsx';
import { Disclosure } from './disclosure.tsx';
import classes from './plan-extras.module.css';
import { WarningList } from './warning-list.tsx';

interface PlanExtrasProps {
  readonly trip: Pick<Trip, 'costs' | 'warnings'>;
  readonly open?: boolean;
}

/** Money and caveats, below the days. */
export function PlanExtras({ trip, open = false }: PlanExtrasProps) {
  return (
    <div className={classes.extras}>
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
