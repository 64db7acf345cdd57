import { Button, SegmentedControl } from '@mantine/core';
import type { Day, Edit } from '@wayfarer/contract';
import { useState } from 'react';

import { useEdit } from '../hooks/use-edits.ts';
import type { Layout } from '../hooks/use-layout.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { listMeals, type MealRow } from '../lib/day-meals.ts';
import { formatDate } from '../lib/format.ts';
import { idOfSheet, toSheetName } from '../lib/sheet-name.ts';
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
      title={day ? `Change ${formatDate(day.date)}` : ''}
      layout={layout}
      onClose={() => sheet.close()}
    >
      {day && <DaySettings key={day.date} day={day} />}
    </SideSheet>
  );
}

const PACES = [
  { value: 'relaxed', label: 'Relaxed' },
  { value: 'moderate', label: 'Moderate' },
  { value: 'packed', label: 'Packed' },
] as const;
type Pace = (typeof PACES)[number]['value'];

function DaySettings({ day }: { readonly day: Day }) {
  const { trip, writes } = useTripScreen();
  const edit = useEdit();
  const change = (wanted: Edit): void => edit(wanted, { stay: true });
  const { date, window, settings } = day;
  const free = settings.free ?? [];
  return (
    <div className={classes.body}>
      <section aria-label="Hours of the day">
        <h3>From when to when</h3>
        <TimeSpan
          // What the server made of it is what one goes on from.
          key={`${window.start} ${window.end}`}
          first={window}
          labels={['Starts', 'Ends']}
          action="Set"
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
      <section aria-label="Pace">
        <h3>Pace</h3>
        <SegmentedControl
          fullWidth
          aria-label="Pace of the day"
          data={PACES.map((one) => ({ ...one }))}
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
          Less walking
        </Button>
      </section>
      <section aria-label="Keep free">
        <h3>Keep free</h3>
        {free.map(({ start, end }) => (
          <p key={start} className={classes.row}>
            <span>
              {start}–{end} is kept free
            </span>
          </p>
        ))}
        {free.length > 0 && (
          <Button variant="default" mb={8} disabled={writes.busy} onClick={() => change({ type: 'unfree', date })}>
            Keep nothing free
          </Button>
        )}
        <TimeSpan
          first={{ start: '14:00', end: '16:00' }}
          labels={['From', 'To']}
          action="Keep free"
          busy={writes.busy}
          onSpan={(start, end) => change({ type: 'free', date, window: { start, end } })}
        />
      </section>
      <section aria-label="Meals">
        <h3>Meals</h3>
        {listMeals(day).map((row) => (
          <Meal key={`${row.meal} ${row.visit?.arrive}`} row={row} date={date} onChange={change} />
        ))}
      </section>
    </div>
  );
}

function paceOf(facts: readonly { readonly name: string; readonly value: unknown }[]): Pace {
  const known = facts.find(({ name }) => name === 'pace')?.value;
  return PACES.find(({ value }) => value === known)?.value ?? 'moderate';
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
  const name = meal === 'lunch' ? 'Lunch' : 'Dinner';
  return (
    <div role="group" aria-label={name} className={classes.meal}>
      <p className={classes.row}>
        <strong>{name}</strong>
        <span>{visit ? `${visit.name}, ${visit.arrive}` : isSkipped ? 'skipped' : 'no table'}</span>
      </p>
      <div className={classes.buttons}>
        <TimeInput label={`Time of ${meal}`} initial={at} onTime={setAt} />
        <Button
          variant="default"
          disabled={writes.busy || at === '' || at === visit?.arrive}
          onClick={() => onChange({ type: 'meal', meal, date, at })}
        >
          {visit ? 'Set time' : 'Plan it'}
        </Button>
        {visit && (
          <>
            <Button
              variant="default"
              disabled={writes.busy}
              onClick={() => sheet.open(toSheetName('replace', visit.id))}
            >
              Other table…
            </Button>
            <Button
              variant="default"
              disabled={writes.busy}
              onClick={() => onChange({ type: 'meal', meal, date, skip: true })}
            >
              Skip
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
