import type { Person } from '@wayfarer/contract';

import { formatAmount } from '../lib/format.ts';
import { words } from '../words/in-use.ts';
import classes from './person-list.module.css';

/** What a plan costs each of those who travel, and how much of what they asked for is in it; nothing for one alone. */
export function PersonList({ persons = [] }: { readonly persons?: readonly Person[] | undefined }) {
  if (persons.length < 2) return null;
  const said = words().talk.persons;
  return (
    <ul className={classes.persons} aria-label={words().talk.persons.name}>
      {persons.map(({ label, count, cost, satisfaction }) => (
        <li key={`${label}-${count}`}>
          <span className={classes.label}>{label}</span>
          {cost && (
            <span>
              {count > 1 ? said.each(formatAmount(cost.each)) : formatAmount(cost.each)}
              {cost.limit && <span className={classes.of}> {said.of(formatAmount(cost.limit))}</span>}
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
                    aria-label={said.ofWhat(label, satisfaction.score)}
                  />
                  {said.score(satisfaction.score)}
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
