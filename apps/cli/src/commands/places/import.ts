import { join, resolve } from 'node:path';

import { type ImportedExtract, importExtract, saveCity } from '@wayfarer/sources/import';

import { type FolderContext, type Reply, type Terminal, textOf } from '../../command.ts';
import { indent, table, wrap } from '../../render/lay-out.ts';
import type { Style } from '../../render/style.ts';

const MOST_NAMED = 10;

/** What was imported, for programs. */
interface Report {
  readonly city: { readonly id: string; readonly name: string; readonly country: string };
  readonly file: string;
  readonly date: string;
  readonly sights: number;
  readonly eateries: number;
  readonly lodgings: number;
  readonly terminals: number;
  readonly hoursKnown: { readonly sights: number; readonly eateries: number };
  /** Places of an earlier import that stand under another id now. */
  readonly moved: number;
  readonly top: readonly { readonly name: string; readonly category: string; readonly significance: number }[];
  readonly left: ImportedExtract['left'];
  readonly notes: readonly string[];
}

export async function importPlaces(context: FolderContext, word: string): Promise<Reply> {
  const { dataFolder, folder, terminal } = context;
  const citiesFolder = join(dataFolder, 'cities');
  const catalogue = textOf(context, 'catalogue');
  const imported = await importExtract(resolve(folder, word), {
    city: textOf(context, 'city'),
    folders: { citiesFolder, ...(catalogue !== undefined && { catalogueFolder: resolve(folder, catalogue) }) },
    ...(terminal.isInteractive && { report: createProgress(terminal) }),
  });
  const file = saveCity(citiesFolder, imported);
  if (terminal.isInteractive) terminal.err('\n');
  const report = toReport(imported, file);
  return { json: report, text: (style) => showReport(report, style) };
}

/** Tenths of the work as they are done, on one line for each step: lines that go back would steer the terminal. */
function createProgress({ err }: Terminal): (step: string, share: number) => void {
  let last = { step: '', tenths: 0 };
  return (step, share) => {
    const tenths = Math.min(10, Math.floor(share * 10));
    if (step !== last.step) {
      err(`${last.step === '' ? '' : '\n'}${step.charAt(0).toUpperCase()}${step.slice(1)}:`);
      last = { step, tenths: 0 };
    }
    if (tenths <= last.tenths) return;
    err(` ${tenths * 10} %`);
    last = { step, tenths };
  };
}

function toReport({ file: text, left, notes }: ImportedExtract, file: string): Report {
  const { city, sights, eateries, lodgings, terminals = [], source, moved = {} } = text;
  const known = (places: readonly { readonly hours?: string | undefined }[]): number =>
    places.filter(({ hours = 'unknown' }) => hours !== 'unknown').length;
  return {
    city: { id: city.id, name: city.name, country: city.country },
    file,
    date: source.date,
    sights: sights.length,
    eateries: eateries.length,
    lodgings: lodgings.length,
    terminals: terminals.length,
    hoursKnown: { sights: known(sights), eateries: known(eateries) },
    moved: Object.keys(moved).length,
    top: sights
      .slice(0, MOST_NAMED)
      .map(({ name, categories: [category], significance }) => ({ name, category, significance })),
    left,
    notes,
  };
}

function showReport(report: Report, style: Style): string {
  const { city, sights, eateries, lodgings, terminals, hoursKnown, date, moved, top, left, notes } = report;
  const parts = [
    `${style.bold(city.name)} (${city.country}), OpenStreetMap of ${date}: ${count(sights, 'sight')}, ${eateries} places to eat, ${lodgings} to stay, ${count(terminals, 'station')}.`,
    wrap(
      `Opening hours are known of ${hoursKnown.sights} sights and ${hoursKnown.eateries} places to eat; the others are planned at hours usual for their kind, and marked. Prices are hardly ever known.`,
      style.width,
    ),
    ...(top.length === 0
      ? []
      : [
          `The most significant, by our estimate:\n${indent(table(top.map(({ name, category, significance }) => [`${significance}`, name, style.dim(category)])))}`,
        ]),
    ...(left.length === 0
      ? []
      : [
          `Left out:\n${indent(
            table(
              left.map(({ reason, count: many, examples }) => [`${many}`, reason, style.dim(examples.join(', '))]),
              [0],
            ),
          )}`,
        ]),
    ...notes.map((note) => style.warn(wrap(note, style.width))),
    ...(moved === 0
      ? []
      : [`${count(moved, 'place')} of before ${moved === 1 ? 'stands' : 'stand'} under another id now; trips follow.`]),
    `Plan there with: wayfarer plan "three days in ${city.name}"`,
    style.dim('© OpenStreetMap contributors, ODbL 1.0, https://www.openstreetmap.org/copyright'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function count(many: number, what: string): string {
  return `${many} ${what}${many === 1 ? '' : 's'}`;
}
