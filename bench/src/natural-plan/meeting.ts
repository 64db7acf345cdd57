import { type Problem, solve } from '@wayfarer/optimizer';

/** A day on which to meet people, each at one place in one window. */
export interface MeetingTask {
  readonly id: string;
  readonly start_location: string;
  /** `9:00AM`. */
  readonly start_time: string;
  /** Minutes from place to place. */
  readonly travel_minutes: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly people: readonly Person[];
}

interface Person {
  readonly person: string;
  readonly location: string;
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
}

/** Minutes of a way that the task does not give: no day is that long. */
const UNKNOWN_WAY = 100_000;

export interface Meeting {
  readonly person: string;
  readonly start: string;
}

/** Whom to meet in which order, and when: as many as possible. */
export function meetInOrder(task: MeetingTask): readonly Meeting[] {
  const { routes, starts } = solve(toProblem(task), { seed: 1 });
  return (routes[0] ?? []).map((place, k) => ({
    person: task.people[place]?.person ?? '',
    start: toClock(starts[0]?.[k] ?? NaN),
  }));
}

/** Each person is a place of score 1; the day starts where one arrives, and ends anywhere. */
function toProblem({ people, start_location, start_time, travel_minutes }: MeetingTask): Problem {
  const locations = [...people.map(({ location }) => location), start_location];
  const windows = people.map(({ from, to, minutes }) => [toMinute(from), toMinute(to) - minutes] as const);
  const possible = windows.map(([open, close]) => open <= close);
  return {
    points: locations.length,
    places: people.length,
    travel: Int32Array.from(
      locations.flatMap((from) =>
        locations.map((to) => (from === to ? 0 : (travel_minutes[from]?.[to] ?? UNKNOWN_WAY))),
      ),
    ),
    score: new Float64Array(people.length).fill(1),
    stay: Int32Array.from(people, ({ minutes }) => minutes),
    days: [{ start: people.length, end: -1, opens: toMinute(start_time), closes: 48 * 60, mostVisits: Infinity }],
    windows: {
      offsets: Int32Array.from([0, ...possible].map((_, k) => possible.slice(0, k).filter(Boolean).length)),
      opens: Int32Array.from(windows.filter((_, k) => possible[k]).map(([open]) => open)),
      closes: Int32Array.from(windows.filter((_, k) => possible[k]).map(([, close]) => close)),
    },
  };
}

/** `2:45PM` → 885. */
function toMinute(clock: string): number {
  const [, hours, minutes, half] = /^\s*(\d{1,2}):(\d\d)\s*([AP])M\s*$/.exec(clock) ?? [];
  if (hours === undefined) throw new Error(`Expected a time such as "2:45PM", got ${JSON.stringify(clock)}.`);
  return ((Number(hours) % 12) + (half === 'P' ? 12 : 0)) * 60 + Number(minutes);
}

function toClock(minute: number): string {
  const hours = Math.floor(minute / 60);
  return `${hours % 12 || 12}:${String(minute % 60).padStart(2, '0')}${hours % 24 < 12 ? 'AM' : 'PM'}`;
}
