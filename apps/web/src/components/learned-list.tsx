import { Button } from '@mantine/core';
import type { Learned } from '@wayfarer/contract';

import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { words } from '../words/in-use.ts';
import classes from './report-panel.module.css';

/** What the choices on this trip taught; it can be forgotten. */
export function LearnedList({ learned }: { readonly learned: Learned }) {
  const { writes, toasts } = useTripScreen();
  const forget = (): void =>
    writes.write('event', { kind: 'forget-learned' }, (after) =>
      toasts.tell(after.messages.at(-1)?.text.split('\n')[0] ?? words().way.you.forgotten),
    );
  return (
    <section aria-label={words().way.you.taught} className={classes.panel}>
      <h3>{words().way.you.taught}</h3>
      <ul>
        {learned.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={classes.kinds}>
        <Button variant="default" disabled={writes.busy} onClick={forget}>
          {words().way.you.forgetThis}
        </Button>
      </div>
    </section>
  );
}
