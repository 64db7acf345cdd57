import { Button } from '@mantine/core';

import type { Layout } from '../hooks/use-layout.ts';
import { useRedo, useUndo } from '../hooks/use-trip-actions.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { formatMoment } from '../lib/format.ts';
import { PRODUCT } from '../lib/product.ts';
import { HISTORY_SHEET } from '../lib/sheet-name.ts';
import { spellDates } from '../lib/spell-dates.ts';
import { words } from '../words/in-use.ts';
import classes from './history-sheet.module.css';
import { Icon } from './icon.tsx';
import { SideSheet } from './side-sheet.tsx';

/** What was done to the plan, by whom and when; the newest first. */
export function HistorySheet({ layout }: { readonly layout: Layout }) {
  const { trip, sheet, writes } = useTripScreen();
  const undo = useUndo();
  const redo = useRedo();
  const said = words().plan.history;
  return (
    <SideSheet opened={sheet.name === HISTORY_SHEET} title={said.title} layout={layout} onClose={() => sheet.close()}>
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<Icon name="undo" />}
          disabled={!trip.canUndo || writes.busy}
          onClick={undo}
        >
          {said.undoLast}
        </Button>
        <Button
          variant="default"
          leftSection={<Icon name="redo" />}
          disabled={!trip.canRedo || writes.busy}
          onClick={redo}
        >
          {said.redoLast}
        </Button>
      </div>
      {trip.history.length === 0 ? (
        <p className={classes.quiet}>{said.none}</p>
      ) : (
        <ol className={classes.list} aria-label={said.list}>
          {trip.history.toReversed().map(({ seq, at, by, text, undone }) => (
            <li key={seq} data-undone={undone || undefined}>
              <p>{spellDates(text)}</p>
              <p className={classes.quiet}>
                {by === 'you' ? said.you : PRODUCT} · <time dateTime={at}>{formatMoment(at)}</time>
                {undone && <strong> · {said.takenBack}</strong>}
              </p>
            </li>
          ))}
        </ol>
      )}
    </SideSheet>
  );
}
