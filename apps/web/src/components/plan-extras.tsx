import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { AutonomySwitch } from './autonomy-switch.tsx';
import { CostTable } from './cost-table.tsx';
import { Disclosure } from './disclosure.tsx';
import classes from './plan-extras.module.css';
import { WarningList } from './warning-list.tsx';

/** What may be done without asking, money and caveats, below the days. */
export function PlanExtras({ open = false }: { readonly open?: boolean }) {
  const { trip } = useTripScreen();
  return (
    <div className={classes.extras}>
      {trip.selected !== null && <AutonomySwitch />}
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
