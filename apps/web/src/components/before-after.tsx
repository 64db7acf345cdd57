import type { Day } from '@wayfarer/contract';

import { compareDays, type ComparedVisit, type Fate } from '../lib/compare-days.ts';
import { formatAmount } from '../lib/format.ts';
import classes from './before-after.module.css';

const FATES: Readonly<Record<Fate, string>> = { same: '', removed: 'goes', added: 'comes', moved: 'moves' };

/** The day as it is and as it would be; only what differs is coloured, and named. */
export function BeforeAfter({ before, after }: { readonly before: Day; readonly after: Day }) {
  const { walkingMinutes, spend, ...sides } = compareDays(before, after);
  return (
    <div>
      <div className={classes.sides}>
        <Side title="Before" visits={sides.before} />
        <Side title="After" visits={sides.after} />
      </div>
      <p className={classes.difference}>
        Walking {signed(walkingMinutes, 'min')}
        {spend &&
          ` · cost ${spend.amount === 0 ? 'unchanged' : `${spend.amount > 0 ? '+' : '−'}${formatAmount({ ...spend, amount: Math.abs(spend.amount) })} a person`}`}
      </p>
    </div>
  );
}

function Side({ title, visits }: { readonly title: string; readonly visits: readonly ComparedVisit[] }) {
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <ol className={classes.side}>
        {visits.map(({ visit, fate }) => (
          <li key={visit.id} data-fate={fate}>
            <span className={classes.time}>{visit.arrive}</span>
            <span className={classes.name}>{visit.name}</span>
            {fate !== 'same' && <span className={classes.fate}>{FATES[fate]}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function signed(value: number, unit: string): string {
  if (value === 0) return 'unchanged';
  return `${value > 0 ? '+' : '−'}${Math.abs(value)} ${unit}`;
}
