import type { Day, Visit } from '@wayfarer/contract';

import type { ExportedPlan } from '../exported-plan.ts';
import { timeVisits, toInstant } from '../times.ts';
import { describeVisit, sayAttribution, sayAttributions, sayCities, sayDate, sayDates, saySource } from '../words.ts';
import { element, escapeXml, escapeXmlLine, textElement, toXmlDocument } from '../xml.ts';

/**
 * A plan as GPX 1.1: a waypoint for each place, once, with when one comes to it, and a route for each day through all of them
 * in order. No tracks: nobody knows where the ways run.
 */
export function toGpx(plan: ExportedPlan): string {
  return toXmlDocument(
    element(
      'gpx',
      [...toMetadata(plan), ...listWaypoints(plan.days), ...plan.days.flatMap(toRoute)],
      [
        'version="1.1"',
        'creator="Wayfarer"',
        'xmlns="http://www.topografix.com/GPX/1/1"',
        'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
        'xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd"',
      ].join(' '),
    ),
  );
}

/** In the order of the schema. */
function toMetadata({ title, days, attributions, updatedAt }: ExportedPlan): string[] {
  const about = [`${sayDates(days)}, ${sayCities(days)}.`, sayAttributions(attributions)];
  const links = attributions.flatMap(({ url, ...rest }) =>
    url === null
      ? []
      : element('link', textElement('text', sayAttribution({ ...rest, url: null })), `href="${escapeXml(url)}"`),
  );
  const points = days.flatMap(({ visits }) => visits);
  return element('metadata', [
    `<name>${escapeXmlLine(title)}</name>`,
    ...textElement('desc', about.filter((line) => line !== undefined).join('\n')),
    ...links,
    `<time>${escapeXml(updatedAt)}</time>`,
    ...(points.length === 0 ? [] : [`<bounds ${boundsOf(points)}/>`]),
  ]);
}

function boundsOf(points: readonly Pick<Visit, 'lat' | 'lon'>[]): string {
  const [lats, lons] = [points.map(({ lat }) => lat), points.map(({ lon }) => lon)];
  return `minlat="${Math.min(...lats)}" minlon="${Math.min(...lons)}" maxlat="${Math.max(...lats)}" maxlon="${Math.max(...lons)}"`;
}

/** Where one sleeps stands at both ends of every day: one waypoint is enough. */
function listWaypoints(days: readonly Day[]): string[] {
  const seen = new Set<string>();
  return days.flatMap((day) =>
    timeVisits(day).flatMap(({ visit, arrive }) => {
      if (visit.kind === 'stay' && seen.has(visit.placeId)) return [];
      seen.add(visit.placeId);
      return element('wpt', toPointLines(visit, toInstant(day.date, arrive, day.zone)), positionOf(visit));
    }),
  );
}

function toRoute(day: Day, index: number): string[] {
  const points = timeVisits(day).flatMap(({ visit, arrive }) =>
    element('rtept', toPointLines(visit, toInstant(day.date, arrive, day.zone)).slice(0, 2), positionOf(visit)),
  );
  const name = `Day ${index + 1}: ${sayDate(day.date)}, ${day.city.name}`;
  const about = 'The order of the stops; lines between them are straight.';
  return element('rte', [
    `<name>${escapeXmlLine(name)}</name>`,
    `<desc>${about}</desc>`,
    `<number>${index + 1}</number>`,
    ...points,
  ]);
}

/** In the order of the schema; the first two are enough to know a point of a route by. */
function toPointLines(visit: Visit, instant: number): string[] {
  const { name, source, category } = visit;
  const link = source.url === undefined ? [] : [`<link href="${escapeXml(source.url)}"/>`];
  return [
    `<time>${new Date(instant).toISOString().replace('.000', '')}</time>`,
    `<name>${escapeXmlLine(name)}</name>`,
    ...textElement('desc', describeVisit(visit)),
    ...textElement('src', saySource(source)),
    ...link,
    ...textElement('type', category),
  ];
}

function positionOf({ lat, lon }: Visit): string {
  return `lat="${lat}" lon="${lon}"`;
}
