import type { PilgrimageState } from '@wayfarer/pilgrimage';
import { parseTime } from '@wayfarer/trip/clock';

const MOST_POINTS_A_DAY = 25;
const LONGEST_WALK_M = 1500;
/** Distances are told in tenths of a kilometre. */
const ROUNDING_M = 50;
/** 4.5 km/h on foot; 20 km/h and 6 minutes of waiting on wheels (SEED_DETAILS E), worked out here anew. */
const walkMinutes = (metres: number): number => (metres / 4500) * 60;
const rideMinutes = (metres: number): number => (metres / 20_000) * 60 + 6;

/** What is wrong with a walk, a phrase each; none where all holds. */
export function judgeWalk({ route, days, request }: PilgrimageState): readonly string[] {
  return [
    ...judgeCount(route, request.days),
    ...route.segments.flatMap(judgeWay),
    ...route.segments.flatMap(judgeHours),
    ...judgeSums(route, days),
  ];
}

type Route = PilgrimageState['route'];
type Segment = Route['segments'][number];

function judgeCount({ segments }: Route, days: number): readonly string[] {
  const perDay = [...Map.groupBy(segments, ({ date }) => date).values()].map((list) => list.length);
  return [
    ...(perDay.some((count) => count > MOST_POINTS_A_DAY) ? [`${Math.max(...perDay)} points on a day`] : []),
    ...(perDay.length > days ? [`${perDay.length} days instead of ${days}`] : []),
  ];
}

function judgeWay({ order, transport }: Segment): readonly string[] {
  if (!transport) return [`nobody says how one gets to ${order}`];
  const { mode, distance_meters: metres, duration_minutes: minutes } = transport;
  if (metres <= LONGEST_WALK_M - ROUNDING_M && mode !== 'walk') return [`${metres} m to ${order} by ${mode}`];
  if (metres > LONGEST_WALK_M + ROUNDING_M && mode === 'walk' && rideMinutes(metres) < walkMinutes(metres))
    return [`${metres} m to ${order} on foot, though riding is faster`];
  const expected = mode === 'walk' ? walkMinutes : rideMinutes;
  const isOff =
    minutes < Math.floor(expected(metres - ROUNDING_M)) || minutes > Math.ceil(expected(metres + ROUNDING_M)) + 1;
  return isOff ? [`${minutes} min for ${metres} m to ${order} by ${mode}`] : [];
}

function judgeHours({ order, date, arrive, depart, point }: Segment): readonly string[] {
  const hours = point.hours === 'unknown' ? undefined : point.hours[date];
  if (!hours) return [];
  const [from, to] = [parseTime(arrive), parseTime(depart)];
  return hours.some(({ open, close }) => open <= from && to <= close)
    ? []
    : [`closed at ${order}, ${arrive} to ${depart}`];
}

/** Ways, waits and stays of each day, added up here, against what the route says. */
function judgeSums(route: Route, days: PilgrimageState['days']): readonly string[] {
  const minutes = days.reduce((sum, { visits }) => sum + (visits.at(-1)?.depart ?? 0) - (visits[0]?.depart ?? 0), 0);
  const km = days.flatMap(({ legs }) => legs).reduce((sum, leg) => sum + leg.km, 0);
  return [
    ...(minutes === route.total_duration_minutes
      ? []
      : [`${route.total_duration_minutes} min told, ${minutes} counted`]),
    ...(Math.abs(km - route.total_distance_km) < 0.051 ? [] : [`${route.total_distance_km} km told, ${km} counted`]),
  ];
}
