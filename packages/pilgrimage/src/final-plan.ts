import type { FinalPlan, PilgrimageSession, PilgrimageState } from './session.ts';
import { mannersOf } from './walk/to-sight.ts';

/** What is told of the walk: the summary, and each of its points. */
export function toFinalPlan({
  route,
  weather,
  bangumi_title,
}: Pick<PilgrimageState, 'route' | 'weather' | 'bangumi_title'>): FinalPlan {
  return {
    summary: {
      bangumi_title,
      starting_station: route.origin.romaji,
      points_count: route.segments.length,
      total_distance_km: route.total_distance_km,
      total_duration_minutes: route.total_duration_minutes,
    },
    weather,
    route,
    highlights: route.segments
      .flatMap(({ point, also }) => [point, ...also])
      .map((point) => ({
        name: point.en_name === null ? point.name : `${point.en_name} (${point.name})`,
        episode: point.episode,
        time_seconds: point.time_seconds,
        address: point.address,
        notes: mannersOf(point),
      })),
  };
}

/** The whole session, as the seed's tools for maps and papers take it. */
export function toSessionDump(
  state: Pick<
    PilgrimageState,
    'session_id' | 'station' | 'bangumi_id' | 'request' | 'search_radius_km' | 'points' | 'route'
  >,
): PilgrimageSession {
  return {
    session_id: state.session_id,
    station: state.station,
    selected_bangumi_ids: [state.bangumi_id, ...(state.request.others ?? []).map(({ id }) => id)],
    search_radius_km: state.search_radius_km,
    nearby_bangumi: [...Map.groupBy(state.points, ({ bangumi_id: id }) => id)].map(([id, points]) => ({
      id: Number(id),
      title: points[0]?.bangumi_title ?? '',
      points_count: points.length,
    })),
    points: state.points,
    route: state.route,
    created_at: state.route.created_at,
  };
}
