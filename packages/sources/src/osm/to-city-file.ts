import type { Category } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import { isWithin } from '../box.ts';
import type { CityFacts, CityFile, CityFileText } from '../catalogue/schema.ts';
import { bedScoreOf } from './bed-of.ts';
import { categoriesOf } from './categories-of.ts';
import { findDropReason } from './drop-reason.ts';
import { dropTwins } from './drop-twins.ts';
import { entryIdOf, type OsmElement } from './element.ts';
import { followMoved } from './follow-moved.ts';
import { type Kind, kindsOf } from './kind-of.ts';
import { type LeftOut, LeftOutBook } from './left-out.ts';
import { mergeParts } from './merge-parts.ts';
import { aliasesOf, namesOf } from './names.ts';
import { scoreOf, wikidataOf } from './score-of.ts';
import { significancesOf } from './significance.ts';
import { isLocalOnly, terminalScoreOf } from './stations.ts';
import { tableScoreOf } from './table-of.ts';
import { ESTIMATE, toEatery, toLodging, toSight, toTerminal } from './to-entries.ts';

/** The city that is imported, as somebody knows it who knows no place in it. */
export type ImportedCity = Pick<
  CityFacts,
  'id' | 'name' | 'aliases' | 'country' | 'zone' | 'currency' | 'center' | 'bounds'
> & { readonly region?: string };

export interface ToCityFileOptions {
  /** Of the data. */
  readonly date: IsoDate;
  /** In how many wikis there is an article about an item of Wikidata; without it tags alone decide what is significant. */
  readonly sitelinks?: ReadonlyMap<string, number>;
  /** The file of that city until now, if there is one: its places are followed. */
  readonly previous?: CityFile;
}

export interface ImportedFile {
  readonly file: CityFileText;
  /** What was found and is not in the file, and why. */
  readonly left: readonly LeftOut[];
}

/** More than anybody plans with; the rest costs time at every plan. */
const MOST = { sights: 300, eateries: 1500, lodgings: 400, terminals: 12, districts: 100 } as const;

/**
 * Turns elements of OpenStreetMap into the file of a city. Pure: the same elements, city and options always give the same
 * file. Nothing is invented: what no tag says is unknown, and our own estimates (significance, and that a square is always open)
 * name themselves as their source.
 */
export function toCityFile(
  elements: readonly OsmElement[],
  city: ImportedCity,
  { date, sitelinks, previous }: ToCityFileOptions,
): ImportedFile {
  const left = new LeftOutBook();
  const byKind = sortByKind(elements, city.bounds, left);
  const { sights, parts } = toSights(byKind.sight, { city, left, sitelinks });
  const file: CityFileText = {
    source: {
      name: 'OpenStreetMap',
      date,
      verify: true,
      license: 'ODbL 1.0',
      attribution: '© OpenStreetMap contributors',
      url: 'https://www.openstreetmap.org/copyright',
    },
    sources: { [ESTIMATE]: { name: 'Wayfarer estimate', date, verify: true } },
    city: { ...city, districts: toDistricts(byKind.district, left) },
    sights,
    eateries: keepBest(byKind.eatery, {
      scoreBy: ({ tags }) => tableScoreOf(tags),
      most: MOST.eateries,
      what: 'places to eat',
      left,
    }).map(toEatery),
    lodgings: keepBest(byKind.lodging, {
      scoreBy: ({ tags }) => bedScoreOf(tags),
      most: MOST.lodgings,
      what: 'places to stay',
      left,
    }).map(toLodging),
    terminals: toTerminals(byKind, city, left),
  };
  return {
    file: previous ? { ...file, moved: followMoved(previous, file, parts) } : file,
    left: left.list(),
  };
}

type ByKind = Readonly<Record<Kind, readonly OsmElement[]>>;

function sortByKind(elements: readonly OsmElement[], bounds: CityFacts['bounds'], left: LeftOutBook): ByKind {
  const byKind: Record<Kind, OsmElement[]> = { sight: [], eatery: [], lodging: [], terminal: [], district: [] };
  const seen = new Set<string>();
  for (const element of elements) {
    const kinds = kindsOf(element.tags);
    const id = entryIdOf(element);
    if (kinds.length === 0 || seen.has(id)) continue;
    seen.add(id);
    const name = namesOf(element.tags)?.name ?? null;
    const reason =
      name === null
        ? 'without a name'
        : (findDropReason(element.tags) ?? (isWithin(element.at, bounds) ? undefined : 'outside the box of the city'));
    if (reason === undefined) for (const kind of kinds) byKind[kind].push(element);
    else left.add(reason, name);
  }
  return byKind;
}

interface FoundSight {
  readonly element: OsmElement;
  readonly category: Category;
  readonly score: number;
  readonly sitelinks: number | undefined;
}

function toSights(
  elements: readonly OsmElement[],
  {
    city,
    left,
    sitelinks,
  }: {
    readonly city: ImportedCity;
    readonly left: LeftOutBook;
    readonly sitelinks: ReadonlyMap<string, number> | undefined;
  },
): { readonly sights: CityFileText['sights']; readonly parts: ReadonlyMap<string, string> } {
  const found = elements
    .map((element): FoundSight => {
      const item = wikidataOf(element.tags);
      const links = item === undefined ? undefined : sitelinks?.get(item);
      const category = categoriesOf(element.tags)[0];
      return { element, category, score: scoreOf(element, links), sitelinks: links };
    })
    .toSorted((one, other) => other.score - one.score || byId(one.element, other.element));
  const { kept, partOf } = mergeParts(found, [city.name, ...city.aliases]);
  for (const part of partOf.keys()) left.add('part of another sight, or drawn twice', nameOf(part.element));
  const best = kept.slice(0, MOST.sights);
  for (const { element } of kept.slice(MOST.sights))
    left.add(`beyond the ${MOST.sights} best-known sights`, nameOf(element));
  const ranked = best.map(({ element, score, sitelinks: links }) => ({
    score,
    hasWikidata: wikidataOf(element.tags) !== undefined,
    sitelinks: links,
  }));
  const significances = significancesOf(ranked);
  return {
    sights: best.map((one, index) => {
      const parts = [...partOf].flatMap(([part, whole]) => (whole === one ? [part.element.tags] : []));
      const aliases = aliasesOf(one.element.tags, parts);
      const sight = toSight(one.element, significances[index] ?? 1, city.currency);
      return aliases.length > 0 ? { ...sight, aliases: [...aliases] } : sight;
    }),
    parts: new Map([...partOf].map(([part, whole]) => [entryIdOf(part.element), entryIdOf(whole.element)])),
  };
}

interface Choice {
  readonly scoreBy: (element: OsmElement) => number;
  readonly most: number;
  /** What they are called where there are too many. */
  readonly what: string;
  readonly left: LeftOutBook;
}

function keepBest(elements: readonly OsmElement[], { scoreBy, most, what, left }: Choice): readonly OsmElement[] {
  const sorted = elements
    .map((element) => ({ element, score: scoreBy(element) }))
    .toSorted((one, other) => other.score - one.score || byId(one.element, other.element))
    .map(({ element }) => element);
  const single = dropTwins(sorted);
  const kept = new Set(single);
  for (const element of sorted) if (!kept.has(element)) left.add('drawn twice', nameOf(element));
  for (const element of single.slice(most))
    left.add(`beyond the ${most} ${what} of which most is known`, nameOf(element));
  return single.slice(0, most);
}

/** Where one arrives from afar; stops of local trains only where there is nothing else. */
function toTerminals(
  { terminal, sight }: ByKind,
  city: ImportedCity,
  left: LeftOutBook,
): NonNullable<CityFileText['terminals']> {
  const fromAfar = terminal.filter(({ tags }) => !isLocalOnly(tags) && tags['amenity'] !== 'ferry_terminal');
  const usable = fromAfar.length > 0 ? fromAfar : terminal;
  for (const element of terminal) if (!usable.includes(element)) left.add('a stop of local transport', nameOf(element));
  const best = keepBest(usable, {
    scoreBy: (element) => terminalScoreOf(element, city),
    most: MOST.terminals,
    what: 'stations',
    left,
  });
  const looked = new Set(sight);
  return best.map((element) =>
    toTerminal(element, looked.has(element) ? `${entryIdOf(element)}-station` : entryIdOf(element)),
  );
}

function toDistricts(
  elements: readonly OsmElement[],
  left: LeftOutBook,
): NonNullable<CityFileText['city']['districts']> {
  const size = ({ tags }: OsmElement): number =>
    ['neighbourhood', 'quarter', 'suburb', 'borough'].indexOf(tags['place'] ?? '') + ('wikidata' in tags ? 0.5 : 0);
  return keepBest(elements, { scoreBy: size, most: MOST.districts, what: 'districts', left }).map(({ tags, at }) => ({
    ...(namesOf(tags) ?? { name: '' }),
    lat: at.lat,
    lon: at.lon,
  }));
}

function nameOf({ tags }: OsmElement): string | null {
  return namesOf(tags)?.name ?? null;
}

function byId(left: OsmElement, right: OsmElement): number {
  return left.type === right.type ? left.id - right.id : left.type < right.type ? -1 : 1;
}
