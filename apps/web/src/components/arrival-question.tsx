import { Button, Modal } from '@mantine/core';
import { useRef } from 'react';

import type { Arrival } from '../lib/arrival.ts';
import classes from './arrival-question.module.css';

interface ArrivalQuestionProps {
  /** What is asked about; `null` when nothing is. */
  readonly arrival: Arrival | null;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before "I am here" marks much as done, or before the trip has begun. */
export function ArrivalQuestion({ arrival, busy, onConfirm, onClose }: ArrivalQuestionProps) {
  // What was asked stays to be read while the question closes.
  const last = useRef(arrival);
  if (arrival) last.current = arrival;
  const asked = arrival ?? last.current;
  return (
    <Modal
      opened={arrival !== null}
      onClose={onClose}
      centered
      title={asked ? `Are you at ${asked.visit.name} already?` : ''}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {asked && <p>{consequencesOf(asked)}</p>}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          Not yet
        </Button>
        <Button disabled={busy} onClick={onConfirm}>
          Yes, I am here
        </Button>
      </div>
    </Modal>
  );
}

const MOST_NAMES = 4;

function consequencesOf({ passed, daysAhead }: Arrival): string {
  const begins = daysAhead > 0 ? [`The trip begins in ${daysAhead} ${daysAhead === 1 ? 'day' : 'days'}.`] : [];
  const names = passed.slice(0, MOST_NAMES).map(({ name }) => name);
  const more = passed.length - names.length;
  const list = `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  const marks =
    passed.length > 0
      ? [`This marks ${passed.length} ${passed.length === 1 ? 'stop' : 'stops'} before it as done: ${list}.`]
      : [];
  return [...begins, ...marks, 'Undo takes it back.'].join(' ');
}
