import type { CheckReport } from '@wayfarer/contract';
import type { Texts } from '@wayfarer/language';
import { RESERVATIONS } from '@wayfarer/trip/vocabulary';

import type { CheckedEntry } from './checked-day.ts';

/** What stands in the text more than once: one place under whatever names, or one name of a place that nobody knows. */
export function listDuplicates(all: readonly CheckedEntry[], check: Texts['check']): CheckReport['duplicates'] {
  const going = all.filter(({ entry }) => entry.kind === 'visit' || entry.kind === 'vague');
  const groups = [...Map.groupBy(going, keyOf).values()].filter((group) => new Set(group.map(lineOf)).size > 1);
  const found = groups.map((group) => {
    const name = group[0]?.place?.name ?? group[0]?.entry.name ?? '';
    const lines = [...new Set(group.map(lineOf))];
    return { name, lines, text: check.twice(name, lines.length, lines.join(', ')) };
  });
  const told = new Set(found.flatMap(({ lines }) => lines));
  // What the text itself calls a repetition is one, though its names differ.
  const said = all.filter(({ entry }) => entry.marks.includes('again') && !told.has(entry.line));
  const saidOnce = [...new Map(said.map((one) => [lineOf(one), one])).values()];
  return [
    ...found,
    ...saidOnce.map(({ entry, place }) => {
      const name = place?.name ?? entry.name;
      return { name, lines: [entry.line], text: check.saidAgain(name) };
    }),
  ];
}

function keyOf({ entry, place }: CheckedEntry): string {
  return place?.id ?? foldName(entry.name);
}

function foldName(name: string): string {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^the /, '')
    .trim();
}

function lineOf({ entry }: CheckedEntry): number {
  return entry.line;
}

const [NEEDED, ADVISED] = RESERVATIONS;

/** What has to be booked: by what is known of the house, or as the text says. */
export function listBookings(all: readonly CheckedEntry[], check: Texts['check']): CheckReport['bookings'] {
  return all.flatMap(({ entry, place }) => {
    const known = place?.kind === 'eatery' ? place.reservation : undefined;
    const because =
      known === NEEDED || known === ADVISED ? known : entry.marks.includes('book') ? ('said' as const) : undefined;
    const name = place?.name ?? entry.name;
    return because ? [{ line: entry.line, name, because, text: check.book[because](name) }] : [];
  });
}
