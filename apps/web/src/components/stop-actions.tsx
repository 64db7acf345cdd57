import { Button } from '@mantine/core';
import type { Visit } from '@wayfarer/contract';

import { useEdit } from '../hooks/use-edits.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { toSheetName } from '../lib/sheet-name.ts';
import { listStopActions } from '../lib/stop-actions.ts';
import { words } from '../words/in-use.ts';
import { Icon } from './icon.tsx';
import classes from './stop-actions.module.css';
import { ACTION_ICONS } from './stop-menu.tsx';

/** The buttons of a stop, in its sheet. */
export function StopActions({ visit }: { readonly visit: Visit }) {
  const { sheet, writes } = useTripScreen();
  const edit = useEdit();
  return (
    <section aria-label={words().plan.change.title} className={classes.actions}>
      <h3>{words().plan.change.title}</h3>
      <div className={classes.buttons}>
        {!visit.locked && (
          <>
            <Button
              variant="light"
              leftSection={<Icon name="move" size={16} />}
              onClick={() => sheet.open(toSheetName('move', visit.id))}
            >
              {words().plan.change.moveTo}
            </Button>
            <Button
              variant="light"
              leftSection={<Icon name="replace" size={16} />}
              onClick={() => sheet.open(toSheetName('replace', visit.id))}
            >
              {words().plan.change.replaceBy}
            </Button>
          </>
        )}
        {listStopActions(visit).map(({ name, label, edit: wanted }) => (
          <Button
            key={label}
            variant="default"
            disabled={writes.busy}
            leftSection={<Icon name={ACTION_ICONS[name]} size={16} />}
            onClick={() => edit(wanted)}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
