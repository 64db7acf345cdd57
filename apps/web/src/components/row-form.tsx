import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';

import { words } from '../words/in-use.ts';
import classes from './row-form.module.css';

interface RowFormProps {
  readonly label: string;
  /** What it holds now. */
  readonly text: string;
  readonly busy: boolean;
  readonly onSave: (value: string) => void;
  readonly onLeave: () => void;
}

/** One fact while it is written. */
export function RowForm({ label, text, busy, onSave, onLeave }: RowFormProps) {
  const [value, setValue] = useState(text);
  const isChanged = value.trim() !== '' && value !== text;
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
        label={label}
        data-autofocus
        autoFocus
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <Button type="submit" variant="light" disabled={busy || !isChanged}>
        {words().frame.save}
      </Button>
      <Button variant="subtle" onClick={onLeave}>
        {words().frame.cancel}
      </Button>
    </form>
  );
}
