import type { Trip } from '@wayfarer/contract';
import { sumMoney } from '@wayfarer/trip/money';

import { capitalise, formatAmount } from '../lib/format.ts';
import classes from './cost-table.module.css';

/** What the trip costs all travellers together, and which of it is an estimate. */
export function CostTable({ costs }: { readonly costs: Trip['costs'] }) {
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
      <caption>For all travellers together</caption>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ category, amount, estimate }, index) => (
          <tr key={`${category}-${index}`}>
            <th scope="row">{capitalise(category)}</th>
            <td>
              {estimate && <span className={classes.estimate}>est.</span>}
              {formatAmount(amount)}
            </td>
          </tr>
        ))}
      </tbody>
      {sum && (
        <tfoot>
          <tr>
            <th scope="row">Sum</th>
            <td>{formatAmount(sum)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
