import { Button } from '@mantine/core';
import type { Decision } from '@wayfarer/contract';

import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { headlineOf } from '../lib/decision-words.ts';
import { words } from '../words/in-use.ts';
import classes from './decision-banner.module.css';
import { Icon } from './icon.tsx';

/** Something needs an answer; the plan stays as it is and stays usable. What was put off stays as a thin line. */
export function DecisionBanner({ decision }: { readonly decision: Decision }) {
  const { trip } = useTripScreen();
  const { visit, later, onReview, onLater } = useTripScreen().decision;
  const said = words().way.decision;
  return (
    <aside className={classes.banner} data-later={later || undefined} aria-label={said.open}>
      <Icon name="warning" size={20} />
      <p role="status">
        {headlineOf(decision, visit)}
        {trip.queue > 0 && <span className={classes.queue}>{said.queue(trip.queue)}</span>}
      </p>
      <div className={classes.actions}>
        <Button size="compact-md" onClick={onReview}>
          {said.review}
        </Button>
        {!later && (
          <Button size="compact-md" variant="subtle" onClick={onLater}>
            {said.later}
          </Button>
        )}
      </div>
    </aside>
  );
}

/** On the phone, in every room but the plan's: a change waits there for a yes. */
export function ApprovalBanner({ onReview }: { readonly onReview: () => void }) {
  return (
    <aside className={classes.banner} aria-label={words().talk.approval.banner}>
      <Icon name="lock" size={20} />
      <p>{words().talk.approval.waits}</p>
      <div className={classes.actions}>
        <Button size="compact-md" onClick={onReview}>
          {words().talk.approval.review}
        </Button>
      </div>
    </aside>
  );
}
