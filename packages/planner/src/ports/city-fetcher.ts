import type { CityOffer, CityTrouble, FetchStep } from '@wayfarer/language';
import type { CityId, Coordinates } from '@wayfarer/trip';

/** A city of the world that cannot be planned yet. */
export interface WantedCity {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly at: Coordinates;
}

export interface FetchedCity {
  readonly id: CityId;
  readonly sights: number;
  readonly eateries: number;
  readonly lodgings: number;
}

/** Thrown when a city cannot be had now; the message is a full sentence in English. */
export class CityUnavailableError extends Error {
  override readonly name = 'CityUnavailableError';
  readonly code = 'city-unavailable';
  /** When asking again makes sense, in milliseconds of the clock; `null` where it makes none. */
  readonly retryAt: number | null;
  /** What it says, for who reads another language; missing where there are only words. */
  readonly trouble: CityTrouble | undefined;

  constructor(
    message: string,
    {
      retryAt = null,
      trouble,
      cause,
    }: { retryAt?: number | null; trouble?: CityTrouble | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.retryAt = retryAt;
    this.trouble = trouble;
  }
}

export interface FetchContext {
  readonly report: (step: FetchStep) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Brings cities into the catalogue. Nothing is brought unless a traveller has asked for that very city. */
export interface CityFetcher {
  /** `null` where the operator or the traveller has switched it off. */
  offer(city: WantedCity): CityOffer | null;
  /**
   * The city is in the gazetteer when this resolves. A city that is there and fresh is not fetched again.
   *
   * @throws {CityUnavailableError} if it cannot be had now; nothing is half-written then.
   */
  fetch(city: WantedCity, context: FetchContext): Promise<FetchedCity>;
}
