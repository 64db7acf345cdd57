import { Button, UnstyledButton } from '@mantine/core';
import type { ReadingRequest, Trip } from '@wayfarer/contract';
import { formatDuration } from '@wayfarer/trip/clock';

import { formatDate, formatHours } from '../lib/format.ts';
import { findNextStop, type NextStop } from '../lib/next-stop.ts';
import { visitIcon } from '../lib/visit-icon.ts';
import { Icon } from './icon.tsx';
import { ReportPanel } from './report-panel.tsx';
import classes from './today-pane.module.css';
import { MODE_WORDS } from './travel-pill.tsx';
import { WaitingList } from './waiting-list.tsx';

interface TodayPaneProps {
  readonly trip: Trip;
  readonly busy: boolean;
  readonly onOpen: (visitId: string) => void;
  readonly onArrive: (visitId: string) => void;
  readonly onReport: (reading: ReadingRequest) => void;
  /** Today is a day of the trip. */
  readonly underWay: boolean;
}

/** What comes next, and the rest of the day. */
export function TodayPane({ trip, onOpen, ...rest }: TodayPaneProps) {
  const next = findNextStop(trip);
  if (!next) {
    return (
      <section className={classes.pane} aria-label="Today">
        <h1>{trip.days.length > 0 ? 'The trip is over' : 'Nothing planned yet'}</h1>
        <p className={classes.muted}>
          {trip.days.length > 0 ? 'Every stop is behind you.' : 'Tell us in the chat where you would like to go.'}
        </p>
      </section>
    );
  }
  return (
    <section className={classes.pane} aria-label="Today">
      <header className={classes.head}>
        <h1>{formatDate(next.day.date)}</h1>
        {next.day.weather && <p className={classes.muted}>{next.day.weather.text}</p>}
      </header>
      <NextCard next={next} {...rest} />
      <WaitingList waiting={trip.waiting.filter(({ date }) => date === next.day.date)} />
      {next.later.length > 0 && (
        <>
          <h2 className={classes.later}>Then</h2>
          <ol className={classes.rows}>
            {next.later.map((visit) => (
              <li key={visit.id}>
                <div className={classes.row}>
                  <span className={classes.time}>{visit.arrive}</span>
                  <Icon name={visitIcon(visit)} size={16} />
                  <UnstyledButton className={classes.name} onClick={() => onOpen(visit.id)}>
                    {visit.name}
                  </UnstyledButton>
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

type NextCardProps = Omit<TodayPaneProps, 'trip' | 'onOpen'> & { readonly next: NextStop };

function NextCard({ next, busy, onArrive, onReport, underWay }: NextCardProps) {
  const { visit, leg, leaveBy, closes } = next;
  const way =
    leg && leg.minutes > 0
      ? `${formatDuration(leg.minutes)} ${MODE_WORDS[leg.mode]}${leg.estimate ? ' (est.)' : ''}`
      : null;
  const parts = [leaveBy ? `Leave by ${leaveBy}` : null, way, closes ? `closes ${closes}` : formatHours(visit.hours)];
  return (
    <article className={classes.card} aria-label="Next stop">
      <p className={classes.kicker}>
        Next · {visit.arrive}–{visit.depart}
      </p>
      <h2>{visit.name}</h2>
      <p className={classes.leave}>{parts.filter((part) => part !== null).join(' · ')}</p>
      <p className={classes.why}>{visit.why}</p>
      <Button
        fullWidth
        size="md"
        variant={underWay ? 'filled' : 'default'}
        disabled={busy}
        onClick={() => onArrive(visit.id)}
      >
        {underWay ? 'I am here' : 'I am already here'}
      </Button>
      <ReportPanel visit={visit} busy={busy} onReport={onReport} />
    </article>
  );
}
