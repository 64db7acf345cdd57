import { addDays } from '@wayfarer/trip/clock';

import { NoBangumiFoundError } from '../errors.ts';
import { areasForDays, describeAreas, toAreas } from '../points/areas.ts';
import { refusalOf } from '../points/filter.ts';
import type { Point, PointsPort, StationsPort, WorksPort, WorkTitles } from '../ports/index.ts';
import { flow, told } from './flow.ts';

/** More than that is a long list to choose from (SEED_DETAILS D2). */
const MANY_POINTS = 50;
const MOST_AREAS = 4;

export interface PointsSources {
  readonly points: PointsPort;
  readonly stations: Pick<StationsPort, 'nearest'>;
  readonly works: Pick<WorksPort, 'listWithPoints'>;
}

/** Finds the places of the work near the station, and says where the others are. */
export function pointsSearchStep({ points: port, stations, works }: PointsSources) {
  return flow.step({
    name: 'PointsSearchAgent',
    reads: [
      'bangumi_id',
      'bangumi_title',
      'bangumi_title_cn',
      'bangumi_candidates',
      'user_coordinates',
      'station',
      'search_radius_km',
      'request',
    ],
    writes: ['points', 'points_filtered', 'points_meta'],
    run: (state, { signal }) =>
      told(async () => {
        const {
          bangumi_id: id,
          bangumi_title: title,
          bangumi_title_cn: title_cn,
          bangumi_candidates: candidates,
          user_coordinates: at,
          search_radius_km: radiusKm,
          request,
        } = state;
        const meant = candidates.find((candidate) => candidate.id === id);
        // Who wrote it in English is answered so.
        const said = (meant?.matched ?? title).replace(/[.。]$/u, '');
        const from = { lat: at.latitude, lon: at.longitude };
        const dates = Array.from({ length: request.days }, (_, index) => addDays(request.date, index));
        const wanted = [{ id, title, title_cn, title_en: meant?.title_en ?? null }, ...(request.others ?? [])];
        const found = await Promise.all(wanted.map((work) => port.findPoints({ work, dates }, { signal })));
        const all = found.flat();
        if (all.length === 0) {
          throw NoBangumiFoundError.withoutScenes(
            said,
            works
              .listWithPoints()
              .slice(0, 3)
              .map((work) => work.title_en ?? work.title),
          );
        }
        const areas = toAreas(all, from, stations);
        const far = new Set(areasForDays(areas, { radiusKm, days: request.days }));
        const refusals = new Map(
          all.map((point) => {
            const within = far.has(point) ? Number.POSITIVE_INFINITY : radiusKm;
            return [point.id, refusalOf(point, { from, radiusKm: within, maxFee: request.max_fee, dates })];
          }),
        );
        const near = all.filter(
          (point) => refusals.get(point.id) !== 'too-far' && refusals.get(point.id) !== 'outside-japan',
        );
        if (near.length === 0) {
          const named = areas
            .slice(0, MOST_AREAS)
            .map((area) => `in ${area.name} (${area.points.length}, ${Math.round(area.distanceKm)} km away)`);
          throw NoBangumiFoundError.notNear(said, state.station.romaji, { radiusKm, areas: named });
        }
        const filtered = near.filter((point) => refusals.get(point.id) === undefined);
        const missing = wanted.filter((_, index) => !found[index]?.some((point) => near.includes(point)));
        return {
          points: near,
          points_filtered: filtered,
          points_meta: {
            total: all.length,
            source: [...new Set(all.map(({ source }) => source.name))].join(', '),
            max_radius_km: radiusKm,
            notes: [...listNotes(all, near, refusals), ...missing.map(notOnThisWalk)],
            areas: describeAreas(areas),
          },
        };
      }),
  });
}

function notOnThisWalk({ title, title_en }: WorkTitles): string {
  return `No place of ${title_en ?? title} is near enough for this walk.`;
}

function listNotes(
  all: readonly Point[],
  near: readonly Point[],
  refusals: ReadonlyMap<string, ReturnType<typeof refusalOf>>,
): readonly string[] {
  const named = (refusal: ReturnType<typeof refusalOf>): readonly string[] =>
    all.filter(({ id }) => refusals.get(id) === refusal).map(({ en_name, name }) => en_name ?? name);
  const [dear, closed, astray] = [named('too-dear'), named('closed'), named('outside-japan')];
  const attributions = new Set(
    near.flatMap(({ source: { attribution, url } }) =>
      attribution === undefined ? [] : [`${attribution}${url === undefined ? '' : ` (${url})`}`],
    ),
  );
  return [
    ...(near.length > MANY_POINTS ? [`${near.length} places are near: the ones that matter most are taken.`] : []),
    ...(dear.length > 0 ? [`Dearer than you want to pay: ${dear.join(', ')}.`] : []),
    ...(closed.length > 0 ? [`Closed on your dates: ${closed.join(', ')}.`] : []),
    ...(astray.length > 0 ? [`Left out, as their positions are not in Japan: ${astray.join(', ')}.`] : []),
    ...[...attributions].map((text) => `Places: ${text}.`),
  ];
}
