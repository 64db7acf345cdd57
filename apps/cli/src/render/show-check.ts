import type { CheckDay, CheckReport, CheckVisit } from '@wayfarer/contract';
import { spellDay } from '@wayfarer/trip/clock';

import { wrap } from './lay-out.ts';
import type { Style } from './style.ts';

const SIGNS: Readonly<Record<CheckVisit['verdict'], string>> = { fits: '✓', 'does-not-fit': '✗', unknown: '?' };

/** A report in words: the two sentences, the days with what speaks against each stop, then what is to be asked and booked. */
export function showCheck(report: CheckReport, style: Style): string {
  const [first, second] = report.summary;
  const sections = [
    `${style.bold(wrap(first, style.width))}\n${wrap(second, style.width)}`,
    ...report.days.map((day) => showDay(day, style)),
    ...listOf('Without a day', report.undated.map((visit) => showVisit(visit, style)).join('\n'), style),
    ...listOf('Not found', bullets(report.notFound, style), style),
    ...listOf('Which one?', bullets(report.vague, style), style),
    ...listOf('Not changed', bullets(report.unapplied, style), style),
    ...listOf('Twice', bullets(report.duplicates, style), style),
    ...listOf('To book', bullets(report.bookings, style), style),
    ...(report.money ? listOf('Money', wrap(report.money.text, style.width), style) : []),
    ...listOf('Assumed', bullets(report.assumptions, style), style),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** With its title; nothing where it is empty. */
export function listOf(title: string, body: string, style: Style): readonly string[] {
  return body === '' ? [] : [`${style.bold(title)}\n${body}`];
}

/** Texts as a list, each once. */
export function bullets(all: readonly { readonly text: string }[], style: Style): string {
  return [...new Set(all.map(({ text }) => text))].map((text) => `- ${hanging(text, style, 2)}`).join('\n');
}

/** Wrapped, with what follows the first line moved in. */
function hanging(text: string, style: Style, by: number): string {
  return wrap(text, style.width - by).replaceAll('\n', `\n${' '.repeat(by)}`);
}

/** A day with its stops, each with its verdict. */
export function showDay({ nth, date, city, title, visits, notes }: CheckDay, style: Style): string {
  const head = [`Day ${nth}`, spellDay(date), city?.name ?? '', title].filter((part) => part !== '').join(' · ');
  const body = [
    ...visits.map((visit) => showVisit(visit, style)),
    ...notes.map((note) => `  ! ${hanging(note, style, 4)}`),
  ];
  return [style.bold(head), ...body].join('\n');
}

/** `✗ 10:00–11:30  Louvre`, then why, and what would help. */
function showVisit(
  { verdict, arrive, depart, assumed, name, place, reasons, check, fix }: CheckVisit,
  style: Style,
): string {
  const sign = SIGNS[verdict];
  const colored = verdict === 'fits' ? style.accent(sign) : style.warn(sign);
  const times = arrive === null ? '' : `${arrive}${depart === null ? '' : `–${depart}`}${assumed ? '~' : ' '}`;
  const called = place && place.name !== name ? `${name} ${style.dim(`(${place.name})`)}` : name;
  const lines = [
    ...reasons.map(({ text }) => text),
    ...check.map((text) => style.dim(text)),
    ...(fix ? [`→ ${fix.text}`] : []),
  ];
  return [`  ${colored} ${times.padEnd(13)}${called}`, ...lines.map((line) => `      ${hanging(line, style, 6)}`)].join(
    '\n',
  );
}
