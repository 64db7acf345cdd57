import type { Day, Leg, Visit } from '@wayfarer/contract';

import type { ExportedPlan } from '../exported-plan.ts';
import { toOneLine } from '../plain-text.ts';
import { timeLegs, timeVisits, toInstant } from '../times.ts';

type Position = readonly [lon: number, lat: number];

/** A feature of RFC 7946; what it is stands in `properties.kind`. */
interface Feature {
  readonly type: 'Feature';
  readonly id: string;
  readonly geometry:
    | { readonly type: 'Point'; readonly coordinates: Position }
    | { readonly type: 'LineString'; readonly coordinates: readonly Position[] };
  readonly properties: Readonly<Record<string, unknown>>;
}

/**
 * A plan as a GeoJSON FeatureCollection (RFC 7946): a point for each visit, a straight line for each way between two. Whose
 * data it holds stands in `attribution` of the collection and in the properties of each point.
 */
export function toGeoJson(plan: ExportedPlan): string {
  const { title, days, attributions } = plan;
  const features = days.flatMap((day, index) => [...listStops(day, index), ...listWays(day, index)]);
  const collection = {
    type: 'FeatureCollection',
    name: toOneLine(title),
    attribution: attributions.map(({ text, license, url }) => ({ text, license, url })),
    features,
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

function listStops(day: Day, index: number): Feature[] {
  return timeVisits(day).map(({ visit, arrive, depart }, order) => ({
    type: 'Feature',
    id: visit.id,
    geometry: { type: 'Point', coordinates: positionOf(visit) },
    properties: {
      kind: visit.kind,
      day: index + 1,
      order: order + 1,
      date: day.date,
      zone: day.zone,
      city: day.city.name,
      name: visit.name,
      category: visit.category,
      arrive: visit.arrive,
      depart: visit.depart,
      arriveAt: momentOf(day, arrive),
      departAt: momentOf(day, depart),
      hours: visit.hours,
      ...(visit.hoursText !== undefined && { hoursText: visit.hoursText }),
      fee: visit.fee,
      indoor: visit.indoor,
      locked: visit.locked,
      why: visit.why,
      source: visit.source,
      ...(visit.factSources && { factSources: visit.factSources }),
    },
  }));
}

function listWays(day: Day, index: number): Feature[] {
  return timeLegs(day).map(({ leg, from, to, start, end }) => ({
    type: 'Feature',
    id: wayId(leg),
    geometry: { type: 'LineString', coordinates: [positionOf(from), positionOf(to)] },
    properties: {
      kind: 'way',
      day: index + 1,
      date: day.date,
      mode: leg.mode,
      minutes: leg.minutes,
      km: leg.km,
      estimate: leg.estimate,
      from: from.name,
      to: to.name,
      departAt: momentOf(day, start),
      arriveAt: momentOf(day, end),
    },
  }));
}

function wayId({ from, to }: Leg): string {
  return `${from}--${to}`;
}

function momentOf({ date, zone }: Day, minutes: number): string {
  return new Date(toInstant(date, minutes, zone)).toISOString();
}

function positionOf({ lat, lon }: Visit): Position {
  return [lon, lat];
}
