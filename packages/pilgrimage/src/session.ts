import type { DayPlan, Pace } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';

import type { Point, Station, WeatherNormals, WorkCandidate, WorkTitles } from './ports/index.ts';

/**
 * What a pilgrimage is asked for beyond the sentence: all of it is decided before the workflow begins, so that the same
 * request gives the same walk.
 */
export interface WalkRequest {
  /** The first day. */
  readonly date: IsoDate;
  /** 1–7. */
  readonly days: number;
  /** When one sets out on the first day; on the others at the start of the usual day. */
  readonly start: MinuteOfDay;
  readonly pace: Pace;
  /** 1–20, usually 5. */
  readonly radius_km: number;
  /** In yen; `null`: no limit. What costs nothing, or nobody knows what, passes. */
  readonly max_fee: number | null;
  /** Ids of the points that were chosen by hand; empty: the selection decides. */
  readonly chosen: readonly string[];
  /** Further works whose places are wanted as well, at most three; missing in runs that began before there were any. */
  readonly others?: readonly WorkTitles[];
}

/** Degrees; the long names of the seed. */
export interface LatitudeLongitude {
  readonly latitude: number;
  readonly longitude: number;
}

/** How one gets to the point of a segment. */
export interface TransportInfo {
  readonly mode: string;
  readonly distance_meters: number;
  readonly duration_minutes: number;
  readonly instructions: string | null;
  readonly transit_details: { readonly estimate: boolean; readonly walking_minutes: number } | null;
}

export interface RouteSegment {
  /** From 1. */
  readonly order: number;
  readonly point: Point;
  /** What else is seen from the same spot. */
  readonly also: readonly Point[];
  /** Of the way to the point, as far as it is known yet. */
  readonly transport: TransportInfo | null;
  /** One decimal. */
  readonly cumulative_distance_km: number;
  /** Ways, waits and stays up to the moment at which one leaves the point. */
  readonly cumulative_duration_minutes: number;
  /** When one is there, on the clock of Japan. */
  readonly date: IsoDate;
  readonly arrive: string;
  readonly depart: string;
}

export interface Route {
  readonly origin: Station;
  /** Where each day begins and ends: at the station, but on a day in an area of its own. */
  readonly origins: readonly { readonly date: IsoDate; readonly station: Station }[];
  readonly segments: readonly RouteSegment[];
  /** With the ways back to the station. */
  readonly total_distance_km: number;
  /** With the ways back to the station: the sum of ways, waits and stays. */
  readonly total_duration_minutes: number;
  /** Of its first part; every part stands in `route_meta`. */
  readonly google_maps_url: string | null;
  /** The date for which it was made. No clock is read, so that the same request gives the same route. */
  readonly created_at: string;
}

export interface RouteMeta {
  readonly optimized: boolean;
  readonly waypoints_count: number;
  /** One for each ten points: a link holds no more. */
  readonly google_maps_urls: readonly string[];
  readonly left_out: readonly { readonly point_id: string; readonly name: string; readonly reason: string }[];
}

export interface PointsMeta {
  readonly total: number;
  readonly source: string;
  readonly max_radius_km: number;
  /** Full sentences: what to show, what to mind, what is missing. */
  readonly notes: readonly string[];
  /** Where the points of the work lie, nearest to the station first. */
  readonly areas: readonly { readonly name: string; readonly points: number; readonly distance_km: number }[];
}

export interface WeatherSummary {
  readonly date: string;
  readonly location: string;
  readonly condition: string;
  readonly temperature_high: number;
  readonly temperature_low: number;
  /** Percent. */
  readonly precipitation_chance: number;
  /** `null`: no source of ours knows it. */
  readonly wind_speed_kmh: number | null;
  readonly recommendation: string;
  /** True when it is what is usual in that month. */
  readonly typical: boolean;
}

export interface FinalPlan {
  readonly summary: {
    readonly bangumi_title: string;
    readonly starting_station: string;
    readonly points_count: number;
    readonly total_distance_km: number;
    readonly total_duration_minutes: number;
  };
  readonly weather: WeatherSummary | null;
  readonly route: Route;
  readonly highlights: readonly {
    readonly name: string;
    readonly episode: number | string | null;
    readonly time_seconds: number | null;
    readonly address: string | null;
    readonly notes: string | null;
  }[];
}

/** Everything of the session as one object, for maps, papers and files. */
export interface PilgrimageSession {
  readonly session_id: string;
  readonly station: Station;
  readonly selected_bangumi_ids: readonly number[];
  readonly search_radius_km: number;
  readonly nearby_bangumi: readonly { readonly id: number; readonly title: string; readonly points_count: number }[];
  readonly points: readonly Point[];
  readonly route: Route;
  readonly created_at: string;
}

/** The state of the workflow, by the keys of the seed (§2); each is written by one step. `request` and `days` are ours. */
export interface PilgrimageState {
  readonly user_query: string;
  readonly locale: string | null;
  readonly session_id: string;
  readonly request: WalkRequest;
  readonly bangumi_name: string | null;
  readonly location: string | null;
  readonly extraction_meta: { readonly method: string; readonly confidence: number };
  readonly bangumi_candidates: readonly WorkCandidate[];
  readonly bangumi_id: number;
  readonly bangumi_title: string;
  readonly bangumi_title_cn: string | null;
  /** 0–1. */
  readonly bangumi_confidence: number;
  readonly station: Station;
  readonly user_coordinates: LatitudeLongitude;
  readonly search_radius_km: number;
  readonly points: readonly Point[];
  readonly points_filtered: readonly Point[];
  readonly points_enriched: readonly Point[];
  readonly points_meta: PointsMeta;
  readonly weather: WeatherSummary | null;
  readonly weather_raw: WeatherNormals | null;
  readonly route: Route;
  readonly route_meta: RouteMeta;
  /** The walk as days of a trip. */
  readonly days: readonly DayPlan[];
  readonly final_plan: FinalPlan;
  readonly pilgrimage_session: PilgrimageSession;
}
