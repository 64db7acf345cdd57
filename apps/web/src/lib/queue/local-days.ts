import type { Day, Leg, Trip, Visit } from '@wayfarer/contract';
import type { EditablePlan } from '@wayfarer/edits';
import { type DayPlan, nameInPlan, type Visit as PlannedVisit } from '@wayfarer/trip';
import { formatTime, MINUTES_PER_DAY } from '@wayfarer/trip/clock';

type Place = EditablePlan['facts']['places'][number];

/** What of a trip its days are drawn from. */
type Shown = Pick<Trip, 'days' | 'options' | 'leftOut'>;

/**
 * The days of a trip after a change that the server has not seen. What the server said of the stops stays; hours and routes
 * are the plan's. A day that the change has not touched stays as it is.
 */
export function toLocalDays(trip: Shown, before: EditablePlan, plan: EditablePlan): Day[] {
  const places = new Map(plan.facts.places.map((place) => [place.id as string, place]));
  const known = new KnownVisits(trip);
  return plan.days.flatMap((day) => {
    const shown = trip.days.find(({ date }) => date === day.date);
    if (!shown) return [];
    if (before.days.includes(day)) return [shown];
    const visits = day.visits.flatMap((visit) => {
      const place = places.get(visit.place);
      return place ? [toVisit(visit, { day, place, known: known.find(visit) })] : [];
    });
    const { rain: _, title: __, notices: ___, ...rest } = shown;
    return [
      {
        ...rest,
        window: { start: formatTime(day.window.start), end: formatTime(day.window.end) },
        settings: toSettings(day.settings),
        visits,
        legs: day.legs.map((leg) => toLeg(leg, shown)),
      },
    ];
  });
}

/** What is not in the plan after the change; what left it just now says nothing more than its name. */
export function toLocalIdeas({ leftOut }: Shown, plan: EditablePlan): Trip['leftOut'] {
  const names = new Map(plan.facts.places.map((place) => [place.id as string, nameInPlan(place)]));
  return plan.leftOut.map(
    ({ place, reason, text }) =>
      leftOut.find(({ placeId }) => placeId === place) ?? {
        placeId: place,
        name: names.get(place) ?? place,
        reason,
        text,
      },
  );
}

/** What the server has said of the visits it has shown. */
class KnownVisits {
  readonly #byId = new Map<string, Visit>();
  readonly #byPlace = new Map<string, Visit>();

  constructor({ days, options }: Shown) {
    const all = [...days, ...options.flatMap((option) => option.days)].flatMap(({ visits }) => visits);
    for (const visit of all.toReversed()) {
      this.#byId.set(visit.id, visit);
      this.#byPlace.set(`${visit.kind} ${visit.placeId}`, visit);
    }
  }

  find({ id, kind, place }: PlannedVisit): Visit | undefined {
    return this.#byId.get(id) ?? this.#byPlace.get(`${kind} ${place}`);
  }
}

interface About {
  readonly day: DayPlan;
  readonly place: Place;
  readonly known: Visit | undefined;
}

function toVisit(visit: PlannedVisit, { day, place, known }: About): Visit {
  const times = {
    id: visit.id,
    arrive: formatTime(visit.arrive),
    depart: formatTime(visit.depart),
    hours: hoursOf(place, day.date),
    locked: visit.locked,
  };
  if (known) return { ...known, ...times, done: known.id === visit.id && known.done };
  return {
    ...times,
    placeId: place.id,
    name: visit.label ?? nameInPlan(place),
    kind: visit.kind,
    category: place.categories[0],
    lat: place.at.lat,
    lon: place.at.lon,
    fee: null,
    indoor: place.indoor,
    done: false,
    source: { ...place.source },
    why: visit.why,
  };
}

function hoursOf({ hours }: Place, date: string): Visit['hours'] {
  const that = hours === 'unknown' ? undefined : hours[date];
  if (!that) return 'unknown';
  return that.map(({ open, close }) => ({
    open: formatTime(open),
    close: close === MINUTES_PER_DAY ? '24:00' : formatTime(close),
  }));
}

/** A route that stays as it was keeps what the server knows of it, such as its lines. */
function toLeg(leg: DayPlan['legs'][number], { legs }: Day): Leg {
  const { from, to, mode, minutes } = leg;
  const known = legs.find((one) => one.from === from && one.to === to && one.mode === mode && one.minutes === minutes);
  return known ?? { ...leg };
}

function toSettings({ pace, visits, free, withoutMeals }: DayPlan['settings'] & object = {}): Day['settings'] {
  return {
    ...(pace && { pace }),
    ...(visits !== undefined && { visits }),
    ...(free && { free: free.map(({ start, end }) => ({ start: formatTime(start), end: formatTime(end) })) }),
    ...(withoutMeals && { withoutMeals: [...withoutMeals] }),
  };
}
