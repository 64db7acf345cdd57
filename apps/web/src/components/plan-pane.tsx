import { Button, SegmentedControl, Tabs } from '@mantine/core';
import { useRef } from 'react';

import { usePointerCarry } from '../hooks/use-pointer-carry.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { formatDateRange } from '../lib/format.ts';
import { PLAN_VIEWS } from '../lib/plan-view.ts';
import { words } from '../words/in-use.ts';
import { Attributions } from './attributions.tsx';
import { CityOffer } from './city-offer.tsx';
import { DayHead } from './day-head.tsx';
import { DayTabs } from './day-tabs.tsx';
import { DayTimeline } from './day-timeline.tsx';
import { IdeaList } from './idea-list.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanExtras } from './plan-extras.tsx';
import classes from './plan-pane.module.css';
import { TripColumns } from './trip-columns.tsx';
import { TripList } from './trip-list.tsx';
import type { VisitMarks } from './visit-marks.ts';

/** The chosen plan: one model, three views. */
export function PlanPane() {
  const { trip, plan } = useTripScreen();
  const [first, last] = [trip.days[0], trip.days.at(-1)];
  const pane = useRef<HTMLElement>(null);
  usePointerCarry(pane);
  return (
    <section ref={pane} className={classes.pane} aria-label={words().plan.name}>
      <header className={classes.head}>
        <div className={classes.title}>
          <h1>{trip.title}</h1>
          {first && last && <p>{formatDateRange(first.date, last.date)}</p>}
        </div>
        <PlanActions />
      </header>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label={words().plan.view}
          data={PLAN_VIEWS.map((value) => ({ value, label: words().plan.views[value] }))}
          value={plan.view}
          onChange={(value) => plan.onView(value)}
        />
        {trip.options.length > 1 && (
          <Button variant="subtle" size="compact-md" onClick={() => plan.setComparing(true)}>
            {words().plan.compare}
          </Button>
        )}
      </div>
      <CityOffer />
      <IdeaList />
      <div className={classes.view}>
        <PlanDays />
      </div>
      <PlanExtras />
      <Attributions />
    </section>
  );
}

function PlanDays() {
  const { trip, plan } = useTripScreen();
  const { view, dayIndex, onDay, highlighted, onHighlight, onOpen } = plan;
  const marks: VisitMarks = {
    nextVisitId: trip.nextVisitId,
    troubledVisitId: trip.pending?.visitId ?? null,
    highlighted,
    waiting: trip.waiting,
    onHighlight,
    onOpen,
  };
  if (view === 'trip') return <TripColumns days={trip.days} {...marks} />;
  if (view === 'list') return <TripList days={trip.days} {...marks} />;
  return (
    <Tabs value={String(dayIndex)} onChange={(value) => onDay(Number(value ?? 0))} keepMounted={false}>
      <DayTabs days={trip.days} />
      {trip.days.map((day, index) => (
        <Tabs.Panel key={day.date} value={String(index)} className={classes.day ?? ''} data-drop-date={day.date}>
          <DayHead day={day} number={index + 1} zoneBefore={trip.days[index - 1]?.zone} />
          <DayTimeline day={day} dayIndex={index} {...marks} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
