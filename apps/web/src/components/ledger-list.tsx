import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';

import type { Ledger, LedgerRow } from '../lib/ledger.ts';
import { words } from '../words/in-use.ts';
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
  const said = words().talk.wishes;
  const known = ledger.rows.flatMap(({ text }) => (text === null ? [] : [text]));
  return (
    <Disclosure
      title={
        <span className={classes.title}>
          {said.title}
          <span className={classes.peek}>{known.join(' · ')}</span>
        </span>
      }
    >
      <ul className={classes.rows}>
        {ledger.rows.map((row) => (
          <li key={row.key}>
            {edited === row.key ? (
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
              <UnstyledButton className={classes.row} onClick={() => setEdited(row.key)}>
                <span className={classes.label}>{row.label}</span>
                <span className={classes.text} data-open={row.text === null || undefined}>
                  {row.text ?? said.notYet}
                </span>
                <span className={classes.status}>
                  {row.status === 'waived' ? said.leftToUs : row.status === 'assumed' ? said.assumed : ''}
                </span>
                <span className={classes.edit}>{said.edit}</span>
              </UnstyledButton>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
