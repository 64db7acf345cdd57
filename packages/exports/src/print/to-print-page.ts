import type { Day, Trip, Visit } from '@wayfarer/contract';
import { formatMoney } from '@wayfarer/trip/money';

import { sayCosts } from '../costs.ts';
import type { ExportedPlan } from '../exported-plan.ts';
import { findWebAddress } from '../web-address.ts';
import { listSources, sayAbout, sayAttribution, sayDate, sayFacts, sayLeg, sayPerson, sayTimes } from '../words.ts';
import { escapeXml, escapeXmlLine } from '../xml.ts';
import { drawDayMap } from './draw-day-map.ts';
import { coloursOf, listWorks } from './list-works.ts';
import { numberStops } from './number-stops.ts';
import type { DrawnMap } from './sketch-paths.ts';
import { PRINT_STYLE } from './style.ts';
import { toSceneLines, toWalkCover, toWorkSections } from './walk-pages.ts';

/** Sizes of paper. */
export const PAPERS = ['A4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/**
 * A plan as a page for paper: one document of HTML that asks nobody for anything. A browser prints it, or saves it as PDF with
 * the fonts that it shows it in.
 *
 * @param findSketch - The drawn map of a city, by its id; `null` where there is none.
 * @param options.paper - Where nobody is there who could choose it; otherwise whoever prints does.
 */
export function toPrintPage(
  plan: ExportedPlan,
  findSketch: (city: string) => DrawnMap | null,
  { paper }: { readonly paper?: Paper } = {},
): string {
  const { title, days, warnings, leftOut, attributions } = plan;
  const works = listWorks(days);
  // The map of a single walk stands in front.
  const frontMaps =
    works.length > 0 && days.length === 1 ? days.map((day) => toFigure(day, findSketch(day.city.id))) : [];
  const body = [
    '<p class="hint muted">To print this page or to save it as PDF, use the print command of your browser (Ctrl+P, or ⌘P).</p>',
    works.length > 0
      ? toWalkCover(plan, { works, below: [...frontMaps, toKnowSection(warnings)] })
      : `<header><h1>${escapeXmlLine(title)}</h1><p class="muted">${escapeXml(sayAbout(plan))}</p></header>`,
    '<main>',
    ...days.map((day, index) =>
      toDaySection(day, index, { sketch: findSketch(day.city.id), hasMap: frontMaps.length === 0 }),
    ),
    toWorkSections(works, days.length),
    toCostSection(plan),
    toPersonSection(plan),
    ...(works.length > 0 ? [] : [toKnowSection(warnings)]),
    toListSection(
      'Left out',
      leftOut.map(({ name, text }) => `<strong>${escapeXmlLine(name)}:</strong> ${escapeXml(text)}`),
    ),
    toListSection('Whose data this is', attributions.map(toAttributionItem)),
    '</main>',
  ].join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXmlLine(title)}</title>
<style>${PRINT_STYLE}${paper === undefined ? '' : `@page { size: ${paper}; }`}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

function toKnowSection(warnings: readonly string[]): string {
  return toListSection('Good to know', warnings.map(escapeXml));
}

function toDaySection(
  day: Day,
  index: number,
  { sketch, hasMap }: { readonly sketch: DrawnMap | null; readonly hasMap: boolean },
): string {
  const { date, title, city, zone, weather, stay, visits, legs, rain = [] } = day;
  const about = [weather?.text, stay === null ? undefined : `Night at ${stay.name}`, `Times of ${zone}`];
  const numbers = numberStops(day);
  const rows = visits.flatMap((visit) => [
    ...legs
      .filter(({ to }) => to === visit.id)
      .map((leg) => `<li class="leg"><span>↓ ${escapeXml(sayLeg(leg))}</span></li>`),
    toStop(visit, numbers.get(visit.id)),
  ]);
  return [
    `<section aria-label="${escapeXmlLine(sayDate(date))}">`,
    `<h2>Day ${index + 1} · ${escapeXmlLine(`${sayDate(date)} · ${city.name}`)}</h2>`,
    ...(title === undefined ? [] : [`<p><strong>${escapeXmlLine(title)}</strong></p>`]),
    `<p class="about muted">${escapeXml(about.filter((part) => part !== undefined).join(' · '))}</p>`,
    ...(visits.length === 0 ? ['<p>Nothing is planned on this day.</p>'] : []),
    ...(visits.length > 0 && hasMap ? [toFigure(day, sketch)] : []),
    `<ol>${rows.join('\n')}</ol>`,
    ...toRainList(rain),
    '</section>',
  ].join('\n');
}

/** More stops for which there is nothing indoors are counted, not listed. */
const MOST_WITHOUT = 2;

function toRainList(rain: NonNullable<Day['rain']>): readonly string[] {
  if (rain.length === 0) return [];
  const without = rain.filter(({ name }) => name === null);
  const isMany = without.length > MOST_WITHOUT;
  const texts = [
    ...rain.filter(({ name }) => !isMany || name !== null).map(({ text }) => text),
    ...(isMany ? [`${without.length} stops stay as they are: nothing indoors that is known to be open is near.`] : []),
  ];
  return [`<p>If it rains:</p><ul>${texts.map((text) => `<li>${escapeXml(text)}</li>`).join('')}</ul>`];
}

function toFigure(day: Day, sketch: DrawnMap | null): string {
  const credit =
    sketch?.attribution === undefined
      ? `${sketch ? 'Schematic map' : 'No streets are known here: places only'}.`
      : `Map: ${sketch.attribution}${sketch.date === undefined ? '' : `, ${sketch.date}`}.`;
  const caption = `${credit} Ways are drawn straight; dashed ones are walked. S: where you stay, T: a station or airport.`;
  return `<figure>${drawDayMap(day, sketch)}<figcaption>${escapeXml(caption)}</figcaption></figure>`;
}

function toStop(visit: Visit, number: number | undefined): string {
  const link = findWebAddress(visit.source.url);
  const name = `<span class="name">${escapeXmlLine(visit.name)}</span>`;
  const titled = link === undefined ? name : `<a href="${escapeXml(link)}" rel="noreferrer">${name}</a>`;
  return [
    '<li class="stop">',
    `<span class="time">${escapeXml(sayTimes(visit))}</span>`,
    number === undefined ? '<span></span>' : `<span class="number"${styleOf(visit)}>${number}</span>`,
    `<div>${titled} <span class="facts">${escapeXml(sayFacts(visit))}</span>`,
    visit.scenes ? toSceneLines(visit.scenes) : `<p>${escapeXml(visit.why)}</p>`,
    `<p class="source">${escapeXml(listSources(visit).join(' '))}</p></div>`,
    '</li>',
  ].join('');
}

/** In the colours of its film or series, as on the map. */
function styleOf(visit: Visit): string {
  const colours = coloursOf(visit);
  return colours ? ` style="background: ${colours.fill}; color: ${colours.text}"` : '';
}

function toCostSection(plan: ExportedPlan): string {
  const costs = sayCosts(plan);
  if (!costs) return '';
  const rows = costs.rows.map(
    ({ category, amount, sure }) =>
      `<tr><th scope="row">${category}</th><td class="amount">${escapeXml(amount)}</td><td>${sure}</td></tr>`,
  );
  return [
    '<section><h2>Costs</h2><table><caption>For all travellers together</caption>',
    '<thead hidden><tr><th scope="col">For</th><th scope="col">Amount</th><th scope="col">How sure</th></tr></thead>',
    `<tbody>${rows.join('')}</tbody>`,
    `<tfoot><tr><th scope="row">in all</th><td class="amount">${escapeXml(costs.sum)}</td><td></td></tr></tfoot>`,
    '</table></section>',
  ].join('');
}

/** What each pays and gets, and every line with its shares and why it is shared so. */
function toPersonSection({ persons = [], split = [] }: ExportedPlan): string {
  const payers = persons.filter(({ cost }) => cost);
  if (payers.length === 0 || split.length === 0) return '';
  const amounts = (all: readonly string[]): string =>
    all.map((amount) => `<td class="amount">${escapeXml(amount)}</td>`).join('');
  const rows = split.map(({ text, date, shares, why }) => {
    const what = [text, ...(date === undefined ? [] : [sayDate(date)])].join(', ');
    return `<tr><th scope="row">${escapeXmlLine(what)}<br><span class="muted">${escapeXml(why)}</span></th>${amounts(shares.map(({ amount }) => formatMoney(amount)))}</tr>`;
  });
  const sums = payers.map(({ cost }) => (cost ? formatMoney(cost.total) : ''));
  return [
    '<section><h2>Who pays what</h2>',
    `<ul>${persons.map((person) => `<li><strong>${escapeXmlLine(person.label)}:</strong> ${escapeXml(sayPerson(person))}</li>`).join('')}</ul>`,
    `<table><thead><tr><th scope="col">For</th>${payers.map(({ label }) => `<th scope="col">${escapeXmlLine(label)}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows.join('')}</tbody>`,
    `<tfoot><tr><th scope="row">in all</th>${amounts(sums)}</tr></tfoot>`,
    '</table></section>',
  ].join('');
}

function toListSection(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<section><h2>${title}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul></section>`;
}

function toAttributionItem(attribution: Trip['attributions'][number]): string {
  const link = findWebAddress(attribution.url);
  const text = escapeXml(sayAttribution(attribution));
  return link === undefined ? text : `<a href="${escapeXml(link)}" rel="noreferrer">${text}</a>`;
}
