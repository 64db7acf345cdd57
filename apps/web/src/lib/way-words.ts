import type { Leg, Transit } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';
import { capitalise, formatDuration } from './format.ts';

/** `12 min on foot`. */
export function describeWay({ minutes, mode }: Pick<Leg, 'minutes' | 'mode'>): string {
  const { way, modes } = words().plan;
  return way.takes(formatDuration(minutes), modes[mode]);
}

/** The same, with whether that is an estimate. */
export function describeLeg(leg: Pick<Leg, 'minutes' | 'mode' | 'estimate'>): string {
  const way = describeWay(leg);
  return leg.estimate ? words().frame.marks.aside(way, words().plan.way.estimate) : way;
}

type Ride = Transit['rides'][number];

/** `tram 19, bus 4`: what to look for at the stop; empty where nobody has looked it up. */
export function nameLines({ transit }: Pick<Leg, 'transit'>): string {
  return (transit?.rides ?? []).map(nameLine).join(words().frame.marks.betweenNames);
}

function nameLine({ mode, line }: Pick<Ride, 'mode' | 'line'>): string {
  return mode === 'ride' ? line : `${words().plan.rides[mode]} ${line}`;
}

/** `Tram 19 from Mincio (10:04) towards Clodio to Risorgimento (10:16)`. */
export function describeRide({ mode, line, direction, board, alight }: Ride): string {
  return words().plan.ride({
    line: capitalise(nameLine({ mode, line })),
    from: board.name,
    leaves: board.time,
    towards: direction,
    to: alight.name,
    arrives: alight.time,
  });
}
