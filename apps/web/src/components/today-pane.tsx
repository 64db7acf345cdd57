import { UnstyledButton } from '@mantine/core';

import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { daysAhead } from '../lib/arrival.ts';
import { formatDate, formatHours } from '../lib/format.ts';
import { findNextStop, type NextStop } from '../lib/next-stop.ts';
import { visitIcon } from '../lib/visit-icon.ts';
import { describeLeg, describeRide } from '../lib/way-words.ts';
import { words } from '../words/in-use.ts';
import { Attributions } from './attributions.tsx';
import { Icon } from './icon.tsx';
import { LearnedList } from './learned-list.tsx';
import { ArriveButton, ReportPanel } from './report-panel.tsx';
import classes from './today-pane.module.css';
import { TravellerPanel } from './traveller-panel.tsx';
import { WaitingList } from './waiting-list.tsx';
import { WhatIfPanel } from './what-if-panel.tsx';

/** What comes next, and the rest of the day. */
export function TodayPane() {
  const { trip, plan } = useTripScreen();
  const next = findNextStop(trip);
  const ahead = daysAhead(trip.days, new Date());
  const said = words().way.today;
  if (!next) {
    return (
      <section className={classes.pane} aria-label={said.name}>
        <h1>{trip.days.length > 0 ? said.over : said.nothing}</h1>
        <p className={classes.muted}>{trip.days.length > 0 ? said.everyStop : said.tellUs}</p>
      </section>
    );
  }
  return (
    <section className={classes.pane} aria-label={said.name}>
      <header className={classes.head}>
        <h1>{formatDate(next.day.date)}</h1>
        {ahead > 0 && <p className={classes.ahead}>{said.startsIn(ahead)}</p>}
        {next.day.weather && <p className={classes.muted}>{next.day.weather.text}</p>}
      </header>
      <NextCard next={next} isAhead={ahead > 0} />
      {trip.traveller && (
        <div className={classes.card}>
          <TravellerPanel traveller={trip.traveller} />
        </div>
      )}
      <div className={classes.card}>
        <WhatIfPanel key={next.visit.id} visit={next.visit} date={next.day.date} />
      </div>
      {trip.learned && trip.learned.lines.length > 0 && (
        <div className={classes.card}>
          <LearnedList learned={trip.learned} />
        </div>
      )}
      <WaitingList waiting={trip.waiting.filter(({ date }) => date === next.day.date)} />
      {next.later.length > 0 && (
        <>
          <h2 className={classes.later}>{said.then}</h2>
          <ol className={classes.rows}>
            {next.later.map((visit) => (
              <li key={visit.id}>
                <div className={classes.row}>
                  <span className={classes.time}>{visit.arrive}</span>
                  <Icon name={visitIcon(visit)} size={16} />
                  <UnstyledButton className={classes.name} onClick={() => plan.onOpen(visit.id)}>
                    {visit.name}
                  </UnstyledButton>
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
      <Attributions />
    </section>
  );
}

function NextCard({ next, isAhead }: { readonly next: NextStop; readonly isAhead: boolean }) {
  const { visit, leg, leaveBy, closes } = next;
  const said = words().way.today;
  const way = leg && leg.minutes > 0 ? describeLeg(leg) : null;
  const parts = [
    leaveBy && !isAhead ? said.leaveBy(leaveBy) : null,
    way,
    closes ? said.closes(closes) : formatHours(visit.hours),
  ];
  return (
    <article className={classes.card} aria-label={said.nextStop}>
      <p className={classes.kicker}>
        {isAhead ? said.firstStop : said.next} · {visit.arrive}–{visit.depart}
      </p>
      <h2>{visit.name}</h2>
      <p className={classes.leave}>{parts.filter((part) => part !== null).join(' · ')}</p>
      {leg?.transit?.rides.map((ride) => (
        <p key={ride.board.time} className={classes.why}>
          {describeRide(ride)}
        </p>
      ))}
      {leg?.transit?.warning != null && <p className={classes.why}>{leg.transit.warning}</p>}
      <p className={classes.why}>{visit.why}</p>
      <ArriveButton visit={visit} isMain />
      <ReportPanel visit={visit} />
    </article>
  );
}
