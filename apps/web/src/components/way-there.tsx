import type { Day, Visit } from '@wayfarer/contract';
import { describeRide } from '@wayfarer/trip';
import { formatDuration } from '@wayfarer/trip/clock';

import { SourceWords } from './source-facts.tsx';
import classes from './way-there.module.css';

/** By which lines one gets to a stop, or who worked out the walk; nothing where the way is an estimate of ours. */
export function WayThere({ visit, day }: { readonly visit: Visit; readonly day: Day }) {
  const leg = day.legs.find(({ to }) => to === visit.id);
  const source = leg?.transit?.source ?? leg?.source;
  if (!leg || !source) return null;
  const { transit } = leg;
  return (
    <section className={classes.way} aria-label="How to get there">
      <h3>How to get there</h3>
      {transit ? (
        <>
          <ol>
            {transit.rides.map((ride) => (
              <li key={`${ride.board.time} ${ride.line}`}>{describeRide(ride)}</li>
            ))}
          </ol>
          <p>{formatDuration(transit.minutes)} by the timetable, with walking and waiting</p>
          {transit.warning !== null && <p className={classes.warning}>{transit.warning}</p>}
        </>
      ) : (
        <p>{formatDuration(leg.minutes)} on foot</p>
      )}
      <p className={classes.source}>
        <SourceWords source={source} />
      </p>
    </section>
  );
}
