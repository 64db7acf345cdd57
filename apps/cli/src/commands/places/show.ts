import type { Kept, MyPlace } from '@wayfarer/sources';

import { table, wrap } from '../../render/lay-out.ts';
import type { Style } from '../../render/style.ts';

/** What became, or would become, of each line of a file. */
export function showKept(
  { format, rows, added }: Kept,
  { style, isPreview }: { readonly style: Style; readonly isPreview: boolean },
): string {
  const cells = rows.map(({ line, name, status, city, known }) => [
    style.dim(`line ${line}`),
    status === 'unusable' ? style.warn(status) : status,
    name ?? '',
    known === null || known === name ? (city ?? '') : `${known}, ${city ?? ''}`,
  ]);
  const troubles = rows.flatMap(({ line, text }) =>
    text === null ? [] : [wrap(`Line ${line}: ${text}`, style.width)],
  );
  const usable = rows.filter(({ status }) => status !== 'unusable' && status !== 'double').length;
  const end = isPreview
    ? `Nothing is kept yet. Without --preview ${countOf(usable)} would be.`
    : `Added ${countOf(added)}. Plans that are made from now on know them.`;
  return `${[`Read as ${format}.`, table(cells), ...troubles, end].filter(Boolean).join('\n')}\n`;
}

export function showMine(places: readonly MyPlace[], style: Style): string {
  if (places.length === 0) return 'There are none. Add some with: wayfarer places add FILE\n';
  return `${table(
    places.map(({ name, city, known, note }) => [
      style.bold(name),
      city ?? style.dim('no city that can be planned'),
      known === null || known === name ? '' : `is ${known}`,
      note ?? '',
    ]),
  )}\n`;
}

function countOf(number: number): string {
  return number === 1 ? '1 place' : `${number} places`;
}
