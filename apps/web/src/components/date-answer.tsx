import { Button } from '@mantine/core';
import type { Question } from '@wayfarer/contract';
import { useId, useState } from 'react';

import { datesText } from '../lib/asked.ts';
import { words } from '../words/in-use.ts';
import classes from './question-chips.module.css';

interface DateAnswerProps {
  readonly question: Question;
  readonly disabled: boolean;
  readonly onAnswer: (text: string) => void;
}

/** The dates of a trip by the browser's own calendar: both ends, or the last day where only that is asked for. */
export function DateAnswer({ question, disabled, onAnswer }: DateAnswerProps) {
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const id = useId();
  const said = words().talk.questions;
  const isEndOnly = question.fact === 'end';
  const isReady = (isEndOnly ? end : start) !== '' && (end === '' || end >= start);
  return (
    <form
      className={classes.dates}
      aria-label={question.text}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onAnswer(datesText({ start, end }));
      }}
    >
      {!isEndOnly && (
        <>
          <label htmlFor={`${id}-start`}>{said.firstDay}</label>
          <input
            id={`${id}-start`}
            className={classes.date}
            type="date"
            value={start}
            onChange={(event) => setStart(event.currentTarget.value)}
          />
        </>
      )}
      <label htmlFor={`${id}-end`}>{said.lastDay}</label>
      <input
        id={`${id}-end`}
        className={classes.date}
        type="date"
        min={start}
        value={end}
        onChange={(event) => setEnd(event.currentTarget.value)}
      />
      <Button type="submit" variant="light" disabled={disabled || !isReady}>
        {said.useDates}
      </Button>
    </form>
  );
}
