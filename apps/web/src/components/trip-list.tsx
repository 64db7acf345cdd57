import { UnstyledButton } from '@mantine/core';
import type { Day } from '@wayfarer/contract';

import { isMovable } from '../lib/cargo.ts';
import { formatDate, formatHours } from '../lib/format.ts';
import { isEditable } from '../lib/stop-actions.ts';
import { visitIcon } from '../lib/visit-icon.ts';
import { isStop, numberVisits } from '../lib/visit-numbers.ts';
import { describeLeg, nameLines } from '../lib/way-words.ts';
import { words } from '../words/in-use.ts';
import { CARRY_HELP_ID } from './carry-announcer.tsx';
import { Icon } from './icon.tsx';
import { SlotBar } from './slot-bar.tsx';
import { StopMenu } from './stop-menu.tsx';
import classes from './trip-list.module.css';
import type { VisitMarks } from './visit-marks.ts';
import { WaitingList } from './waiting-list.tsx';

interface TripListProps extends VisitMarks {
  readonly days: readonly Day[];
}

/** The whole trip as text, in the same order as everywhere; also what the map says to those who do not see it. */
export function TripList({ days, ...marks }: TripListProps) {
  return (
    <div className={classes.days}>
      {days.map((day) => (
        <section key={day.date} data-drop-date={day.date} aria-label={formatDate(day.date)}>
          <h2>{formatDate(day.date)}</h2>
          <DayRows day={day} {...marks} />
          <WaitingList waiting={marks.waiting.filter(({ date }) => date === day.date)} />
        </section>
      ))}
    </div>
  );
}

function DayRows({ day, nextVisitId, troubledVisitId, onHighlight, onOpen }: VisitMarks & { readonly day: Day }) {
  const numbers = numberVisits(day);
  return (
    <ol className={classes.rows}>
      {day.visits.map((visit) => {
        const leg = day.legs.find(({ to }) => to === visit.id);
        return (
          <li key={visit.id} className={classes.item}>
            {leg && leg.minutes > 0 && (
              <p className={classes.leg}>
                <Icon name={leg.mode} size={13} /> {describeLeg(leg)}
                {leg.transit && ` · ${nameLines(leg)}`}
                {leg.transit?.warning != null && <strong> · {words().plan.way.tooTight}</strong>}
              </p>
            )}
            <div
              className={classes.row}
              data-visit={visit.id}
              data-carry={isMovable(visit) ? visit.id : undefined}
              data-done={visit.done || undefined}
              data-next={visit.id === nextVisitId || undefined}
              data-troubled={visit.id === troubledVisitId || undefined}
              onMouseEnter={() => onHighlight(visit.id)}
              onMouseLeave={() => onHighlight(null)}
            >
              <span className={classes.time}>
                {visit.arrive === visit.depart ? visit.arrive : `${visit.arrive}–${visit.depart}`}
              </span>
              <span className={classes.number}>
                {numbers.get(visit.id) ?? <Icon name={visitIcon(visit)} size={13} />}
              </span>
              <UnstyledButton
                className={classes.name}
                data-name
                aria-describedby={isMovable(visit) ? CARRY_HELP_ID : undefined}
                onClick={() => onOpen(visit.id)}
              >
                {visit.name}
              </UnstyledButton>
              {visit.id === nextVisitId && <span className={classes.next}>{words().plan.visit.next}</span>}
              {isStop(visit) && <span className={classes.hours}>{formatHours(visit.hours)}</span>}
              {isEditable(visit) && <StopMenu visit={visit} />}
            </div>
            <SlotBar date={day.date} after={visit.id} />
          </li>
        );
      })}
    </ol>
  );
}
