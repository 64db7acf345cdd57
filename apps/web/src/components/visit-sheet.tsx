import { Button, Drawer } from '@mantine/core';
import type { ReadingRequest, Visit } from '@wayfarer/contract';

import type { Layout } from '../hooks/use-layout.ts';
import { formatAmount, formatHours, formatLongDate } from '../lib/format.ts';
import { Icon } from './icon.tsx';
import { ReportPanel } from './report-panel.tsx';
import classes from './visit-sheet.module.css';

interface VisitSheetProps {
  readonly visit: Visit | null;
  readonly date: string | null;
  readonly isNext: boolean;
  readonly layout: Layout;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onReport: (reading: ReadingRequest) => void;
  /** The traveller has got there. */
  readonly onArrive: (visitId: string) => void;
  /** Today is a day of the trip. */
  readonly underWay: boolean;
}

/** All that is known about a visit, and what the traveller can report of it. */
export function VisitSheet({ visit, date, layout, onClose, ...rest }: VisitSheetProps) {
  return (
    <Drawer
      opened={visit !== null}
      onClose={onClose}
      position={layout === 'phone' ? 'bottom' : layout === 'tablet' ? 'right' : 'left'}
      overlayProps={{ backgroundOpacity: 0.18 }}
      size={layout === 'phone' ? '85%' : 420}
      title={visit?.name ?? ''}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: classes.title ?? '', content: classes.content ?? '', header: classes.header ?? '' }}
    >
      {visit && <VisitDetails visit={visit} date={date} {...rest} />}
    </Drawer>
  );
}

type VisitDetailsProps = Pick<VisitSheetProps, 'date' | 'isNext' | 'busy' | 'onReport' | 'onArrive' | 'underWay'> & {
  readonly visit: Visit;
};

function VisitDetails({ visit, date, isNext, busy, onReport, onArrive, underWay }: VisitDetailsProps) {
  return (
    <div className={classes.details}>
      <p className={classes.when}>
        {date && formatLongDate(date)} ·{' '}
        {visit.arrive === visit.depart ? visit.arrive : `${visit.arrive}–${visit.depart}`}
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
      {isNext && <ReportPanel visit={visit} busy={busy} onReport={onReport} />}
      {!visit.done && (
        <Button variant="default" fullWidth disabled={busy} onClick={() => onArrive(visit.id)}>
          {underWay ? 'I am here' : 'I am already here'}
        </Button>
      )}
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
