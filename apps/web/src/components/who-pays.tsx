import type { CostLine, Person } from '@wayfarer/contract';

import { formatAmount } from '../lib/format.ts';
import { spellDates } from '../lib/spell-dates.ts';
import { words } from '../words/in-use.ts';
import classes from './who-pays.module.css';

interface WhoPaysProps {
  readonly persons: readonly Person[];
  readonly split: readonly CostLine[];
}

/** What each pays of every line, and why. */
export function WhoPays({ persons, split }: WhoPaysProps) {
  const said = words().talk.costs;
  const payers = persons.flatMap(({ label, count, cost }) => (cost ? [{ label, count, cost }] : []));
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={said.lineByLine}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{said.for}</th>
            {payers.map(({ label, count }) => (
              <th scope="col" key={label}>
                {count > 1 && payers.length > 1 ? `${label} · ${count}` : label}
              </th>
            ))}
            {payers.length > 1 && <th scope="col">{said.all}</th>}
          </tr>
        </thead>
        <tbody>
          {split.map(({ text, date, amount, shares, why }, index) => (
            <tr key={`${text}-${date ?? ''}-${index}`}>
              <th scope="row">
                {text}
                {date !== undefined && <span className={classes.date}>{spellDates(date)}</span>}
                <span className={classes.why}>{why}</span>
              </th>
              {shares.map((share) => (
                <td key={share.label}>{formatAmount(share.amount)}</td>
              ))}
              {payers.length > 1 && <td>{formatAmount(amount)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{said.inAll}</th>
            {payers.map(({ label, cost }) => (
              <td key={label}>{formatAmount(cost.total)}</td>
            ))}
            {payers.length > 1 && (
              <td>
                {formatAmount({
                  amount: payers.reduce((sum, { cost }) => sum + cost.total.amount, 0),
                  currency: payers[0]?.cost.total.currency ?? '',
                })}
              </td>
            )}
          </tr>
          {payers.some(({ count }) => count > 1) && (
            <tr>
              <th scope="row">{said.each}</th>
              {payers.map(({ label, cost }) => (
                <td key={label}>{formatAmount(cost.each)}</td>
              ))}
              {payers.length > 1 && <td />}
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}
