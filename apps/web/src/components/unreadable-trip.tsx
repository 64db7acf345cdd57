import { Button } from '@mantine/core';

import { navigate } from '../hooks/use-path.ts';
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
  return (
    <main id="main" className={classes.failure} tabIndex={-1}>
      <h1>This trip cannot be read</h1>
      <p>
        Something of what was saved of it has been changed or damaged since. It is set aside as it is, and nothing more
        is written on it. Your other trips are not touched by it.
      </p>
      <div className={classes.actions}>
        <Button onClick={() => navigate('/')}>To your trips</Button>
        <SaveEvents id={id} />
        <Button variant="default" onClick={onErase}>
          Erase…
        </Button>
      </div>
      <Disclosure title="What exactly is wrong" quiet>
        <p className={classes.detail}>{problem}</p>
      </Disclosure>
    </main>
  );
}
