import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { spellDates } from '../lib/spell-dates.ts';
import { words } from '../words/in-use.ts';
import { AdvicePane } from './advice-list.tsx';
import { AutonomySwitch } from './autonomy-switch.tsx';
import { CostTable } from './cost-table.tsx';
import { Disclosure } from './disclosure.tsx';
import { FindingList } from './finding-list.tsx';
import { Icon } from './icon.tsx';
import { ModelSpending } from './model-spending.tsx';
import { PersonList } from './person-list.tsx';
import classes from './plan-extras.module.css';
import { WhoPays } from './who-pays.tsx';

/** What may be done without asking, money and caveats, below the days. */
export function PlanExtras({ open = false }: { readonly open?: boolean }) {
  const { trip, writes } = useTripScreen();
  return (
    <div className={classes.extras}>
      {trip.selected !== null && <AutonomySwitch />}
      {trip.selected !== null && (
        <AdvicePane
          advised={trip}
          busy={writes.busy}
          onSay={(text) => writes.write('message', { text }, () => undefined)}
        />
      )}
      {trip.costs.length > 0 && (
        <Disclosure title={words().talk.costs.title} open={open}>
          <CostTable costs={trip.costs} />
        </Disclosure>
      )}
      {trip.persons && trip.split && trip.split.length > 0 && (
        <Disclosure title={words().talk.costs.whoPays} open={open}>
          <PersonList persons={trip.persons} />
          <WhoPays persons={trip.persons} split={trip.split} />
        </Disclosure>
      )}
      <FindingList />
      <ModelSpending />
      {trip.warnings.length > 0 && (
        <Disclosure title={words().plan.goodToKnow(trip.warnings.length)} open={open}>
          <WarningList warnings={trip.warnings} />
        </Disclosure>
      )}
    </div>
  );
}

/** What one should know before relying on the plan. */
function WarningList({ warnings }: { readonly warnings: readonly string[] }) {
  return (
    <ul className={classes.warnings}>
      {warnings.map((warning) => (
        <li key={warning}>
          <Icon name="warning" size={16} />
          <span>{spellDates(warning)}</span>
        </li>
      ))}
    </ul>
  );
}
