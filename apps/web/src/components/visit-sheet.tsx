import type { Day, Visit } from '@wayfarer/contract';

import type { Layout } from '../hooks/use-layout.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { formatAmount, formatHours, formatLongDate } from '../lib/format.ts';
import { isEditable } from '../lib/stop-actions.ts';
import { Fact } from './fact.tsx';
import { Icon } from './icon.tsx';
import { OpenInMaps } from './open-in-maps.tsx';
import { ArriveButton, ReportPanel } from './report-panel.tsx';
import { SceneList } from './scene-list.tsx';
import { SideSheet } from './side-sheet.tsx';
import { SourceFacts } from './source-facts.tsx';
import { StopActions } from './stop-actions.tsx';
import classes from './visit-sheet.module.css';
import { WayThere } from './way-there.tsx';
import { WhatIfPanel } from './what-if-panel.tsx';

/** All that is known about a visit, and what the traveller can report of it. */
export function VisitSheet({ layout }: { readonly layout: Layout }) {
  const { openedDay, openedId, closeVisit } = useTripScreen().plan;
  const visit = openedDay?.visits.find(({ id }) => id === openedId);
  return (
    <SideSheet opened={visit !== undefined} title={visit?.name ?? ''} layout={layout} onClose={closeVisit}>
      {visit && openedDay && <VisitDetails visit={visit} day={openedDay} />}
    </SideSheet>
  );
}

function VisitDetails({ visit, day }: { readonly visit: Visit; readonly day: Day }) {
  const { trip } = useTripScreen();
  return (
    <div className={classes.details}>
      <p className={classes.when}>
        {formatLongDate(day.date)} · {visit.arrive === visit.depart ? visit.arrive : `${visit.arrive}–${visit.depart}`}
      </p>
      {isEditable(visit) && <StopActions visit={visit} />}
      {visit.scenes && <SceneList scenes={visit.scenes} />}
      <section>
        <h3>Why it is here</h3>
        <p>{visit.why}</p>
      </section>
      <dl className={classes.facts}>
        <Fact label="Hours that day">{formatHours(visit.hours)}</Fact>
        {visit.hoursText !== undefined && <Fact label="Hours as written">{visit.hoursText}</Fact>}
        <Fact label="Cost, one person">
          {visit.fee ? (visit.fee.amount === 0 ? 'free' : formatAmount(visit.fee)) : 'unknown'}
        </Fact>
        <Fact label="Indoors">{visit.indoor === null ? 'unknown' : visit.indoor ? 'yes' : 'no'}</Fact>
        <Fact label="What it is">{visit.category}</Fact>
        {visit.locked && <Fact label="Time">fixed, it is not moved</Fact>}
        <SourceFacts visit={visit} />
      </dl>
      <WayThere visit={visit} day={day} />
      <OpenInMaps visit={visit} day={day} />
      {visit.done && (
        <p className={classes.done}>
          <Icon name="check" size={16} /> You have been here.
        </p>
      )}
      {visit.id === trip.nextVisitId && <ReportPanel visit={visit} />}
      {!visit.done && <ArriveButton visit={visit} />}
      {isEditable(visit) && <WhatIfPanel key={visit.id} visit={visit} date={day.date} />}
    </div>
  );
}
