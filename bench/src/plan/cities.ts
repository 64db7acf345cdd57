import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A city as a generated request needs it: its name, and what one may insist on there. */
export interface WishedCity {
  readonly name: string;
  readonly mustSees: readonly MustSee[];
}

export interface MustSee {
  readonly id: string;
  readonly name: string;
  /** The weekday, 0 for Sunday, on which it stays closed, if there is one and just one. */
  readonly closed: number | null;
}

/** So many of the best-known sights are asked for by name. */
const MOST_MUST_SEES = 10;
const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** The cities whose files lie in a folder, with the sights that people know. */
export function readCities(folder: string): readonly WishedCity[] {
  const files = readdirSync(folder).filter((file) => /^[a-z-]+\.json$/.test(file) && file !== 'fares.json');
  return files.sort().map((file) => {
    const { city, sights } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as CityFile;
    const known = sights.toSorted((left, right) => right.significance - left.significance).slice(0, MOST_MUST_SEES);
    const mustSees = known.map(({ id, name, hours = '' }) => ({
      id: `place_${path.basename(file, '.json')}-${id}`,
      name,
      closed: closedWeekday(hours),
    }));
    return { name: city.name, mustSees };
  });
}

interface CityFile {
  readonly city: { readonly name: string };
  readonly sights: readonly {
    readonly id: string;
    readonly name: string;
    readonly hours?: string;
    readonly significance: number;
  }[];
}

function closedWeekday(hours: string): number | null {
  const [, day] = /; (Su|Mo|Tu|We|Th|Fr|Sa) off/.exec(hours) ?? [];
  return day === undefined ? null : WEEKDAYS.indexOf(day);
}
