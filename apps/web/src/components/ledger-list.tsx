import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';

import type { Ledger, LedgerRow } from '../lib/ledger.ts';
import { spellDates } from '../lib/spell-dates.ts';
import { Disclosure } from './disclosure.tsx';
import classes from './ledger-list.module.css';

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
                row={row}
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

interface RowFormProps {
  readonly row: LedgerRow;
  readonly busy: boolean;
  readonly onSave: (value: string) => void;
  readonly onLeave: () => void;
}

/** A row while it is written. */
function RowForm({ row, busy, onSave, onLeave }: RowFormProps) {
  const [value, setValue] = useState(row.text ?? '');
  const isChanged = value.trim() !== '' && value !== row.text;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) onSave(value.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
      }}
    >
      <TextInput
        className={classes.field ?? ''}
        label={row.label}
        data-autofocus
        autoFocus
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <Button type="submit" variant="light" disabled={busy || !isChanged}>
        Save
      </Button>
      <Button variant="subtle" onClick={onLeave}>
        Cancel
      </Button>
    </form>
  );
}

const STATUS: Readonly<Record<LedgerRow['status'], string>> = {
  stated: '',
  waived: 'left to us',
  assumed: 'assumed',
  open: '',
};
