import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';

import type { Ledger, LedgerRow } from '../lib/ledger.ts';
import { spellDates } from '../lib/spell-dates.ts';
import { Disclosure } from './disclosure.tsx';
import classes from './ledger-list.module.css';
import { RowForm } from './row-form.tsx';

interface LedgerListProps {
  readonly ledger: Ledger;
  readonly busy: boolean;
  /** The traveller says what is true instead. */
  readonly onChange: (row: LedgerRow, value: string) => void;
}

/** What we know and what we assume; a thin line until it is opened. */
export function LedgerList({ ledger, busy, onChange }: LedgerListProps) {
  const [edited, setEdited] = useState<string | null>(null);
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
            {edited === row.label ? (
              <RowForm
                label={row.label}
                text={row.text ?? ''}
                busy={busy}
                onLeave={() => setEdited(null)}
                onSave={(value) => {
                  setEdited(null);
                  onChange(row, value);
                }}
              />
            ) : (
              <UnstyledButton className={classes.row} onClick={() => setEdited(row.label)}>
                <span className={classes.label}>{row.label}</span>
                <span className={classes.text} data-open={row.text === null || undefined}>
                  {row.text === null ? 'not yet' : spellDates(row.text)}
                </span>
                <span className={classes.status}>{STATUS[row.status]}</span>
                <span className={classes.edit}>Edit</span>
              </UnstyledButton>
            )}
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
