/**
 * @module
 * What a pilgrimage needs from the world, as interfaces; `sources` implements them.
 */
import type { Category, Coordinates } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
import type { Money } from '@wayfarer/trip/money';
import type { DatedHours, Provenance, Significance } from '@wayfarer/trip/vocabulary';

export { PilgrimageApiError } from '../errors.ts';

/** A film or a series, as far as titles go. */
export interface Work {
  /** Its number at Bangumi. */
  readonly id: number;
  /** Japanese. */
  readonly title: string;
  readonly title_cn: string | null;
  readonly title_en: string | null;
  readonly kind: 'film' | 'tv' | 'other';
  /** When it was first shown; the first season of a series is the earliest. */
  readonly date: IsoDate | null;
}

/** A work that a name may mean. */
export interface WorkCandidate extends Work {
  /** The one of its names that is most like what was written. */
  readonly matched: string;
  /** How alike, 0–1; 1 where it is the same but for case, accents and punctuation. */
  readonly confidence: number;
  /** Whether places of it are known here. */
  readonly has_points: boolean;
}

export interface WorksPort {
  /** The likeliest first; at most five. */
  search(keyword: string, context: { readonly signal: AbortSignal }): Promise<readonly WorkCandidate[]>;
  /**
   * The title that stands in a sentence, as it is written there; of several the longest, and one of which places are known first.
   *
   * @param options.isKnown - Titles of which no places are known are not looked for.
   */
  findIn(sentence: string, options?: { readonly isKnown?: boolean }): string | undefined;
  /** Works of which places are known, by their best-known title. */
  listWithPoints(): readonly Work[];
}

export interface Station {
  /** As it stands on the sign. */
  readonly name: string;
  readonly romaji: string;
  readonly kana: string | null;
  readonly coordinates: { readonly latitude: number; readonly longitude: number };
  readonly city: string | null;
  readonly prefecture: string | null;
}

export interface StationsPort {
  /** Stations of that name, in kanji, kana or Latin letters, with or without the word for station. */
  find(name: string): readonly Station[];
  /** Names that are spelt alike, the likeliest first. */
  suggest(name: string): readonly string[];
  /** The station that a sentence names, as it is written there; of several the longest. */
  findIn(sentence: string): string | undefined;
  /** The nearest one. */
  nearest(at: Coordinates): Station | undefined;
}

/** Where one may stand to see it. */
export type Access = 'open' | 'paid' | 'outside';
/** What one has to mind there. */
export type Respect = 'school' | 'homes' | 'worship' | 'cemetery' | 'library' | 'private';

/** A place of a scene. */
export interface Point {
  readonly id: string;
  /** As it is called there. */
  readonly name: string;
  readonly cn_name: string | null;
  readonly en_name: string | null;
  readonly coordinates: { readonly latitude: number; readonly longitude: number };
  readonly bangumi_id: string;
  /** Japanese. */
  readonly bangumi_title: string;
  readonly bangumi_title_en: string | null;
  readonly bangumi_title_cn: string | null;
  /** A number from 0, or a text such as `OP` or `film`; `null` where nobody has written it down. */
  readonly episode: number | string | null;
  /** From the beginning of the episode; `null` where nobody has written it down. */
  readonly time_seconds: number | null;
  readonly screenshot_url: string | null;
  readonly address: string | null;
  /** OSM `opening_hours`; `null` where nobody knows them or there are none. */
  readonly opening_hours: string | null;
  /** For people; `null` where nobody knows it. */
  readonly admission_fee: string | null;
  readonly category: Category;
  /** For the story, 1–5 (editorial). */
  readonly importance: Significance;
  readonly access: Access;
  readonly respect: Respect | null;
  /** Part of the country, for people: `Uji`. */
  readonly area: string | null;
  /** Of the dates that were asked for; of what is always open, all day. */
  readonly hours: DatedHours;
  /** `null` when unknown, amount 0 when free. */
  readonly fee: Money | null;
  /** In which the work is drawn, `#rrggbb`; `null` where it has none of its own. */
  readonly colour: string | null;
  readonly source: Provenance;
}

/** A work, as its points name it. */
export type WorkTitles = Pick<Work, 'id' | 'title' | 'title_cn' | 'title_en'>;

export interface PointsQuery {
  readonly work: WorkTitles;
  /** For which hours are wanted. */
  readonly dates: readonly IsoDate[];
}

export interface PointsPort {
  /**
   * Every place of the work that is known, wherever it is; empty where none is.
   *
   * @throws {PilgrimageApiError} if a service that was asked did not answer.
   */
  findPoints(query: PointsQuery, context: { readonly signal: AbortSignal }): Promise<readonly Point[]>;
}

/** What is usual on a date, and where that is known from. */
export interface WeatherNormals {
  readonly highC: number;
  readonly lowC: number;
  /** Chance of rain that day, 0–1. */
  readonly rain: number;
  /** `unknown` where only the month is known. */
  readonly condition: string;
  readonly typical: boolean;
  /** Name of the place that it is known of. */
  readonly place: string;
}

export interface WeatherPort {
  /** `null` where nothing is known of the weather near there. */
  findWeather(
    at: Coordinates,
    date: IsoDate,
    context: { readonly signal: AbortSignal },
  ): Promise<WeatherNormals | null>;
}
