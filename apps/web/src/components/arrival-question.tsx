import { Button, Modal } from '@mantine/core';

import { useConfirmArrival } from '../hooks/use-trip-actions.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import type { Arrival } from '../lib/arrival.ts';
import { words } from '../words/in-use.ts';
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
      title={arrival ? words().way.arrive.question(arrival.visit.name) : ''}
      closeButtonProps={{ 'aria-label': words().frame.close }}
      classNames={{ title: classes.title ?? '' }}
    >
      {arrival && <p>{consequencesOf(arrival)}</p>}
      <div className={classes.actions}>
        <Button variant="default" onClick={close} data-autofocus>
          {words().way.arrive.notYet}
        </Button>
        <Button disabled={writes.busy} onClick={() => arrival && confirm(arrival)}>
          {words().way.arrive.yes}
        </Button>
      </div>
    </Modal>
  );
}

const MOST_NAMES = 4;

function consequencesOf({ passed, daysAhead }: Arrival): string {
  const said = words().way.arrive;
  const { marks } = words().frame;
  const begins = daysAhead > 0 ? [said.begins(daysAhead)] : [];
  const names = passed.slice(0, MOST_NAMES).map(({ name }) => name);
  const more = passed.length - names.length;
  const named = names.join(marks.betweenNames);
  const list = more > 0 ? said.andMore(named, more) : named;
  const passing = passed.length > 0 ? [said.marks(passed.length, list)] : [];
  return [...begins, ...passing, said.undo].join(marks.betweenSentences);
}
