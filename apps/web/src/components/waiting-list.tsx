import type { Trip } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';
import { Icon } from './icon.tsx';
import classes from './waiting-list.module.css';

/** What was taken out for now, and when it comes back. */
export function WaitingList({ waiting }: { readonly waiting: Trip['waiting'] }) {
  if (waiting.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={words().plan.day.waiting}>
      {waiting.map(({ visitId, text }) => (
        <li key={visitId}>
          <Icon name="clock" size={16} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
