import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';

import type { Assumption } from '../lib/assumed.ts';
import { toEdit } from '../lib/ledger.ts';
import { words } from '../words/in-use.ts';
import classes from './assumed-facts.module.css';
import { RowForm } from './row-form.tsx';

interface AssumedFactsProps {
  readonly assumptions: readonly Assumption[];
  readonly busy: boolean;
  readonly onChange: (text: string) => void;
}

/** What nobody said and was taken for granted: a tap on it changes it. */
export function AssumedFacts({ assumptions, busy, onChange }: AssumedFactsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const edited = assumptions.find(({ key }) => key === opened);
  if (assumptions.length === 0) return null;
  const said = words().talk.assumed;
  const save = (key: string, value: string): void => {
    setOpened(null);
    onChange(toEdit({ key, text: value }));
  };
  return (
    <div role="group" aria-label={said.name} className={classes.assumed}>
      <span className={classes.label}>{said.name}</span>
      {assumptions.map(({ key, label, text }) => (
        <UnstyledButton
          key={key}
          className={classes.chip}
          aria-label={said.change(label, text)}
          aria-expanded={key === opened}
          disabled={busy}
          onClick={() => setOpened(key === opened ? null : key)}
        >
          {text}
        </UnstyledButton>
      ))}
      {edited && (
        <div className={classes.editor}>
          {edited.choices.length > 0 && (
            <div role="group" aria-label={edited.label} className={classes.choices}>
              {edited.choices.map(({ value, text }) => (
                <UnstyledButton
                  key={value}
                  className={classes.chip}
                  disabled={busy}
                  onClick={() => save(edited.key, value)}
                >
                  {text}
                </UnstyledButton>
              ))}
            </div>
          )}
          <RowForm
            key={edited.key}
            label={edited.label}
            text=""
            busy={busy}
            onSave={(value) => save(edited.key, value)}
            onLeave={() => setOpened(null)}
          />
        </div>
      )}
    </div>
  );
}
