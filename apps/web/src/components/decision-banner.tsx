import { Button } from '@mantine/core';

import classes from './decision-banner.module.css';
import { Icon } from './icon.tsx';

interface DecisionBannerProps {
  readonly headline: string;
  /** Decisions that wait behind this one. */
  readonly queue: number;
  /** The traveller has put it off; it stays as a thin line. */
  readonly later: boolean;
  readonly onReview: () => void;
  readonly onLater: () => void;
}

/** Something needs an answer; the plan stays as it is and stays usable. */
export function DecisionBanner({ headline, queue, later, onReview, onLater }: DecisionBannerProps) {
  return (
    <aside className={classes.banner} data-later={later || undefined} aria-label="Open decision">
      <Icon name="warning" size={20} />
      <p role="status">
        {headline}
        {queue > 0 && <span className={classes.queue}>{queue} more after this</span>}
      </p>
      <div className={classes.actions}>
        <Button size="compact-md" onClick={onReview}>
          Review
        </Button>
        {!later && (
          <Button size="compact-md" variant="subtle" onClick={onLater}>
            Later
          </Button>
        )}
      </div>
    </aside>
  );
}
