import { Button } from '@mantine/core';

import { tripCall } from '../data/trip-call.ts';
import { words } from '../words/in-use.ts';

/** Downloads what there is of a trip, as it lies in the log; also of one that cannot be read. */
export function SaveEvents({ id }: { readonly id: string }) {
  return (
    <Button component="a" variant="default" href={tripCall(id, 'events.jsonl')} download={`${id}.events.jsonl`}>
      {words().frame.trip.saveEvents}
    </Button>
  );
}
