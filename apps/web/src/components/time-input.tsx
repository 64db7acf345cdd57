import { useState } from 'react';

import { parseClock } from '../lib/clock-time.ts';
import classes from './time-input.module.css';

interface TimeInputProps {
  readonly id?: string;
  readonly label?: string;
  /** `HH:MM`. */
  readonly initial: string;
  /** `HH:MM`, or nothing while it is no time. */
  readonly onTime: (time: string) => void;
}

/** A time of the 24 hours that everything else is in; browsers' own fields follow another clock where they are set to it. */
export function TimeInput({ id, label, initial, onTime }: TimeInputProps) {
  const [text, setText] = useState(initial);
  const time = parseClock(text);
  return (
    <input
      id={id}
      className={classes.time}
      aria-label={label}
      aria-invalid={time === undefined || undefined}
      inputMode="numeric"
      autoComplete="off"
      placeholder="14:30"
      maxLength={5}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onTime(parseClock(event.currentTarget.value) ?? '');
      }}
      onBlur={() => {
        if (time !== undefined) setText(time);
      }}
    />
  );
}
