import { Button } from '@mantine/core';

import classes from './decision-banner.module.css';
import { Icon } from './icon.tsx';

/** On the phone, in every room but the plan's: a change waits there for a yes. */
export function ApprovalBanner({ onReview }: { readonly onReview: () => void }) {
  return (
    <aside className={classes.banner} aria-label="Change waiting for approval">
      <Icon name="lock" size={20} />
      <p>Your plan waits for your yes.</p>
      <div className={classes.actions}>
        <Button size="compact-md" onClick={onReview}>
          Review change
        </Button>
      </div>
    </aside>
  );
}
