import { Button, UnstyledButton } from '@mantine/core';
import { useMemo, useState } from 'react';

import { useEditablePlan } from '../data/use-editable-plan.ts';
import { useEdit, usePut } from '../hooks/use-edits.ts';
import { useLanguage } from '../hooks/use-language.ts';
import type { Layout } from '../hooks/use-layout.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { findCargo } from '../lib/cargo.ts';
import { type Cargo, type DropSlot, toDropSlots } from '../lib/drop-slot.ts';
import { formatDate } from '../lib/format.ts';
import { idOfSheet } from '../lib/sheet-name.ts';
import { words } from '../words/in-use.ts';
import { Icon } from './icon.tsx';
import classes from './move-sheet.module.css';
import { SideSheet } from './side-sheet.tsx';
import { ANSWER_ICONS } from './slot-bar.tsx';

/** The same as dragging, by choosing: a day, then a place in it, each with its verdict. */
export function MoveSheet({ layout }: { readonly layout: Layout }) {
  const { trip, sheet } = useTripScreen();
  const id = idOfSheet(sheet.name, 'move');
  const cargo = id === undefined ? undefined : findCargo(trip, id);
  return (
    <SideSheet
      opened={cargo !== undefined}
      title={cargo ? titleOf(cargo) : ''}
      layout={layout}
      onClose={() => sheet.close()}
    >
      {cargo && <Places key={cargo.place} cargo={cargo} />}
    </SideSheet>
  );
}

function Places({ cargo }: { readonly cargo: Cargo }) {
  const { trip, plan, writes } = useTripScreen();
  const edit = useEdit();
  const [date, setDate] = useState(cargo.home?.date ?? trip.days[plan.dayIndex]?.date ?? '');
  const slots = useSlots(cargo, date);
  const isPossible = slots?.some(({ answer }) => answer === 'fits' || answer === 'moves') ?? false;
  const to = { date };
  return (
    <div className={classes.body}>
      <div role="group" aria-label={words().plan.change.day} className={classes.days}>
        {trip.days.map((day) => (
          <UnstyledButton
            key={day.date}
            className={classes.day}
            aria-pressed={day.date === date}
            onClick={() => setDate(day.date)}
          >
            {formatDate(day.date)}
          </UnstyledButton>
        ))}
      </div>
      {date !== cargo.home?.date && isPossible && (
        <Button
          variant="light"
          disabled={writes.busy}
          onClick={() =>
            edit(
              'visit' in cargo.dragged
                ? { type: 'move', visit: cargo.dragged.visit, to }
                : { type: 'add', place: cargo.dragged.place, to },
            )
          }
        >
          {words().plan.change.bestThatDay}
        </Button>
      )}
      <Slots cargo={cargo} date={date} slots={slots} />
    </div>
  );
}

function useSlots(cargo: Cargo, date: string): readonly DropSlot[] | undefined {
  const { trip } = useTripScreen();
  const judged = useEditablePlan(trip);
  const language = useLanguage();
  return useMemo(
    () => judged && toDropSlots(judged.judgeSlots(judged.plan, cargo.dragged, date), cargo, judged.plan),
    // The slots say what they are in the language of the page.
    // oxlint-disable-next-line react/exhaustive-deps
    [judged, cargo, date, language],
  );
}

interface SlotsProps {
  readonly cargo: Cargo;
  readonly date: string;
  readonly slots: readonly DropSlot[] | undefined;
}

function Slots({ cargo, date, slots }: SlotsProps) {
  const { trip, writes } = useTripScreen();
  const put = usePut();
  if (!slots) return <p className={classes.quiet}>{words().plan.change.judging}</p>;
  if (slots.length === 0) return <p className={classes.quiet}>{words().plan.change.noPlace}</p>;
  const names = new Map(trip.days.flatMap(({ visits }) => visits).map(({ id, name }) => [id, name]));
  return (
    <ol className={classes.slots} aria-label={words().plan.change.placesOn(formatDate(date))}>
      {slots.map((slot) => (
        <li key={slot.after}>
          {slot.answer === 'home' ? (
            <p className={classes.slot} data-answer="home">
              {wordsOf(slot, names)}
            </p>
          ) : (
            <UnstyledButton
              className={classes.slot}
              data-answer={slot.answer}
              disabled={writes.busy}
              onClick={() => put(cargo, slot)}
            >
              {wordsOf(slot, names)}
            </UnstyledButton>
          )}
        </li>
      ))}
    </ol>
  );
}

function titleOf({ home, name }: Cargo): string {
  const { moveOne, addOne } = words().plan.change;
  return home ? moveOne(name) : addOne(name);
}

function wordsOf(slot: DropSlot, names: ReadonlyMap<string, string>) {
  const said = words().plan.change;
  return (
    <>
      <span className={classes.mark}>
        <Icon name={ANSWER_ICONS[slot.answer]} size={14} />
      </span>
      <span className={classes.words}>
        <strong>{slot.answer === 'home' ? said.whereItIs : `${slot.arrive}–${slot.depart}`}</strong>
        <span>{said.after(names.get(slot.after) ?? said.stopBefore)}</span>
      </span>
      {slot.answer !== 'home' && <span className={classes.tag}>{slot.tag}</span>}
    </>
  );
}
