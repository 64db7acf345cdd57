import { UnstyledButton } from '@mantine/core';

import type { Ledger, LedgerRow } from '../lib/ledger.ts';
import { spellDates } from '../lib/spell-dates.ts';
import { Disclosure } from './disclosure.tsx';
import classes from './ledger-list.module.css';

interface LedgerListProps {
  readonly ledger: Ledger;
  /** The traveller wants to change this. */
  readonly onEdit: (row: LedgerRow) => void;
}

/** What we know and what we assume; a thin line until it is opened. */
export function LedgerList({ ledger, onEdit }: LedgerListProps) {
  const total = ledger.rows.length;
  return (
    <Disclosure
      title={
        <span className={classes.title}>
          {ledger.known} of {total} known
          <span className={classes.bar} aria-hidden="true">
            <span style={{ width: `${(ledger.known / total) * 100}%` }} />
          </span>
        </span>
      }
    >
      <ul className={classes.rows}>
        {ledger.rows.map((row) => (
          <li key={row.label}>
            <UnstyledButton className={classes.row} onClick={() => onEdit(row)}>
              <span className={classes.label}>{row.label}</span>
              <span className={classes.text} data-open={row.text === null || undefined}>
                {row.text === null ? 'not yet' : spellDates(row.text)}
              </span>
              <span className={classes.status}>{STATUS[row.status]}</span>
              <span className={classes.edit}>Edit</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

const STATUS: Readonly<Record<LedgerRow['status'], string>> = {
  stated: '',
  waived: 'left to us',
  assumed: 'assumed',
  open: '',
};
