import type { Day, Visit } from '@wayfarer/contract';

import { sayDate } from '../words.ts';
import { escapeXmlLine } from '../xml.ts';
import { coloursOf } from './list-works.ts';
import { numberStops } from './number-stops.ts';
import { MAP_HEIGHT, MAP_WIDTH, projectAround, type Projection, scaleOf } from './projection.ts';
import { type DrawnMap, drawSketch } from './sketch-paths.ts';

/** A map of a day as SVG: its stops with their numbers, straight ways between them, on the sketch of its city if there is one. */
export function drawDayMap(day: Day, sketch: DrawnMap | null): string {
  const shown = listShown(day);
  if (shown.length === 0) return '';
  const projection = projectAround(shown);
  const label = `Map of ${sayDate(day.date)}, ${day.city.name}: the stops in order, each with its number in the list.`;
  return [
    `<svg class="map" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" role="img" aria-label="${escapeXmlLine(label)}">`,
    `<rect class="map-ground" width="${MAP_WIDTH}" height="${MAP_HEIGHT}"/>`,
    ...(sketch ? drawSketch(sketch, projection) : []),
    ...drawWays(day, new Set(shown), projection),
    ...drawPins(day, shown, projection),
    drawScale(projection),
    '</svg>',
  ].join('\n');
}

/** An airport or a station far out would make all else too small to see. */
function listShown({ visits }: Day): readonly Visit[] {
  const near = visits.filter(({ kind }) => kind !== 'transport');
  if (near.length === 0) return visits;
  const [west, south, east, north] = projectAround(near).box;
  return visits.filter(
    ({ kind, lat, lon }) => kind !== 'transport' || (lon >= west && lon <= east && lat >= south && lat <= north),
  );
}

function drawWays({ visits, legs }: Day, shown: ReadonlySet<Visit>, { toPixels }: Projection): string[] {
  const byId = new Map(visits.map((visit) => [visit.id, visit]));
  return legs.flatMap(({ from, to, mode }) => {
    const [start, end] = [byId.get(from), byId.get(to)];
    if (!start || !end || !shown.has(start) || !shown.has(end)) return [];
    const points = [start, end].map((visit) => toPixels(visit).map((value) => value.toFixed(1)));
    const [[x1, y1] = [], [x2, y2] = []] = points;
    return [`<line class="map-${mode === 'walk' ? 'walk' : 'ride'}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`];
  });
}

/** Beds and stations first, once each: a stop at the same spot stands on them. */
function drawPins(day: Day, shown: readonly Visit[], { toPixels }: Projection): string[] {
  const numbers = numberStops(day);
  const others = new Map(shown.flatMap((visit) => (numbers.has(visit.id) ? [] : [[visit.placeId, visit]])));
  const at = (visit: Visit): readonly [string, string] => {
    const [x, y] = toPixels(visit);
    return [x.toFixed(1), y.toFixed(1)];
  };
  const marks = [...others.values()].map((visit) => {
    const [x, y] = at(visit);
    const letter = visit.kind === 'transport' ? 'T' : 'S';
    return `<g class="map-mark" transform="translate(${x} ${y})"><rect x="-8" y="-8" width="16" height="16" rx="3"/><text y="4">${letter}</text></g>`;
  });
  const stops = shown.flatMap((visit) => {
    const number = numbers.get(visit.id);
    if (number === undefined) return [];
    const [x, y] = at(visit);
    const colours = coloursOf(visit);
    return [
      `<g class="map-stop" transform="translate(${x} ${y})"><circle r="10"${fill(colours?.fill)}/><text y="4"${fill(colours?.text)}>${number}</text></g>`,
    ];
  });
  return [...marks, ...stops];
}

function fill(colour: string | undefined): string {
  return colour === undefined ? '' : ` style="fill: ${colour}"`;
}

function drawScale(projection: Projection): string {
  const { km, pixels } = scaleOf(projection);
  const [left, bottom] = [12, MAP_HEIGHT - 12];
  const text = km < 1 ? `${Math.round(km * 1000)} m` : `${km} km`;
  return `<g class="map-scale"><path d="M${left} ${bottom - 5}v5h${pixels.toFixed(1)}v-5"/><text x="${left + 4}" y="${bottom - 6}">${text}</text></g>`;
}
