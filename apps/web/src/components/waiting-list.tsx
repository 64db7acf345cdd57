import type { Trip } from '@wayfarer/contract';

import { Icon } from './icon.tsx';
import classes from './waiting-list.module.css';

/** What was taken out for now, and when it comes back. */
export function WaitingList({ waiting }: { readonly waiting: Trip['waiting'] }) {
  if (waiting.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Waiting">
      {waiting.map(({ visitId, text }) => (
        <li key={visitId}>
          <Icon name="clock" size={16} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
