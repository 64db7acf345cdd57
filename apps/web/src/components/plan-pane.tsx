import { Button, SegmentedControl, Tabs } from '@mantine/core';
import type { AutonomyRequest, Trip } from '@wayfarer/contract';

import { formatDateRange } from '../lib/format.ts';
import type { PlanView } from '../lib/plan-view.ts';
import { DayHead } from './day-head.tsx';
import { DayTabs } from './day-tabs.tsx';
import { DayTimeline } from './day-timeline.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanExtras } from './plan-extras.tsx';
import classes from './plan-pane.module.css';
import { TripColumns } from './trip-columns.tsx';
import { TripList } from './trip-list.tsx';
import type { VisitMarks } from './visit-marks.ts';

export interface PlanPaneProps {
  readonly trip: Trip;
  readonly calendarUrl: string;
  readonly view: PlanView;
  readonly onView: (view: PlanView) => void;
  readonly dayIndex: number;
  readonly onDay: (index: number) => void;
  readonly marks: VisitMarks;
  /** The toast offers the same; two buttons of one name would be one too many. */
  readonly undoHidden: boolean;
  readonly busy: boolean;
  readonly onUndo: () => void;
  readonly onCompare: () => void;
  readonly onPermit: (request: AutonomyRequest) => void;
}

const VIEWS = [
  { value: 'day', label: 'Day' },
  { value: 'trip', label: 'Trip' },
  { value: 'list', label: 'List' },
];

/** The chosen plan: one model, three views. */
export function PlanPane(props: PlanPaneProps) {
  const { trip, view, onView } = props;
  const [first, last] = [trip.days[0], trip.days.at(-1)];
  return (
    <section className={classes.pane} aria-label="Plan">
      <header className={classes.head}>
        <div className={classes.title}>
          <h1>{trip.title}</h1>
          {first && last && <p>{formatDateRange(first.date, last.date)}</p>}
        </div>
        <PlanActions {...props} />
      </header>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label="View of the plan"
          data={VIEWS}
          value={view}
          onChange={(value) => onView(value as PlanView)}
        />
        {trip.options.length > 1 && (
          <Button variant="subtle" size="compact-md" onClick={props.onCompare}>
            Compare options
          </Button>
        )}
      </div>
      <LeftOutList title="Ideas" leftOut={trip.leftOut} />
      <div className={classes.view}>
        <PlanDays {...props} />
      </div>
      <PlanExtras trip={trip} busy={props.busy} onPermit={props.onPermit} />
    </section>
  );
}

function PlanDays({ trip, view, dayIndex, onDay, marks }: PlanPaneProps) {
  if (view === 'trip') return <TripColumns days={trip.days} {...marks} />;
  if (view === 'list') return <TripList days={trip.days} {...marks} />;
  return (
    <Tabs value={String(dayIndex)} onChange={(value) => onDay(Number(value ?? 0))} keepMounted={false}>
      <DayTabs days={trip.days} />
      {trip.days.map((day, index) => (
        <Tabs.Panel key={day.date} value={String(index)} className={classes.day ?? ''}>
          <DayHead day={day} number={index + 1} zoneBefore={trip.days[index - 1]?.zone} />
          <DayTimeline day={day} dayIndex={index} {...marks} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
