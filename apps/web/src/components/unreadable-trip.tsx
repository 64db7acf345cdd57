import { Button } from '@mantine/core';

import { navigate } from '../hooks/use-path.ts';
import { words } from '../words/in-use.ts';
import { Disclosure } from './disclosure.tsx';
import classes from './failure.module.css';
import { SaveEvents } from './save-events.tsx';

interface UnreadableTripProps {
  readonly id: string;
  /** What the server says is wrong with it. */
  readonly problem: string;
  readonly onErase: () => void;
}

/** Stands where a trip would be whose events were changed or damaged: what is the matter, and what can be done about it. */
export function UnreadableTrip({ id, problem, onErase }: UnreadableTripProps) {
  const said = words().frame.trip.broken;
  return (
    <main id="main" className={classes.failure} tabIndex={-1}>
      <h1>{said.title}</h1>
      <p>{said.text}</p>
      <div className={classes.actions}>
        <Button onClick={() => navigate('/')}>{said.toTrips}</Button>
        <SaveEvents id={id} />
        <Button variant="default" onClick={onErase}>
          {words().frame.trip.erase}
        </Button>
      </div>
      <Disclosure title={said.what} quiet>
        <p className={classes.detail}>{problem}</p>
      </Disclosure>
    </main>
  );
}
