import { statSync } from 'node:fs';

import type { IsoDate } from '@wayfarer/trip/clock';

import type { Sketch } from '../catalogue/load.ts';
import { type CatalogueFolders, openCatalogue } from '../catalogue/open-catalogue.ts';
import type { CityFile, CityFileText } from '../catalogue/schema.ts';
import { readCities } from '../gazetteer/cities-file.ts';
import { openWorldCities } from '../gazetteer/world-cities.ts';
import { type NamedCity, reachKmOf, sayNoCurrency, toImportedCity } from './city-facts.ts';
import { placeCity } from './city-id.ts';
import { findCity } from './find-city.ts';
import type { LeftOut } from './left-out.ts';
import { ExtractError } from './pbf/read-blocks.ts';
import { type Extract, readExtract } from './pbf/read-extract.ts';
import { type Survey, surveyExtract } from './pbf/survey.ts';
import { drawCity } from './sketch/to-sketch.ts';
import { toCityFile } from './to-city-file.ts';

export interface ImportOptions {
  /** The city that is meant; without it the one that draws most places of the file. */
  readonly city?: string | undefined;
  /** Where cities are known from: their places are followed, and a namesake far away gets another id. */
  readonly folders?: CatalogueFolders;
  /** Is told what is being done and how much of it is done, from 0 to 1. */
  readonly report?: (step: string, share: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** A city that is ready to be saved, and what to know of how it came about. */
export interface ImportedExtract {
  readonly file: CityFileText;
  readonly sketch: Sketch | null;
  readonly left: readonly LeftOut[];
  /** Whole sentences on what is missing in the data as a whole. */
  readonly notes: readonly string[];
}

/** With fewer sights the box of a city was too small. */
const FEW_SIGHTS = 25;

/**
 * Makes a city from a `.osm.pbf` extract. Nothing is written; broken off, it is begun again from the start, which takes
 * seconds.
 *
 * @throws {ExtractError} if the file cannot be read to its end or holds no such city.
 */
export async function importExtract(
  file: string,
  { city: asked, folders, report, signal }: ImportOptions = {},
): Promise<ImportedExtract> {
  const known = openCatalogue(folders)().cities;
  const survey = await surveyExtract(file, { signal, report: (share) => report?.('looking for the city', share) });
  const city = findCity(survey, openWorldCities(readCities()), asked);
  const options = { known, survey, file };
  const read = (wider: number) => readBox(city, { ...options, wider, report, signal });
  const usual = await read(0);
  const isThin = usual.file.sights.length < FEW_SIGHTS;
  const wide = isThin ? await read(1) : usual;
  // A wider box in which there is nothing more only makes ways longer.
  return wide.file.sights.length > usual.file.sights.length ? wide : usual;
}

interface BoxOptions {
  readonly report: ImportOptions['report'] | undefined;
  readonly signal: AbortSignal | undefined;
  readonly known: readonly CityFile[];
  readonly survey: Survey;
  readonly file: string;
  readonly wider: number;
}

async function readBox(
  named: NamedCity,
  { known, survey, file, wider, report, signal }: BoxOptions,
): Promise<ImportedExtract> {
  const { id, previous } = placeCity(named, known);
  const city = toImportedCity(named, { id, previous, reachKm: reachKmOf(named.population, wider) });
  if (!city) throw new ExtractError(sayNoCurrency(named));
  const what = wider > 0 ? `reading more around ${city.name}` : `reading ${city.name}`;
  const extract = await readExtract(file, city.bounds, { signal, report: (share) => report?.(what, share) });
  const date = survey.date ?? dayOf(file);
  const imported = toCityFile(extract.elements, city, { date, ...(previous && { previous }) });
  const { sketch, leftOut } = drawCity(extract.shapes, imported.file);
  return {
    ...imported,
    sketch,
    notes: notesOn(extract, { survey, leftOut, file: imported.file }),
  };
}

/** When somebody has loaded it. */
function dayOf(file: string): IsoDate {
  return statSync(file).mtime.toISOString().slice(0, 10);
}

function notesOn(
  { ways, relations }: Extract,
  {
    survey,
    leftOut,
    file,
  }: { readonly survey: Survey; readonly leftOut: readonly string[]; readonly file: CityFileText },
): readonly string[] {
  const [hasWays, hasRelations] = [ways > 0, relations > 0];
  const missing = hasWays ? 'relations' : hasRelations ? 'ways' : 'ways or relations';
  const cut =
    hasWays && hasRelations
      ? []
      : [
          `The file holds no ${missing}: parks, palaces, museums and stations that are drawn as areas are missing${hasWays ? '' : ', and there are no streets to draw'}. A whole extract has them.`,
        ];
  const undated =
    survey.date === null
      ? [`The file does not say how old its data is: ${file.source.date}, the day on which it was written, is shown.`]
      : [];
  const noTerminal =
    (file.terminals ?? []).length > 0
      ? []
      : ['No station and no airport lies in the box: journeys begin and end in the middle of the city.'];
  const unDrawn =
    leftOut.length === 0
      ? []
      : [`The map leaves out some of: ${[...new Set(leftOut)].join(', ')}; there are too many to draw.`];
  return [...cut, ...undated, ...noTerminal, ...unDrawn];
}
