import { useRef } from 'react';

import { useFocusOnChange } from '../hooks/use-focus-on-change.ts';
import type { TripScreenState } from '../hooks/use-trip-screen.ts';
import { ApprovalCard } from './approval-card.tsx';
import { DecisionBanner } from './decision-banner.tsx';
import { OptionList } from './option-list.tsx';
import { PlanPane } from './plan-pane.tsx';
import classes from './trip-main.module.css';

/** The open decision as a banner, where there is one. */
export function TripBanner({ screen }: { readonly screen: TripScreenState }) {
  const { headline, decision, trip } = screen;
  if (headline === null) return null;
  return (
    <DecisionBanner
      headline={headline}
      queue={trip.queue}
      later={decision.later}
      onReview={decision.onReview}
      onLater={decision.onLater}
    />
  );
}

/** The options while one is being chosen, the plan once one is; above them what waits for a yes. */
export function TripMain({ screen }: { readonly screen: TripScreenState }) {
  return (
    <>
      <WaitingChange screen={screen} />
      <PlanOrOptions screen={screen} />
    </>
  );
}

/** The change that waits for a yes, where there is one. */
function WaitingChange({ screen }: { readonly screen: TripScreenState }) {
  const { trip, phase, plan, actions, approve } = screen;
  if (!trip.approval) return null;
  const canCompare = phase !== 'choosing' && trip.options.length > 1;
  return (
    <ApprovalCard
      trip={trip}
      approval={trip.approval}
      busy={actions.busy}
      problem={actions.problem}
      onAnswer={approve}
      onCompare={canCompare ? () => plan.setComparing(true) : null}
    />
  );
}

function PlanOrOptions({ screen }: { readonly screen: TripScreenState }) {
  const { trip, phase, plan, actions, toasts } = screen;
  if (phase === 'choosing') return <OptionList {...screen.options} />;
  return (
    <PlanPane
      trip={trip}
      calendarUrl={screen.calendarUrl}
      view={plan.view}
      onView={plan.onView}
      dayIndex={plan.dayIndex}
      onDay={plan.onDay}
      marks={screen.marks}
      undoHidden={toasts.toast?.undo ?? false}
      busy={actions.busy}
      onUndo={screen.undo}
      onCompare={() => plan.setComparing(true)}
      onPermit={screen.permit}
    />
  );
}

/** The banner stays in sight above what scrolls. */
export function TripMainWithBanner({ screen }: { readonly screen: TripScreenState }) {
  const main = useRef<HTMLElement>(null);
  useFocusOnChange(main, `${screen.phase} ${screen.trip.approval?.id ?? ''}`);
  return (
    <main id="main" ref={main} className={classes.main} tabIndex={-1}>
      {screen.headline !== null && (
        <div className={classes.banner}>
          <TripBanner screen={screen} />
        </div>
      )}
      <TripMain screen={screen} />
    </main>
  );
}
