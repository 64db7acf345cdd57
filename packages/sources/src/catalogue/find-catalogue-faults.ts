import { type Coordinates, distanceKm } from '@wayfarer/trip';
import { LEVELS } from '@wayfarer/trip/vocabulary';

import { isWithin } from '../box.ts';
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

const SPOTS = ['sights', 'eateries', 'lodgings'] as const;
const LISTS = [...SPOTS, 'terminals'] as const;

/** The airport of a city lies outside it, as a rule. */
const FARTHEST_TERMINAL_KM = 120;

/** Something that is wrong at a place of a file. */
interface Finding {
  readonly path: JsonPath;
  readonly message: string;
}
type CityRule = (file: CityFile) => readonly Finding[];

export interface CheckOptions {
  /** Hold them to what a person who writes a city must keep to; imported ones have chains, neighbours and no station. */
  readonly handWritten?: boolean;
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
  { complete = false, handWritten = true, others = [] }: CheckOptions = {},
): readonly Fault[] {
  const rules = [...CITY_RULES, ...(handWritten ? HAND_WRITTEN_RULES : []), ...(complete ? [hasEnough] : [])];
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
  freeDaysParse,
  visitsMakeSense,
  idsAreSingle,
  factsAreInOrder,
  findCityMoneyFaults,
  sourcesAreListed,
];

/** Of the cities that are written by hand: what is there twice was written twice, and a journey needs an end. */
const HAND_WRITTEN_RULES: readonly CityRule[] = [namesAreSingle, sightsAreApart, hasTerminal];

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
  const spots = [
    { path: ['city', 'center'] as JsonPath, at: city.center as Coordinates },
    ...SPOTS.flatMap((list) => lists[list].map((entry, index) => ({ path: [list, index] as JsonPath, at: entry }))),
  ];
  const outside = spots
    .filter(({ at }) => !isWithin(at, city.bounds))
    .map(({ path, at }) => ({
      path,
      message: `expected a place within ${south}–${north} N and ${west}–${east} E (city.bounds), got ${at.lat}, ${at.lon}`,
    }));
  const far = lists.terminals.flatMap((entry, index) => {
    const km = Math.round(distanceKm(city.center, entry));
    const message = `expected a terminal at most ${FARTHEST_TERMINAL_KM} km from the centre, got ${km} km`;
    return km > FARTHEST_TERMINAL_KM ? [{ path: ['terminals', index], message }] : [];
  });
  return [...outside, ...far];
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

/** Days on which entry is free are written as days of hours. */
function freeDaysParse({ sights }: CityFile): readonly Finding[] {
  return sights.flatMap(({ freeOn }, index) => {
    const fault = freeOn === undefined ? undefined : findHoursFault(`${freeOn} 00:00-24:00`);
    return fault === undefined
      ? []
      : [
          {
            path: ['sights', index, 'freeOn'],
            message: `expected days of OSM opening_hours such as "Su[1]", got ${JSON.stringify(freeOn)}: ${fault}`,
          },
        ];
  });
}

function visitsMakeSense({ sights }: CityFile): readonly Finding[] {
  return sights.flatMap(({ minimumMinutes, usualMinutes }, index) =>
    minimumMinutes === undefined || minimumMinutes <= usualMinutes
      ? []
      : [
          {
            path: ['sights', index, 'minimumMinutes'],
            message: `expected at most the usual ${usualMinutes} minutes, got ${minimumMinutes}`,
          },
        ],
  );
}

/** Over all lists of a city: an id becomes the id of a place. */
function idsAreSingle(file: CityFile): readonly Finding[] {
  return findDoubles(file, 'id', ({ id }) => id);
}

/** Chains and neighbours of one name are the normal case of real data, and a slip where a person has typed them. */
function namesAreSingle(file: CityFile): readonly Finding[] {
  return findDoubles(file, 'name', ({ name }) => fold(name));
}

type Entry = CityFile[(typeof LISTS)[number]][number];

function findDoubles(file: CityFile, field: 'id' | 'name', keyOf: (entry: Entry) => string): readonly Finding[] {
  const seen = new Map<string, string>();
  return LISTS.flatMap((list) =>
    file[list].flatMap((entry, index) => {
      const first = seen.get(keyOf(entry));
      seen.set(keyOf(entry), first ?? `${list}.${index}`);
      if (first === undefined) return [];
      const message = `expected each ${field} once, got ${JSON.stringify(entry[field])} as in ${first}`;
      return [{ path: [list, index, field], message }];
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
  const { south, north, west, east } = city.bounds;
  const months = (city.climate ?? []).flatMap((month, index) =>
    month.low <= month.high
      ? []
      : [{ path: ['city', 'climate', index], message: `expected low ≤ high, got ${month.low} and ${month.high}` }],
  );
  return [
    ...findBudgetFault(city),
    ...(south < north && west !== east
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

function findBudgetFault({ budget }: CityFile['city']): readonly Finding[] {
  if (!budget || (budget.low <= budget.mid && budget.mid <= budget.high)) return [];
  const { low, mid, high } = budget;
  return [{ path: ['city', 'budget'], message: `expected low ≤ mid ≤ high, got ${low}, ${mid} and ${high}` }];
}

/** Every source that an entry names is listed. */
function sourcesAreListed(file: CityFile): readonly Finding[] {
  const listed = new Set(Object.keys(file.sources));
  return LISTS.flatMap((list) =>
    file[list].flatMap(({ source, factSources = {} }, index) =>
      [...(source === undefined ? [] : [source]), ...Object.values(factSources)]
        .filter((key) => !listed.has(key))
        .map((key) => ({ path: [list, index], message: `expected a source of "sources", got ${JSON.stringify(key)}` })),
    ),
  );
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
