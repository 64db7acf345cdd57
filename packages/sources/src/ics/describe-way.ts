import { describeRide, type RideShown } from '@wayfarer/trip';

/** How one gets from visit to visit. */
export interface CalendarLeg {
  /** A visit id. */
  readonly to: string;
  /** By which lines, where that was looked up. */
  readonly transit?:
    | {
        readonly rides: readonly RideShown[];
        readonly warning: string | null;
        readonly source: { readonly attribution?: string | undefined; readonly url?: string | undefined };
      }
    | undefined;
}

/** The lines that lead to a visit with whose timetable it is, one a line; nothing where nobody has looked them up. */
export function describeWay(legs: readonly CalendarLeg[], visit: string): readonly string[] {
  const transit = legs.find(({ to }) => to === visit)?.transit;
  if (!transit) return [];
  const { rides, warning, source } = transit;
  const credit = [source.attribution, source.url].filter((part) => part !== undefined).join(', ');
  return [
    'How to get there:',
    ...rides.map((ride) => describeRide(ride)),
    ...(warning === null ? [] : [warning]),
    ...(credit === '' ? [] : [`${credit}. Check before you go.`]),
  ];
}
