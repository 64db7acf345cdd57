import { Button, Group } from '@mantine/core';

import { useCities } from '../data/use-cities.ts';
import { useModelStatus } from '../data/use-model-status.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { findingLine, modelLines } from '../lib/model-words.ts';
import { Disclosure } from './disclosure.tsx';
import { OutLink } from './out-link.tsx';

/** Which language model is asked on this trip, what it has cost, and what it has looked up; nothing where none is set. */
export function ModelSpending() {
  const { trip } = useTripScreen();
  const model = useCities().data?.model ?? null;
  return model === null ? null : <Spending trip={trip.id} />;
}

function Spending({ trip }: { readonly trip: string }) {
  const { data } = useModelStatus(trip);
  if (!data) return null;
  return (
    <Disclosure title="Language model">
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
    <>
      <ul>
        {(trip.findings ?? []).map((finding) => (
          <li key={finding.id}>
            {findingLine(finding)}{' '}
            {finding.source && <OutLink href={finding.source.url}>{finding.source.title}</OutLink>}
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <Button variant="default" loading={writes.busy} onClick={() => writes.write('research', {}, () => undefined)}>
          Look up what is not known
        </Button>
        {(trip.findings ?? []).length > 0 && (
          <Button
            variant="subtle"
            disabled={writes.busy}
            onClick={() => writes.write('research', { forget: true }, () => undefined)}
          >
            Forget what was found
          </Button>
        )}
      </Group>
    </>
  );
}
