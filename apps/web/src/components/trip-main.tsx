import { useRef } from 'react';

import { useFocusOnChange } from '../hooks/use-focus-on-change.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { ApprovalCard } from './approval-card.tsx';
import { DecisionBanner } from './decision-banner.tsx';
import { OptionList } from './option-list.tsx';
import { PlanPane } from './plan-pane.tsx';
import classes from './trip-main.module.css';

/** The options while one is being chosen, the plan once one is; above them what waits for a yes. */
export function TripMain() {
  const { trip, phase } = useTripScreen();
  return (
    <>
      {trip.approval && <ApprovalCard approval={trip.approval} />}
      {phase === 'choosing' ? <OptionList /> : <PlanPane />}
    </>
  );
}

/** The banner stays in sight above what scrolls. */
export function TripMainWithBanner() {
  const { trip, phase } = useTripScreen();
  const main = useRef<HTMLElement>(null);
  useFocusOnChange(main, `${phase} ${trip.approval?.id ?? ''}`);
  return (
    <main id="main" ref={main} className={classes.main} tabIndex={-1}>
      {trip.pending && (
        <div className={classes.banner}>
          <DecisionBanner decision={trip.pending} />
        </div>
      )}
      <TripMain />
    </main>
  );
}
