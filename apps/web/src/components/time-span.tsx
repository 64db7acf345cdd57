import { Button } from '@mantine/core';
import { useId, useState } from 'react';

import classes from './day-sheet.module.css';
import { TimeInput } from './time-input.tsx';

interface TimeSpanProps {
  readonly first: { readonly start: string; readonly end: string };
  readonly labels: readonly [start: string, end: string];
  /** What the button says. */
  readonly action: string;
  readonly busy: boolean;
  readonly onSpan: (start: string, end: string) => void;
}

/** Two times, and a button that takes them once they are in order. */
export function TimeSpan({ first, labels, action, busy, onSpan }: TimeSpanProps) {
  const [start, setStart] = useState(first.start);
  const [end, setEnd] = useState(first.end);
  const id = useId();
  return (
    <div className={classes.span}>
      <label htmlFor={`${id}-start`}>{labels[0]}</label>
      <TimeInput id={`${id}-start`} initial={first.start} onTime={setStart} />
      <label htmlFor={`${id}-end`}>{labels[1]}</label>
      <TimeInput id={`${id}-end`} initial={first.end} onTime={setEnd} />
      <Button
        variant="default"
        disabled={busy || start === '' || end === '' || start >= end}
        onClick={() => onSpan(start, end)}
      >
        {action}
      </Button>
    </div>
  );
}
