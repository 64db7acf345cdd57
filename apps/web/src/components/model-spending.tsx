import { Button } from '@mantine/core';

import { useCities } from '../data/use-cities.ts';
import { useModelStatus } from '../data/use-model-status.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { modelLines } from '../lib/model-words.ts';
import { words } from '../words/in-use.ts';
import { Disclosure } from './disclosure.tsx';

/** Which language model is asked on this trip and what it has cost; nothing where none is set. */
export function ModelSpending() {
  const { trip } = useTripScreen();
  const model = useCities().data?.model ?? null;
  return model === null ? null : <Spending trip={trip.id} />;
}

function Spending({ trip }: { readonly trip: string }) {
  const { data } = useModelStatus(trip);
  if (!data) return null;
  return (
    <Disclosure title={words().talk.model.title}>
      {modelLines(data).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {data.research !== null && <Research />}
    </Disclosure>
  );
}

function Research() {
  const { trip, writes } = useTripScreen();
  if (trip.selected === null) return null;
  return (
    <Button variant="default" loading={writes.busy} onClick={() => writes.write('research', {}, () => undefined)}>
      {words().talk.model.lookUp}
    </Button>
  );
}
