import type { SharedTrip } from '@wayfarer/contract';

type SharedDay = SharedTrip['options'][number]['days'][number];
type SharedFacts = SharedTrip['gathered'];

/** What is named in a shared trip and is not in it, or stands in it twice: the first such thing, as a sentence. */
export function findLooseEnd({ options, gathered, selected, journey }: SharedTrip): string | undefined {
  const facts = journey?.start.facts ?? gathered;
  const inOptions = options.map(({ days, leftOut }, index) => () => {
    const path = `options.${index}`;
    return findInDays(days, gathered, `${path}.days`) ?? findUnknown(leftOut.map(placeOf), gathered, `${path}.leftOut`);
  });
  const checks: readonly (() => string | undefined)[] = [
    () =>
      findTwice(
        gathered.places.map(({ id }) => id),
        'gathered.places',
      ),
    () => findBadZone(gathered.calendar.map(({ zone }) => zone)),
    () =>
      findTwice(
        options.map(({ id }) => id),
        'options',
      ),
    ...inOptions,
    () =>
      (journey === null) === (selected === null) ? undefined : 'A plan is chosen if and only if `selected` says which.',
    () =>
      selected === null || options.some(({ id }) => id === selected)
        ? undefined
        : `No option is called ${JSON.stringify(selected)}.`,
    ...(journey
      ? [
          () =>
            findTwice(
              facts.places.map(({ id }) => id),
              'journey.start.facts.places',
            ),
          () => findBadZone(facts.calendar.map(({ zone }) => zone)),
          () => findInDays(journey.days, facts, 'journey.days'),
          () => findInDays(journey.start.days, facts, 'journey.start.days'),
          () => findUnknown(journey.leftOut.map(placeOf), facts, 'journey.leftOut'),
          () => findUnknown(journey.start.leftOut.map(placeOf), facts, 'journey.start.leftOut'),
          () =>
            findUnknown(
              journey.waiting.map(({ visit }) => visit.place),
              facts,
              'journey.waiting',
            ),
          () => findUnknown(journey.start.mustDo, facts, 'journey.start.mustDo'),
        ]
      : []),
  ];
  for (const check of checks) {
    const found = check();
    if (found !== undefined) return found;
  }
  return undefined;
}

function placeOf({ place }: { readonly place: string }): string {
  return place;
}

function findInDays(days: readonly SharedDay[], facts: SharedFacts, path: string): string | undefined {
  const dates = days.map(({ date }) => date);
  const known = new Set(facts.calendar.map(({ date }) => date));
  const lost = dates.find((date) => !known.has(date));
  if (lost !== undefined) return `At ${path}: nothing is known of ${lost}.`;
  const visits = days.flatMap((day) => day.visits);
  const places = [...visits.map(placeOf), ...days.flatMap(({ stay }) => stay ?? [])];
  return (
    findTwice(dates, path) ??
    findBadZone(days.map(({ zone }) => zone)) ??
    findTwice(
      visits.map(({ id }) => id),
      path,
    ) ??
    findUnknown(places, facts, path) ??
    findLostLeg(days, path) ??
    findBackwards(visits, path)
  );
}

function findLostLeg(days: readonly SharedDay[], path: string): string | undefined {
  for (const { date, visits, legs } of days) {
    const ids = new Set(visits.map(({ id }) => id));
    const lost = legs.flatMap(({ from, to }) => [from, to]).find((id) => !ids.has(id));
    if (lost !== undefined)
      return `At ${path}: a way of ${date} leads to or from ${JSON.stringify(lost)}, which is no visit of that day.`;
  }
  return undefined;
}

function findBackwards(visits: SharedDay['visits'], path: string): string | undefined {
  const wrong = visits.find(({ arrive, depart }) => depart < arrive);
  return wrong && `At ${path}: ${JSON.stringify(wrong.id)} ends before it begins.`;
}

function findUnknown(places: readonly string[], facts: SharedFacts, path: string): string | undefined {
  const known = new Set(facts.places.map(({ id }) => id));
  const lost = places.find((place) => !known.has(place));
  return lost === undefined ? undefined : `At ${path}: the place ${JSON.stringify(lost)} is not in the file.`;
}

function findTwice(ids: readonly string[], path: string): string | undefined {
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) return `At ${path}: ${JSON.stringify(id)} stands there twice.`;
    seen.add(id);
  }
  return undefined;
}

function findBadZone(zones: readonly string[]): string | undefined {
  const bad = [...new Set(zones)].find((zone) => !isZone(zone));
  return bad === undefined ? undefined : `${JSON.stringify(bad)} is no time zone.`;
}

function isZone(zone: string): boolean {
  try {
    return (
      /^[A-Z]/.test(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone) && /^[A-Z]/.test(zone)
    );
  } catch {
    return false;
  }
}
