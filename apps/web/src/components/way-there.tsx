import type { Day, Visit } from '@wayfarer/contract';

import { formatDuration } from '../lib/format.ts';
import { describeRide } from '../lib/way-words.ts';
import { words } from '../words/in-use.ts';
import { SourceWords } from './source-facts.tsx';
import classes from './way-there.module.css';

/** By which lines one gets to a stop, or who worked out the walk; nothing where the way is an estimate of ours. */
export function WayThere({ visit, day }: { readonly visit: Visit; readonly day: Day }) {
  const leg = day.legs.find(({ to }) => to === visit.id);
  const source = leg?.transit?.source ?? leg?.source;
  if (!leg || !source) return null;
  const { transit } = leg;
  const said = words().plan.way;
  return (
    <section className={classes.way} aria-label={said.title}>
      <h3>{said.title}</h3>
      {transit ? (
        <>
          <ol>
            {transit.rides.map((ride) => (
              <li key={`${ride.board.time} ${ride.line}`}>{describeRide(ride)}</li>
            ))}
          </ol>
          <p>{said.timetable(formatDuration(transit.minutes))}</p>
          {transit.warning !== null && <p className={classes.warning}>{transit.warning}</p>}
        </>
      ) : (
        <p>{words().plan.day.onFoot(formatDuration(leg.minutes))}</p>
      )}
      <p className={classes.source}>
        <SourceWords source={source} />
      </p>
    </section>
  );
}
