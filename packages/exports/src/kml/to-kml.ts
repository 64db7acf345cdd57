import type { Day, Visit } from '@wayfarer/contract';

import type { ExportedPlan } from '../exported-plan.ts';
import { type TimedVisit, timeVisits, toInstant } from '../times.ts';
import { describeVisit, sayAttributions, sayCities, sayDate, sayDates, sayTimes } from '../words.ts';
import { element, escapeXml, escapeXmlLine, toXmlDocument } from '../xml.ts';

/** A plan as KML 2.2: a folder for each day, with its stops in order and the line through them. */
export function toKml(plan: ExportedPlan): string {
  const { title, days, attributions } = plan;
  const about = [`${sayDates(days)}, ${sayCities(days)}.`, sayAttributions(attributions)]
    .filter((line) => line !== undefined)
    .join('\n');
  const document = element('Document', [
    `<name>${escapeXmlLine(title)}</name>`,
    '<open>1</open>',
    toDescription(about),
    ...STYLES,
    ...days.flatMap(toFolder),
  ]);
  return toXmlDocument(element('kml', document, 'xmlns="http://www.opengis.net/kml/2.2"'));
}

const WAY_STYLE = 'way';

const STYLES: readonly string[] = element(
  'Style',
  element('LineStyle', ['<color>ffb35c1f</color>', '<width>3</width>']),
  `id="${WAY_STYLE}"`,
);

function toFolder(day: Day, index: number): string[] {
  const visits = timeVisits(day);
  return element('Folder', [
    `<name>${escapeXmlLine(`Day ${index + 1}: ${sayDate(day.date)}, ${day.city.name}`)}</name>`,
    ...visits.flatMap((timed) => toPlacemark(day, timed)),
    ...(visits.length > 1 ? toWay(day) : []),
  ]);
}

function toPlacemark({ date, zone }: Day, { visit, arrive, depart }: TimedVisit): string[] {
  const momentOf = (minutes: number): string => new Date(toInstant(date, minutes, zone)).toISOString();
  return element('Placemark', [
    `<name>${escapeXmlLine(visit.name)}</name>`,
    toDescription(`${sayTimes(visit)}\n${describeVisit(visit)}`),
    ...element('TimeSpan', [`<begin>${momentOf(arrive)}</begin>`, `<end>${momentOf(depart)}</end>`]),
    ...element('Point', [`<coordinates>${positionOf(visit)}</coordinates>`]),
  ]);
}

function toWay({ visits }: Day): string[] {
  return element('Placemark', [
    '<name>The way of the day</name>',
    '<description>The order of the stops; lines between them are straight.</description>',
    `<styleUrl>#${WAY_STYLE}</styleUrl>`,
    ...element('LineString', [
      '<tessellate>1</tessellate>',
      `<coordinates>${visits.map(positionOf).join(' ')}</coordinates>`,
    ]),
  ]);
}

/** Programs show a description as HTML: what is text has to be escaped for that first. */
function toDescription(text: string): string {
  return `<description>${escapeXml(escapeXml(text).replaceAll('\n', '<br>'))}</description>`;
}

function positionOf({ lat, lon }: Visit): string {
  return `${lon},${lat}`;
}
