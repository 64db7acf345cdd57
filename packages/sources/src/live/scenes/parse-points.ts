import type { Point, WorkTitles } from '@wayfarer/pilgrimage/ports';
import { z } from 'zod';

import { parseJson } from '../http/parse-json.ts';
import { RequestFailedError } from '../http/request-failed-error.ts';

const text = z.string().max(2000);
const webAddress = z.url({ protocol: /^https?$/ }).max(2000);

/** A point as `…/points/detail` has it. An episode may be `OP`; whose picture it is has to be shown. */
const pointSchema = z.object({
  id: z.union([z.string().min(1).max(200), z.number()]).transform(String),
  name: text.min(1),
  cn: text.nullish(),
  image: webAddress.nullish().catch(null),
  ep: z.union([z.number().min(0), z.string().max(40)]).nullish(),
  s: z.number().min(0).nullish(),
  geo: z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]),
  origin: text.nullish(),
  originURL: webAddress.nullish().catch(null),
});

/**
 * The points of an answer. One that cannot be read is left out; an answer of which none can be is an error.
 *
 * @param date - On which it was asked for.
 * @throws {RequestFailedError}
 */
export function parsePoints(answer: string, work: WorkTitles, date: string): readonly Omit<Point, 'hours'>[] {
  const read = parseJson(answer);
  if (!Array.isArray(read)) throw new RequestFailedError('unreadable', 'answered something else than a list of points');
  const points = read.flatMap((item: unknown) => {
    const found = pointSchema.safeParse(item);
    return found.success ? [toPoint(found.data, { ...work, date })] : [];
  });
  if (read.length > 0 && points.length === 0)
    throw new RequestFailedError('unreadable', 'answered points that lack a name or a position');
  return points;
}

function toPoint(
  { id, name, cn, image, ep, s, geo: [latitude, longitude], origin, originURL }: z.infer<typeof pointSchema>,
  work: WorkTitles & { readonly date: string },
): Omit<Point, 'hours'> {
  const by = origin ? `Anitabi, ${origin}` : 'Anitabi';
  return {
    id: `${work.id}-${id}`,
    name,
    cn_name: cn ?? null,
    en_name: null,
    coordinates: { latitude, longitude },
    bangumi_id: String(work.id),
    bangumi_title: work.title,
    bangumi_title_en: work.title_en,
    bangumi_title_cn: work.title_cn,
    episode:
      ep === undefined || ep === null || ep === ''
        ? null
        : typeof ep === 'string' && /^\d+$/.test(ep)
          ? Number(ep)
          : ep,
    time_seconds: s ?? null,
    screenshot_url: image ?? null,
    address: null,
    opening_hours: null,
    admission_fee: null,
    category: 'street',
    importance: 3,
    access: 'open',
    respect: null,
    area: null,
    fee: null,
    colour: null,
    source: {
      name: 'Anitabi',
      date: work.date,
      verify: true,
      license: 'CC BY-NC-SA 4.0',
      attribution: by,
      url: originURL ?? 'https://anitabi.cn',
    },
  };
}
