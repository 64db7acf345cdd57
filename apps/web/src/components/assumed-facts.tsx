import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';

import type { Assumption } from '../lib/assumed.ts';
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
  const edited = assumptions.find(({ label }) => label === opened);
  if (assumptions.length === 0) return null;
  const save = (label: string, value: string): void => {
    setOpened(null);
    onChange(`${label.toLowerCase()}: ${value}`);
  };
  return (
    <div role="group" aria-label="Assumed" className={classes.assumed}>
      <span className={classes.label}>Assumed</span>
      {assumptions.map(({ label, text }) => (
        <UnstyledButton
          key={label}
          className={classes.chip}
          aria-label={`${label}: ${text}, assumed. Change`}
          aria-expanded={label === opened}
          disabled={busy}
          onClick={() => setOpened(label === opened ? null : label)}
        >
          {text}
        </UnstyledButton>
      ))}
      {edited && (
        <div className={classes.editor}>
          {edited.choices.length > 0 && (
            <div role="group" aria-label={edited.label} className={classes.choices}>
              {edited.choices.map((choice) => (
                <UnstyledButton
                  key={choice}
                  className={classes.chip}
                  disabled={busy}
                  onClick={() => save(edited.label, choice)}
                >
                  {choice}
                </UnstyledButton>
              ))}
            </div>
          )}
          <RowForm
            key={edited.label}
            label={edited.label}
            text=""
            busy={busy}
            onSave={(value) => save(edited.label, value)}
            onLeave={() => setOpened(null)}
          />
        </div>
      )}
    </div>
  );
}
