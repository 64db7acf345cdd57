import { type Coordinates, distanceKm } from '@wayfarer/trip';

import { fold } from '../gazetteer/fold.ts';
import { findHoursFault } from '../hours/resolve-hours.ts';
import { hasRate } from '../rates/convert.ts';
import { findCityMoneyFaults, findFareMoneyFaults } from './find-money-faults.ts';
import { findSketchFaults } from './find-sketch-faults.ts';
import type { JsonPath } from './line-of-path.ts';
import { type CatalogueText, type Fault, faultAt, parseFile } from './parse.ts';
import { type CityFile, cityFileSchema, type FaresFile, faresFileSchema } from './schema.ts';

/** Two sights closer than this are one, seen twice. */
const SAME_SPOT_METRES = 30;

/** What a city that comes with the package must have; a city of one's own may be smaller. */
const LEAST = { sights: 25, eateries: 12, lodgings: 8 } as const;
const LEVELS = ['low', 'mid', 'high'] as const;

const LISTS = ['sights', 'eateries', 'lodgings', 'terminals'] as const;

/** Something that is wrong at a place of a file. */
interface Finding {
  readonly path: JsonPath;
  readonly message: string;
}
type CityRule = (file: CityFile) => readonly Finding[];

export interface CheckOptions {
  /** Ask for as many places as an embedded city has. */
  readonly complete?: boolean;
  /** Cities of other folders, which may have a sketch in this one. */
  readonly others?: readonly CityFile[];
}

/**
 * Everything that is wrong with the files of a catalogue folder, in their order. A file that does not follow the format
 * is looked at no further.
 */
export function findCatalogueFaults(
  files: readonly CatalogueText[],
  { complete = false, others = [] }: CheckOptions = {},
): readonly Fault[] {
  const rules = complete ? [...CITY_RULES, hasEnough] : CITY_RULES;
  return files.flatMap((file) => {
    if (file.name === 'fares.json') return check(file, faresFileSchema, [faresMakeSense, findFareMoneyFaults]);
    if (!file.name.endsWith('.sketch.json'))
      return check(file, cityFileSchema, [isNamedLikeItsCity(file.name), ...rules]);
    const id = file.name.replace('.sketch.json', '');
    const city = findCity(files, `${id}.json`) ?? others.find((other) => other.city.id === id);
    return findSketchFaults(file, city?.city.bounds);
  });
}

function check<Value>(
  file: CatalogueText,
  schema: Parameters<typeof parseFile<Value>>[1],
  rules: readonly ((value: Value) => readonly Finding[])[],
): readonly Fault[] {
  const parsed = parseFile(file, schema);
  if (!parsed.ok) return parsed.faults;
  return rules.flatMap((rule) => rule(parsed.value)).map(({ path, message }) => faultAt(file, path, message));
}

function findCity(files: readonly CatalogueText[], name: string): CityFile | undefined {
  const file = files.find((candidate) => candidate.name === name);
  const parsed = file && parseFile(file, cityFileSchema);
  return parsed?.ok ? parsed.value : undefined;
}

const CITY_RULES: readonly CityRule[] = [
  liesInBounds,
  hoursParse,
  visitsMakeSense,
  namesAreSingle,
  sightsAreApart,
  factsAreInOrder,
  findCityMoneyFaults,
  hasTerminal,
];

function isNamedLikeItsCity(name: string): CityRule {
  return ({ city }) =>
    name === `${city.id}.json`
      ? []
      : [
          {
            path: ['city', 'id'],
            message: `expected the name of the file, ${JSON.stringify(name)}, without ".json", got ${JSON.stringify(city.id)}`,
          },
        ];
}

function liesInBounds({ city, ...lists }: CityFile): readonly Finding[] {
  const { south, west, north, east } = city.bounds;
  const within = ({ lat, lon }: Coordinates): boolean => lat >= south && lat <= north && lon >= west && lon <= east;
  const spots = [
    { path: ['city', 'center'] as JsonPath, at: city.center as Coordinates },
    ...LISTS.flatMap((list) => lists[list].map((entry, index) => ({ path: [list, index] as JsonPath, at: entry }))),
  ];
  return spots
    .filter(({ at }) => !within(at))
    .map(({ path, at }) => ({
      path,
      message: `expected a place within ${south}–${north} N and ${west}–${east} E (city.bounds), got ${at.lat}, ${at.lon}`,
    }));
}

function hoursParse({ sights, eateries, terminals }: CityFile): readonly Finding[] {
  return Object.entries({ sights, eateries, terminals }).flatMap(([list, entries]) =>
    entries.flatMap(({ hours }, index) => {
      const fault = findHoursFault(hours);
      return fault === undefined
        ? []
        : [
            {
              path: [list, index, 'hours'],
              message: `expected OSM opening_hours or "unknown", got ${JSON.stringify(hours)}: ${fault}`,
            },
          ];
    }),
  );
}

function visitsMakeSense({ sights }: CityFile): readonly Finding[] {
  return sights.flatMap(({ minimumMinutes, usualMinutes }, index) =>
    minimumMinutes <= usualMinutes
      ? []
      : [
          {
            path: ['sights', index, 'minimumMinutes'],
            message: `expected at most the usual ${usualMinutes} minutes, got ${minimumMinutes}`,
          },
        ],
  );
}

/** Ids and names are unique over all lists of a city: an id becomes the id of a place. */
function namesAreSingle(file: CityFile): readonly Finding[] {
  const seen = new Map<string, string>();
  return LISTS.flatMap((list) =>
    file[list].flatMap((entry, index) => {
      const where = `${list}.${index}`;
      const claim = (field: 'id' | 'name', key: string): readonly Finding[] => {
        const first = seen.get(`${field} ${key}`);
        seen.set(`${field} ${key}`, first ?? where);
        if (first === undefined) return [];
        return [
          {
            path: [list, index, field],
            message: `expected each ${field} once, got ${JSON.stringify(entry[field])} as in ${first}`,
          },
        ];
      };
      return [...claim('id', entry.id), ...claim('name', fold(entry.name))];
    }),
  );
}

function sightsAreApart({ sights }: CityFile): readonly Finding[] {
  return sights.flatMap((sight, index) => {
    const close = sights.slice(0, index).find((other) => distanceKm(sight, other) * 1000 < SAME_SPOT_METRES);
    if (!close) return [];
    const metres = Math.round(distanceKm(sight, close) * 1000);
    return [
      {
        path: ['sights', index],
        message: `expected ${SAME_SPOT_METRES} m between two sights, got ${metres} m to ${JSON.stringify(close.name)}`,
      },
    ];
  });
}

function factsAreInOrder({ city }: CityFile): readonly Finding[] {
  const { low, mid, high } = city.budget;
  const { south, north, west, east } = city.bounds;
  const months = city.climate.flatMap((month, index) =>
    month.low <= month.high
      ? []
      : [{ path: ['city', 'climate', index], message: `expected low ≤ high, got ${month.low} and ${month.high}` }],
  );
  return [
    ...(low <= mid && mid <= high
      ? []
      : [{ path: ['city', 'budget'], message: `expected low ≤ mid ≤ high, got ${low}, ${mid} and ${high}` }]),
    ...(south < north && west < east
      ? []
      : [{ path: ['city', 'bounds'], message: 'expected south < north and west < east' }]),
    ...(hasRate(city.currency)
      ? []
      : [
          {
            path: ['city', 'currency'],
            message: `expected a currency with an exchange rate, got ${JSON.stringify(city.currency)}`,
          },
        ]),
    ...months,
  ];
}

function hasTerminal({ terminals }: CityFile): readonly Finding[] {
  return terminals.length > 0
    ? []
    : [{ path: ['terminals'], message: 'expected at least one station or airport, got none' }];
}

function hasEnough(file: CityFile): readonly Finding[] {
  const short = (['sights', 'eateries', 'lodgings'] as const).flatMap((list) =>
    file[list].length >= LEAST[list]
      ? []
      : [{ path: [list], message: `expected at least ${LEAST[list]}, got ${file[list].length}` }],
  );
  const missing = LEVELS.filter((level) => file.lodgings.every((lodging) => lodging.level !== level));
  if (missing.length === 0) return short;
  return [
    ...short,
    { path: ['lodgings'], message: `expected places to stay of each level, got none of ${missing.join(' and ')}` },
  ];
}

function faresMakeSense({ rows }: FaresFile): readonly Finding[] {
  return rows.flatMap((row, index) => [
    ...(fold(row.from) === fold(row.to)
      ? [{ path: ['rows', index], message: `expected two cities, got ${JSON.stringify(row.from)} twice` }]
      : []),
    ...(hasRate(row.currency)
      ? []
      : [
          {
            path: ['rows', index, 'currency'],
            message: `expected a currency with an exchange rate, got ${JSON.stringify(row.currency)}`,
          },
        ]),
  ]);
}
