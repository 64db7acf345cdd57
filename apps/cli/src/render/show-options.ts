import type { Option, Trip } from '@wayfarer/contract';
import { formatSum } from '@wayfarer/trip/money';
import widthOf from 'string-width';

import { indent, table, wrap } from './lay-out.ts';
import { showPersons } from './show-persons.ts';
import type { Style } from './style.ts';
import { showMinutes } from './words.ts';

/** The options on the same rows, side by side where there is room. */
export function showOptions(
  { options, selected, comparisonNote = '' }: Pick<Trip, 'options' | 'selected' | 'comparisonNote'>,
  style: Style,
): string {
  const titles = options.map(({ id, title, difference }, index) => {
    const chosen = id === selected ? ' ✓' : '';
    const against = difference === undefined ? '' : `\n${indent(wrap(style.dim(difference), style.width - 3), '   ')}`;
    return `${style.accent(`${index + 1}.`)} ${style.bold(title)}${chosen}${against}`;
  });
  const rows = ROWS.map(({ name, show }) => [style.dim(name), ...options.map(show)]);
  const compared = table([['', ...options.map((_, index) => style.bold(String(index + 1)))], ...rows]);
  const fits = compared.split('\n').every((line) => widthOf(line) + 2 <= style.width);
  const missed = [
    ...showEach(options, style),
    ...(comparisonNote === '' ? [] : [wrap(comparisonNote, style.width)]),
    ...showMissed(options, style),
    ...showOthers(options[0], style),
  ];
  if (fits) return [titles.join('\n'), indent(compared), ...missed].join('\n\n');
  const alone = options
    .map((option, index) => `${wrap(titles[index] ?? '', style.width)}\n${showAlone(option, style)}`)
    .join('\n');
  return [alone, ...missed].join('\n\n');
}

/** What each option costs and gives each of those who travel. */
function showEach(options: Trip['options'], style: Style): string[] {
  const parts = options.map((option, index) => ({ index, text: showPersons(option, style) }));
  return parts.every(({ text }) => text === '')
    ? []
    : [parts.map(({ index, text }) => `${style.accent(`${index + 1}.`)} Each of you\n${text}`).join('\n')];
}

/** What was asked for and is not so, once where it is true of all options. */
function showMissed(options: Trip['options'], style: Style): string[] {
  const all = [...new Set(options.flatMap(({ notices = [] }) => notices))];
  const lines = all.map((text) => {
    const numbers = options.flatMap(({ notices = [] }, index) => (notices.includes(text) ? [index + 1] : []));
    return wrap(`! ${numbers.length === options.length ? '' : `${numbers.join(', ')}: `}${text}`, style.width);
  });
  return lines.length > 0 ? [style.warn(lines.join('\n'))] : [];
}

/** Warnings that no option above them says. */
export function listFurther(warnings: readonly string[], options: Trip['options']): readonly string[] {
  const said = new Set(options.flatMap(({ notices = [] }) => notices));
  return warnings.filter((warning) => !said.has(warning.replace(/^Option \d+: /, '')));
}

/** What could be taken instead in the first option, and how to say so; the others have much the same. */
function showOthers(option: Option | undefined, style: Style): string[] {
  const { transport = [], stays = [] } = option?.alternativeOptions ?? {};
  const lines = [...transport, ...stays].flatMap(({ say, why }) => (say === null ? [] : [`- "${say}": ${why}`]));
  return lines.length > 0 ? [style.dim(wrap(['You could also say:', ...lines].join('\n'), style.width))] : [];
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
