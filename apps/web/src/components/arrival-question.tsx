import { Button, Modal } from '@mantine/core';

import type { Arrival } from '../lib/arrival.ts';
import classes from './arrival-question.module.css';

interface ArrivalQuestionProps {
  readonly opened: boolean;
  /** What is asked about, or was last: it stays to be read while the question closes. */
  readonly arrival: Arrival | null;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before "I am here" marks much as done, or before the trip has begun. */
export function ArrivalQuestion({ opened, arrival, busy, onConfirm, onClose }: ArrivalQuestionProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      centered
      title={arrival ? `Are you at ${arrival.visit.name} already?` : ''}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: classes.title ?? '' }}
    >
      {arrival && <p>{consequencesOf(arrival)}</p>}
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
