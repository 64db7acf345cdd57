import type { Option, Trip } from '@wayfarer/contract';
import { formatSum } from '@wayfarer/trip/money';
import widthOf from 'string-width';

import { indent, table, wrap } from './lay-out.ts';
import type { Style } from './style.ts';
import { showMinutes } from './words.ts';

/** The options on the same rows, side by side where there is room. */
export function showOptions({ options, selected }: Pick<Trip, 'options' | 'selected'>, style: Style): string {
  const titles = options.map(({ id, title }, index) => {
    const chosen = id === selected ? ' ✓' : '';
    return `${style.accent(`${index + 1}.`)} ${style.bold(title)}${chosen}`;
  });
  const rows = ROWS.map(({ name, show }) => [style.dim(name), ...options.map(show)]);
  const compared = table([['', ...options.map((_, index) => style.bold(String(index + 1)))], ...rows]);
  const fits = compared.split('\n').every((line) => widthOf(line) + 2 <= style.width);
  if (fits) return `${titles.join('\n')}\n\n${indent(compared)}`;
  return options
    .map((option, index) => `${wrap(titles[index] ?? '', style.width)}\n${showAlone(option, style)}`)
    .join('\n');
}

const ROWS: readonly { readonly name: string; readonly show: (option: Option) => string }[] = [
  { name: 'pace', show: ({ pace }) => pace },
  { name: 'in all', show: ({ total, unpriced }) => formatSum(total, unpriced) },
  { name: 'each', show: ({ perPerson, unpriced }) => formatSum(perPerson, unpriced) },
  { name: 'stay', show: ({ days }) => [...new Set(days.flatMap(({ stay }) => (stay ? [stay.name] : [])))].join(', ') },
  { name: 'walking a day', show: ({ walkingKmPerDay }) => `${walkingKmPerDay} km` },
  { name: 'free time a day', show: ({ freeMinutesPerDay }) => showMinutes(freeMinutesPerDay) },
  { name: 'wishes met', show: ({ mustDosMet: [met, all] }) => (all === 0 ? '–' : `${met} of ${all}`) },
  { name: 'left out', show: ({ leftOutCount }) => `${leftOutCount} places` },
];

function showAlone(option: Option, style: Style): string {
  return indent(table(ROWS.map(({ name, show }) => [style.dim(name), show(option)])), '   ');
}
