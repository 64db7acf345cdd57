import type { Trip } from '@wayfarer/contract';

import { spellDates } from '../lib/spell-dates.ts';
import { words } from '../words/in-use.ts';
import { Disclosure } from './disclosure.tsx';
import classes from './left-out-list.module.css';

interface LeftOutListProps {
  readonly title: string;
  readonly leftOut: Trip['leftOut'];
  readonly quiet?: boolean;
}

/** What was considered and is not in the plan, each with its reason. */
export function LeftOutList({ title, leftOut, quiet = false }: LeftOutListProps) {
  if (leftOut.length === 0) return null;
  return (
    <Disclosure quiet={quiet} title={<LeftOutTitle title={title} leftOut={leftOut} />}>
      <ul className={classes.ideas}>
        {leftOut.map(({ placeId, name, text }) => (
          <li key={placeId}>
            <strong>{name}</strong>
            <span>{spellDates(text)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** How many there are, and the first of them. */
export function LeftOutTitle({ title, leftOut }: Pick<LeftOutListProps, 'title' | 'leftOut'>) {
  return (
    <span className={classes.title}>
      {words().plan.titled(title, leftOut.length)}
      <span className={classes.peek}>
        {leftOut
          .slice(0, 6)
          .map(({ name }) => name)
          .join(' · ')}
      </span>
    </span>
  );
}
