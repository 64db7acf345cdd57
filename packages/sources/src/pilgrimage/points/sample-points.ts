import type { Access, Point, PointsPort, Respect } from '@wayfarer/pilgrimage/ports';
import type { Category } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
import { money } from '@wayfarer/trip/money';
import type { DatedHours, Provenance, Significance } from '@wayfarer/trip/vocabulary';

import { resolveHours } from '../../hours/resolve-hours.ts';
import { once } from '../../once.ts';
import { readTable } from '../read-table.ts';
import { readOwnWorks } from '../titles/works-index.ts';

/** Positions were set by hand, to about a hundred metres: what a traveller should check on the spot. */
const SAMPLE_SOURCE: Provenance = { name: 'sample scenes', date: '2026-11-23', verify: true };

/** What has no door is never shut. */
const OUTDOORS: ReadonlySet<string> = new Set([
  'street',
  'view',
  'landmark',
  'park',
  'beach',
  'nature',
  'shrine',
  'neighbourhood',
  'historic',
  'cemetery',
]);

/** A point before its hours are asked for. */
export type SceneRow = Omit<Point, 'hours' | 'bangumi_title' | 'bangumi_title_en' | 'bangumi_title_cn' | 'colour'>;

/** Hours of a point on each of the dates; of what has no door, all day. */
export function hoursOfPoint(
  {
    opening_hours: text,
    category,
    access,
    coordinates: { latitude: lat, longitude: lon },
  }: Pick<Point, 'opening_hours' | 'category' | 'access' | 'coordinates'>,
  dates: readonly IsoDate[],
): DatedHours {
  const isOpen = text === null && access !== 'paid' && OUTDOORS.has(category);
  const seenFromOutside = text === null && access === 'outside';
  const written = isOpen || seenFromOutside ? '24/7' : (text ?? 'unknown');
  return resolveHours(written, { at: { lat, lon }, zone: 'Asia/Tokyo', country: 'JP' }, dates);
}

/** The scenes that were written for this project. */
export function openSamplePoints(): PointsPort {
  const rows = once(readSamplePoints);
  const colours = once(() => new Map(readOwnWorks().map(({ id, colour }) => [id, colour])));
  return {
    findPoints: ({ work, dates }) =>
      Promise.resolve(
        rows()
          .filter(({ bangumi_id: id }) => id === String(work.id))
          .map((row) => ({
            ...row,
            bangumi_title: work.title,
            bangumi_title_en: work.title_en,
            bangumi_title_cn: work.title_cn,
            colour: colours().get(work.id) ?? null,
            hours: hoursOfPoint(row, dates),
          })),
      ),
  };
}

export function readSamplePoints(): readonly SceneRow[] {
  return readTable('points.tsv').map((cells) => {
    const [
      work = '',
      id = '',
      category = '',
      lat,
      lon,
      episode = '',
      importance,
      access = '',
      respect = '',
      area = '',
    ] = cells;
    const [hours = '', fee = '', name = '', english = '', chinese = ''] = cells.slice(10);
    return {
      id,
      name,
      cn_name: chinese || null,
      en_name: english || null,
      coordinates: { latitude: Number(lat), longitude: Number(lon) },
      bangumi_id: work,
      episode: readEpisode(episode),
      time_seconds: null,
      screenshot_url: null,
      address: null,
      opening_hours: hours || null,
      admission_fee: fee === '' ? null : fee === '0' ? 'free' : `¥${fee}`,
      category: category as Category,
      importance: Number(importance) as Significance,
      access: access as Access,
      respect: (respect || null) as Respect | null,
      area: area || null,
      fee: fee === '' ? null : money(Number(fee), 'JPY'),
      source: SAMPLE_SOURCE,
    };
  });
}

/** A number, or a text such as `OP`; `null` where nobody has written it down. */
function readEpisode(text: string): Point['episode'] {
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : text;
}
