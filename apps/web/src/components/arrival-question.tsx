import { Button, Modal } from '@mantine/core';

import { useConfirmArrival } from '../hooks/use-trip-actions.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import type { Arrival } from '../lib/arrival.ts';
import classes from './arrival-question.module.css';

/** Asks before "I am here" marks much as done, or before the trip has begun. */
export function ArrivalQuestion() {
  const { arrival: question, writes } = useTripScreen();
  const confirm = useConfirmArrival();
  const { opened, arrival, close } = question;
  return (
    <Modal
      opened={opened}
      onClose={close}
      centered
      title={arrival ? `Are you at ${arrival.visit.name} already?` : ''}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: classes.title ?? '' }}
    >
      {arrival && <p>{consequencesOf(arrival)}</p>}
      <div className={classes.actions}>
        <Button variant="default" onClick={close} data-autofocus>
          Not yet
        </Button>
        <Button disabled={writes.busy} onClick={() => arrival && confirm(arrival)}>
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
