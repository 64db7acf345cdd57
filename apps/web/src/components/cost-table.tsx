import type { Trip } from '@wayfarer/contract';
import { sumMoney } from '@wayfarer/trip/money';

import { formatAmount } from '../lib/format.ts';
import { words } from '../words/in-use.ts';
import classes from './cost-table.module.css';

/** What the trip costs all travellers together, and which of it is an estimate. */
export function CostTable({ costs }: { readonly costs: Trip['costs'] }) {
  const said = words().talk.costs;
  const currency = costs[0]?.amount.currency;
  const sum =
    currency !== undefined && costs.every(({ amount }) => amount.currency === currency)
      ? sumMoney(
          costs.map(({ amount }) => amount),
          currency,
        )
      : null;
  return (
    <table className={classes.table}>
      <caption>{said.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{said.for}</th>
          <th scope="col">{said.amount}</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ category, amount, estimate }, index) => (
          <tr key={`${category}-${index}`}>
            <th scope="row">{said.categories[category]}</th>
            <td>
              {estimate && <span className={classes.estimate}>{said.estimate}</span>}
              {formatAmount(amount)}
            </td>
          </tr>
        ))}
      </tbody>
      {sum && (
        <tfoot>
          <tr>
            <th scope="row">{said.sum}</th>
            <td>{formatAmount(sum)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
