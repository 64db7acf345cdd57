import { Button, SegmentedControl } from '@mantine/core';
import type { Day, Edit } from '@wayfarer/contract';
import { useState } from 'react';

import { useEdit } from '../hooks/use-edits.ts';
import type { Layout } from '../hooks/use-layout.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { listMeals, type MealRow } from '../lib/day-meals.ts';
import { formatDate } from '../lib/format.ts';
import { idOfSheet, toSheetName } from '../lib/sheet-name.ts';
import { words } from '../words/in-use.ts';
import classes from './day-sheet.module.css';
import { SideSheet } from './side-sheet.tsx';
import { TimeInput } from './time-input.tsx';
import { TimeSpan } from './time-span.tsx';

/** What is wished of one day: its hours, its pace, its meals, and time that nothing is planned in. */
export function DaySheet({ layout }: { readonly layout: Layout }) {
  const { trip, sheet } = useTripScreen();
  const date = idOfSheet(sheet.name, 'day');
  const day = trip.days.find((one) => one.date === date);
  return (
    <SideSheet
      opened={day !== undefined}
      title={day ? words().plan.settings.title(formatDate(day.date)) : ''}
      layout={layout}
      onClose={() => sheet.close()}
    >
      {day && <DaySettings key={day.date} day={day} />}
    </SideSheet>
  );
}

const PACES = ['relaxed', 'moderate', 'packed'] as const;
type Pace = (typeof PACES)[number];

function DaySettings({ day }: { readonly day: Day }) {
  const { trip, writes } = useTripScreen();
  const edit = useEdit();
  const change = (wanted: Edit): void => edit(wanted, { stay: true });
  const { date, window, settings } = day;
  const free = settings.free ?? [];
  const said = words().plan.settings;
  return (
    <div className={classes.body}>
      <section aria-label={said.hours}>
        <h3>{said.hoursTitle}</h3>
        <TimeSpan
          // What the server made of it is what one goes on from.
          key={`${window.start} ${window.end}`}
          first={window}
          labels={[said.starts, said.ends]}
          action={said.set}
          busy={writes.busy}
          onSpan={(start, end) =>
            change({
              type: 'hours',
              date,
              ...(start !== window.start && { start }),
              ...(end !== window.end && { end }),
            })
          }
        />
      </section>
      <section aria-label={said.pace}>
        <h3>{said.pace}</h3>
        <SegmentedControl
          fullWidth
          aria-label={said.paceOfDay}
          data={PACES.map((value) => ({ value, label: said.paces[value] }))}
          value={settings.pace ?? paceOf(trip.facts)}
          disabled={writes.busy}
          onChange={(pace) => change({ type: 'pace', date, pace: pace })}
        />
        <Button
          variant="default"
          mt={8}
          disabled={writes.busy}
          onClick={() => change({ type: 'walking', date, less: true })}
        >
          {said.lessWalking}
        </Button>
      </section>
      <section aria-label={said.keepFree}>
        <h3>{said.keepFree}</h3>
        {free.map(({ start, end }) => (
          <p key={start} className={classes.row}>
            <span>{said.isKeptFree(`${start}–${end}`)}</span>
          </p>
        ))}
        {free.length > 0 && (
          <Button variant="default" mb={8} disabled={writes.busy} onClick={() => change({ type: 'unfree', date })}>
            {said.keepNothing}
          </Button>
        )}
        <TimeSpan
          first={{ start: '14:00', end: '16:00' }}
          labels={[said.from, said.to]}
          action={said.keepFree}
          busy={writes.busy}
          onSpan={(start, end) => change({ type: 'free', date, window: { start, end } })}
        />
      </section>
      <section aria-label={said.meals}>
        <h3>{said.meals}</h3>
        {listMeals(day).map((row) => (
          <Meal key={`${row.meal} ${row.visit?.arrive}`} row={row} date={date} onChange={change} />
        ))}
      </section>
    </div>
  );
}

function paceOf(facts: readonly { readonly name: string; readonly value: unknown }[]): Pace {
  const known = facts.find(({ name }) => name === 'pace')?.value;
  return PACES.find((pace) => pace === known) ?? 'moderate';
}

interface MealProps {
  readonly row: MealRow;
  readonly date: string;
  readonly onChange: (edit: Edit) => void;
}

const USUAL_TIMES = { lunch: '12:30', dinner: '19:00' } as const;

function Meal({ row: { meal, visit, isSkipped }, date, onChange }: MealProps) {
  const { writes, sheet } = useTripScreen();
  const [at, setAt] = useState(visit?.arrive ?? USUAL_TIMES[meal]);
  const said = words().plan.settings;
  const name = said[meal];
  return (
    <div role="group" aria-label={name} className={classes.meal}>
      <p className={classes.row}>
        <strong>{name}</strong>
        <span>{visit ? `${visit.name}, ${visit.arrive}` : isSkipped ? said.skipped : said.noTable}</span>
      </p>
      <div className={classes.buttons}>
        <TimeInput label={said.timeOf[meal]} initial={at} onTime={setAt} />
        <Button
          variant="default"
          disabled={writes.busy || at === '' || at === visit?.arrive}
          onClick={() => onChange({ type: 'meal', meal, date, at })}
        >
          {visit ? said.setTime : said.planIt}
        </Button>
        {visit && (
          <>
            <Button
              variant="default"
              disabled={writes.busy}
              onClick={() => sheet.open(toSheetName('replace', visit.id))}
            >
              {said.otherTable}
            </Button>
            <Button
              variant="default"
              disabled={writes.busy}
              onClick={() => onChange({ type: 'meal', meal, date, skip: true })}
            >
              {said.skip}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
