import type { Day, Visit } from '@wayfarer/contract';

import type { Layout } from '../hooks/use-layout.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { nameCategory } from '../lib/category-words.ts';
import { formatAmount, formatHours, formatLongDate } from '../lib/format.ts';
import { isEditable } from '../lib/stop-actions.ts';
import { words } from '../words/in-use.ts';
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
  const said = words().plan.visit;
  return (
    <div className={classes.details}>
      <p className={classes.when}>
        {formatLongDate(day.date)} · {visit.arrive === visit.depart ? visit.arrive : `${visit.arrive}–${visit.depart}`}
      </p>
      {isEditable(visit) && <StopActions visit={visit} />}
      {visit.scenes && <SceneList scenes={visit.scenes} />}
      <section>
        <h3>{said.why}</h3>
        <p>{visit.why}</p>
      </section>
      <dl className={classes.facts}>
        <Fact label={said.hoursThatDay}>{formatHours(visit.hours)}</Fact>
        {visit.hoursText !== undefined && <Fact label={said.hoursAsWritten}>{visit.hoursText}</Fact>}
        <Fact label={said.cost}>
          {visit.fee ? (visit.fee.amount === 0 ? said.free : formatAmount(visit.fee)) : said.unknown}
        </Fact>
        <Fact label={said.indoors}>{visit.indoor === null ? said.unknown : visit.indoor ? said.yes : said.no}</Fact>
        <Fact label={said.whatItIs}>{nameCategory(visit.category)}</Fact>
        {visit.locked && <Fact label={said.time}>{said.timeFixed}</Fact>}
        <SourceFacts visit={visit} />
      </dl>
      <WayThere visit={visit} day={day} />
      <OpenInMaps visit={visit} day={day} />
      {visit.done && (
        <p className={classes.done}>
          <Icon name="check" size={16} /> {said.beenHere}
        </p>
      )}
      {visit.id === trip.nextVisitId && <ReportPanel visit={visit} />}
      {!visit.done && <ArriveButton visit={visit} />}
      {isEditable(visit) && <WhatIfPanel key={visit.id} visit={visit} date={day.date} />}
    </div>
  );
}
