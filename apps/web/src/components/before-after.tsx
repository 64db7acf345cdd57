import type { Day, Money } from '@wayfarer/contract';

import { compareDays, type ComparedVisit } from '../lib/compare-days.ts';
import { formatAmount } from '../lib/format.ts';
import { words } from '../words/in-use.ts';
import classes from './before-after.module.css';

/** The day as it is and as it would be; only what differs is coloured, and named. */
export function BeforeAfter({ before, after }: { readonly before: Day; readonly after: Day }) {
  const { walkingMinutes, spend, ...sides } = compareDays(before, after);
  const said = words().way.compare;
  return (
    <div>
      <div className={classes.sides}>
        <Side title={said.before} visits={sides.before} />
        <Side title={said.after} visits={sides.after} />
      </div>
      <p className={classes.difference}>
        {[
          said.walking(signed(walkingMinutes, words().plan.minutes(Math.abs(walkingMinutes)))),
          ...(spend ? [said.cost(signed(spend.amount, said.perPerson(amountOf(spend))))] : []),
        ].join(' · ')}
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
            {fate !== 'same' && <span className={classes.fate}>{words().way.compare.fates[fate]}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function amountOf(money: Money): string {
  return formatAmount({ ...money, amount: Math.abs(money.amount) });
}

function signed(value: number, said: string): string {
  if (value === 0) return words().way.compare.same;
  return `${value > 0 ? '+' : '−'}${said}`;
}
