import type { CalendarVisit } from './to-ics.ts';

/** Whom a file with a plan has to name. */
export interface CalendarAttribution {
  readonly text: string;
  readonly license: string | null;
  readonly url: string | null;
}

/** What a calendar says of itself: whose data it holds, each once. `undefined` where there is nobody to name. */
export function describeCalendar(attributions: readonly CalendarAttribution[]): string | undefined {
  if (attributions.length === 0) return undefined;
  const lines = attributions.map(({ text, license, url }) =>
    [text, license, url].filter((part) => part !== null).join(', '),
  );
  return `Planned with data of: ${lines.join('; ')}`;
}

/** Where what is known of a visit is from, and what to check before one goes. */
export function describeSources(visit: CalendarVisit): string {
  const { source, factSources = {} } = visit;
  const others = Object.entries(factSources).flatMap(([fact, from]) =>
    from ? [`${capital(fact)}: ${from.name}, ${from.date}.`] : [],
  );
  const check = source.verify ? ['Verify hours and prices before you go.'] : [];
  const parts = [...askForHours(visit), `Source: ${nameSource(source)}.`, ...others, ...check];
  return source.url === undefined ? parts.join(' ') : `${parts.join(' ')}\n${source.url}`;
}

/** Stations and beds are open when one comes. */
function askForHours({ kind, hours, hoursText }: CalendarVisit): readonly string[] {
  if (hours !== 'unknown' || (kind !== 'place' && kind !== 'meal')) return [];
  return [`Hours not known: check${hoursText === undefined ? '' : ` ("${hoursText}")`}.`];
}

/** `OpenStreetMap, 2020-07-20 (© OpenStreetMap contributors, ODbL 1.0)`. */
function nameSource({ name, date, attribution, license }: CalendarVisit['source']): string {
  const terms = [attribution, license].filter((part) => part !== undefined);
  return terms.length === 0 ? `${name}, ${date}` : `${name}, ${date} (${terms.join(', ')})`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
