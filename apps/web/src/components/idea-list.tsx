import { Button } from '@mantine/core';
import type { Trip } from '@wayfarer/contract';

import { useEdit } from '../hooks/use-edits.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { toSheetName } from '../lib/sheet-name.ts';
import { spellDates } from '../lib/spell-dates.ts';
import { words } from '../words/in-use.ts';
import { CARRY_HELP_ID } from './carry-announcer.tsx';
import { Disclosure } from './disclosure.tsx';
import classes from './idea-list.module.css';
import { LeftOutTitle } from './left-out-list.tsx';

/** What is not in the plan, and how it gets in: at a tap, by choosing a day, or carried there. */
export function IdeaList() {
  const { trip } = useTripScreen();
  const { leftOut } = trip;
  if (leftOut.length === 0) return null;
  return (
    <Disclosure title={<LeftOutTitle title={words().plan.ideas} leftOut={leftOut} />}>
      <ul className={classes.ideas} aria-label={words().plan.ideas}>
        {leftOut.map((idea) => (
          <Idea key={idea.placeId} idea={idea} />
        ))}
      </ul>
    </Disclosure>
  );
}

function Idea({ idea: { placeId, name, text } }: { readonly idea: Trip['leftOut'][number] }) {
  const { sheet, writes, trip } = useTripScreen();
  const edit = useEdit();
  const isPlanned = trip.selected !== null;
  const said = words().plan.change;
  return (
    <li className={classes.idea} data-carry={isPlanned ? placeId : undefined} data-visit={placeId}>
      <div className={classes.words}>
        <strong>{name}</strong>
        <span>{spellDates(text)}</span>
      </div>
      {isPlanned && (
        <div className={classes.buttons} data-no-carry>
          <Button
            variant="light"
            size="compact-md"
            aria-label={said.addOne(name)}
            disabled={writes.busy}
            onClick={() => edit({ type: 'add', place: placeId })}
          >
            {said.add}
          </Button>
          <Button
            variant="default"
            size="compact-md"
            aria-label={said.chooseDay(name)}
            aria-describedby={CARRY_HELP_ID}
            data-name
            onClick={() => sheet.open(toSheetName('move', placeId))}
          >
            {said.dayDots}
          </Button>
        </div>
      )}
    </li>
  );
}
