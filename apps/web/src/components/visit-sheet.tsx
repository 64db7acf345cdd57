import { Drawer } from '@mantine/core';
import type { Visit } from '@wayfarer/contract';

import type { Layout } from '../hooks/use-layout.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { formatAmount, formatHours, formatLongDate } from '../lib/format.ts';
import { Icon } from './icon.tsx';
import { ArriveButton, ReportPanel } from './report-panel.tsx';
import classes from './visit-sheet.module.css';

/** All that is known about a visit, and what the traveller can report of it. */
export function VisitSheet({ layout }: { readonly layout: Layout }) {
  const { openedDay, openedId, closeVisit } = useTripScreen().plan;
  const visit = openedDay?.visits.find(({ id }) => id === openedId);
  return (
    <Drawer
      opened={visit !== undefined}
      onClose={closeVisit}
      position={layout === 'phone' ? 'bottom' : layout === 'tablet' ? 'right' : 'left'}
      overlayProps={{ backgroundOpacity: 0.18 }}
      size={layout === 'phone' ? '85%' : 420}
      title={visit?.name ?? ''}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: classes.title ?? '', content: classes.content ?? '', header: classes.header ?? '' }}
    >
      {visit && openedDay && <VisitDetails visit={visit} date={openedDay.date} />}
    </Drawer>
  );
}

function VisitDetails({ visit, date }: { readonly visit: Visit; readonly date: string }) {
  const { trip } = useTripScreen();
  return (
    <div className={classes.details}>
      <p className={classes.when}>
        {formatLongDate(date)} · {visit.arrive === visit.depart ? visit.arrive : `${visit.arrive}–${visit.depart}`}
      </p>
      <section>
        <h3>Why it is here</h3>
        <p>{visit.why}</p>
      </section>
      <dl className={classes.facts}>
        <Fact label="Hours that day">{formatHours(visit.hours)}</Fact>
        <Fact label="Cost, one person">
          {visit.fee ? (visit.fee.amount === 0 ? 'free' : formatAmount(visit.fee)) : 'unknown'}
        </Fact>
        <Fact label="Indoors">{visit.indoor === null ? 'unknown' : visit.indoor ? 'yes' : 'no'}</Fact>
        <Fact label="What it is">{visit.category}</Fact>
        {visit.locked && <Fact label="Time">fixed, it is not moved</Fact>}
        <Fact label="Source">
          {visit.source.name}, {formatLongDate(visit.source.date)}
          {visit.source.verify && <strong className={classes.verify}>sample, verify</strong>}
        </Fact>
      </dl>
      {visit.done && (
        <p className={classes.done}>
          <Icon name="check" size={16} /> You have been here.
        </p>
      )}
      {visit.id === trip.nextVisitId && <ReportPanel visit={visit} />}
      {!visit.done && <ArriveButton visit={visit} />}
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
