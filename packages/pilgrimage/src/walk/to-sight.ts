import {
  type CityId,
  describeEpisode,
  type Pace,
  type PlaceId,
  type Scene,
  type Sight,
  type Terminal,
} from '@wayfarer/trip';
import type { Money } from '@wayfarer/trip/money';
import type { Provenance } from '@wayfarer/trip/vocabulary';

import { type Cluster } from '../points/cluster.ts';
import { toCoordinates } from '../points/coordinates.ts';
import { dwellMinutes } from '../points/dwell.ts';
import type { Point, Respect, Station } from '../ports/index.ts';

/** A stop as a place of a trip. */
export function toSight(cluster: Cluster, { city, pace }: { readonly city: CityId; readonly pace: Pace }): Sight {
  const [point, ...others] = cluster;
  const minutes = dwellMinutes(cluster, pace);
  return {
    id: placeIdOf(point),
    name: point.en_name ?? point.name,
    localName: point.name,
    ...(point.cn_name !== null && { aliases: [point.cn_name] }),
    city,
    at: toCoordinates(point),
    categories: [point.category],
    hours: point.hours,
    hoursText: point.opening_hours ?? (point.hours === 'unknown' ? 'unknown' : '24/7'),
    // Scenes are looked at from the street, but for what one pays for and goes into.
    indoor: point.category === 'museum' || point.category === 'library' || point.category === 'aquarium',
    stepFree: 'unknown',
    significance: point.importance,
    summary: describeScenes(cluster),
    source: point.source,
    kind: 'sight',
    fee: feeOf(cluster),
    usualMinutes: minutes,
    minimumMinutes: minutes,
    scenes: [toScene(point), ...others.map(toScene)],
  };
}

/** The station at which a walk begins and ends, as a place of a trip. */
export function toTerminal(
  station: Station,
  { city, source }: { readonly city: CityId; readonly source: Provenance },
): Terminal {
  return {
    id: `place_station-${slugOf(station.romaji)}` as PlaceId,
    name: `${station.romaji} Station`,
    localName: `${station.name}駅`,
    city,
    at: toCoordinates(station),
    categories: ['station'],
    hours: 'unknown',
    hoursText: 'unknown',
    indoor: null,
    stepFree: 'unknown',
    significance: 1,
    summary: null,
    source,
    kind: 'terminal',
  };
}

export function placeIdOf({ id }: Pick<Point, 'id'>): PlaceId {
  return `place_scene-${slugOf(id)}` as PlaceId;
}

function toScene(point: Point): Scene {
  return {
    work: {
      id: Number(point.bangumi_id),
      title: point.bangumi_title,
      titleEn: point.bangumi_title_en,
      titleCn: point.bangumi_title_cn,
      colour: point.colour,
    },
    name: point.name,
    nameEn: point.en_name,
    nameCn: point.cn_name,
    episode: point.episode,
    seconds: point.time_seconds,
    manners: mannersOf(point),
  };
}

/** What is to be seen there, one sentence. */
function describeScenes(cluster: Cluster): string {
  const works = Map.groupBy(cluster, (point) => point.bangumi_title_en ?? point.bangumi_title);
  return [...works]
    .map(([work, points]) => `${withoutFullStop(work)}: ${points.map((point) => describeScene(point)).join('; ')}.`)
    .join(' ');
}

/** "Your Name." ends as a sentence does. */
function withoutFullStop(title: string): string {
  return title.replace(/[.。]$/u, '');
}

/** `Stairs of Suga Shrine (須賀神社の男坂), film`. */
function describeScene({ name, en_name, episode, time_seconds }: Point): string {
  const called = en_name === null ? name : `${en_name} (${name})`;
  const when = describeEpisode({ episode, seconds: time_seconds });
  return when === null ? called : `${called}, ${when}`;
}

const MANNERS: Readonly<Record<Respect, string>> = {
  school: 'A school: look from the street, take no pictures of pupils, and stay out.',
  homes: 'People live here: be quiet, and take no pictures of houses or residents.',
  worship: 'A place of worship: be quiet, and do not stand in the way of who prays.',
  cemetery: 'A cemetery: be quiet, and photograph no graves.',
  library: 'A library: ask before you take pictures.',
  private: 'A private house or shop: go in only as a guest, and ask before you take pictures.',
};

/** How to behave there, a sentence; `null` where it is a place like any other. */
export function mannersOf({ respect }: Pick<Point, 'respect'>): string | null {
  return respect && MANNERS[respect];
}

/** What is paid once for a stop, however many scenes it has: the dearest; unknown where one is. */
function feeOf(cluster: Cluster): Money | null {
  const paid = cluster.map(({ fee }) => fee);
  if (paid.some((fee) => fee === null)) return null;
  return paid.reduce((most, fee) => (fee && most && fee.amount > most.amount ? fee : most));
}

function slugOf(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug;
}
