import type { Day } from '@wayfarer/contract';

import { formatDate } from '../lib/format.ts';
import { hoursAround } from '../lib/timeline.ts';
import { words } from '../words/in-use.ts';
import { DayTimeline } from './day-timeline.tsx';
import classes from './trip-columns.module.css';
import type { VisitMarks } from './visit-marks.ts';

interface TripColumnsProps extends VisitMarks {
  readonly days: readonly Day[];
}

/** All days side by side, on the same hours. */
export function TripColumns({ days, ...marks }: TripColumnsProps) {
  const scale = { pixelsPerMinute: 0.85, markHeight: 24, hours: hoursAround(days) };
  return (
    <div className={classes.columns} role="group" aria-label={words().plan.day.all} tabIndex={0}>
      {days.map((day, index) => (
        <section key={day.date} className={classes.column} data-drop-date={day.date} aria-label={formatDate(day.date)}>
          <h2>{formatDate(day.date)}</h2>
          <DayTimeline day={day} dayIndex={index} compact={scale} {...marks} />
        </section>
      ))}
    </div>
  );
}
