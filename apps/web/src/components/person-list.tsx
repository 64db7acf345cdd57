import type { Person } from '@wayfarer/contract';

import { formatAmount } from '../lib/format.ts';
import classes from './person-list.module.css';

/** What a plan costs each of those who travel, and how much of what they asked for is in it; nothing for one alone. */
export function PersonList({ persons = [] }: { readonly persons?: readonly Person[] | undefined }) {
  if (persons.length < 2) return null;
  return (
    <ul className={classes.persons} aria-label="Each of you">
      {persons.map(({ label, count, cost, satisfaction }) => (
        <li key={`${label}-${count}`}>
          <span className={classes.label}>{label}</span>
          {cost && (
            <span>
              {formatAmount(cost.each)}
              {count > 1 && ' each'}
              {cost.limit && <span className={classes.of}> of {formatAmount(cost.limit)}</span>}
            </span>
          )}
          {satisfaction && (
            <span className={classes.taste}>
              {satisfaction.score !== null && (
                <>
                  <meter
                    min={0}
                    max={100}
                    value={satisfaction.score}
                    aria-label={`Of what ${label} asked for: ${satisfaction.score} of 100`}
                  />
                  {satisfaction.score} of 100
                </>
              )}
              <span className={classes.why}>{satisfaction.text}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
