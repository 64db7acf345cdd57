import { listWords } from '@wayfarer/itinerary';

/** Which of the four ways a pilgrimage can fail; spelling as strangers see it. */
export type PilgrimageFault = 'invalid-station' | 'no-bangumi-found' | 'too-many-points' | 'api-error';

/**
 * A walk that cannot be planned as it was asked for. `message` is a full sentence for the traveller and says what was
 * expected; `next` what may be done about it, a sentence each.
 */
export abstract class PilgrimageError extends Error {
  abstract readonly code: PilgrimageFault;
  readonly next: readonly string[];

  constructor(message: string, next: readonly string[], options?: ErrorOptions) {
    super(message, options);
    this.next = next;
  }
}

/** As it stands in a log: a step that failed leaves its message there, and nothing else. */
export function spellFault({ code, message, next }: PilgrimageError): string {
  return JSON.stringify({ code, message, next });
}

/** The fault that {@link spellFault} has written; `undefined` if somebody else wrote the text. */
export function readFault(text: string): Pick<PilgrimageError, 'code' | 'message' | 'next'> | undefined {
  try {
    const read = JSON.parse(text) as Partial<PilgrimageError> | null;
    const { code, message, next } = read ?? {};
    return code && message !== undefined && next ? { code, message, next } : undefined;
  } catch {
    return undefined;
  }
}

/** No station of our index has that name, nor does anything on the map of Japan that we know. */
export class InvalidStationError extends PilgrimageError {
  override readonly name = 'InvalidStationError';
  readonly code = 'invalid-station';

  /** @param near - Names that are spelt alike, the likeliest first. */
  static unknown(station: string, near: readonly string[]): InvalidStationError {
    return new InvalidStationError(`No station in Japan is known here as ${JSON.stringify(station)}.`, [
      ...(near.length > 0 ? [`Did you mean ${orOf(near)}?`] : []),
      'Name a station as it stands on the sign or in Latin letters, e.g. "Shinjuku", "新宿" or "しんじゅく".',
    ]);
  }

  static missing(): InvalidStationError {
    return new InvalidStationError('Where do you start? No station was named.', [
      'Say it with the title: "I am at Shinjuku and want to visit Your Name locations".',
    ]);
  }
}

/** No work has that title, or none of its scenes is near. */
export class NoBangumiFoundError extends PilgrimageError {
  override readonly name = 'NoBangumiFoundError';
  readonly code = 'no-bangumi-found';

  static missing(): NoBangumiFoundError {
    return new NoBangumiFoundError('Which film or series? No title was named.', [
      'Say it with the station: "I am at Shinjuku and want to visit Your Name locations".',
    ]);
  }

  /** @param near - Titles that are spelt alike, the likeliest first. */
  static unknown(title: string, near: readonly string[]): NoBangumiFoundError {
    return new NoBangumiFoundError(`No film or series is known here as ${JSON.stringify(title)}.`, [
      ...(near.length > 0 ? [`Did you mean ${orOf(near)}?`] : []),
      'Try its title in Japanese, English or Chinese.',
    ]);
  }

  /** The work is known, its places are not. */
  static withoutScenes(title: string, others: readonly string[]): NoBangumiFoundError {
    return new NoBangumiFoundError(`${title} is known, but none of its places is.`, [
      ...(others.length > 0 ? [`Places are known of ${orOf(others)}.`] : []),
      'Bring a file of your own with its places, or switch on a service that knows them (docs/filming-locations.md).',
    ]);
  }

  /** @param areas - Where its places are instead, nearest first: `Hida (18 km away)`. */
  static notNear(
    title: string,
    station: string,
    { radiusKm, areas }: { readonly radiusKm: number; readonly areas: readonly string[] },
  ): NoBangumiFoundError {
    return new NoBangumiFoundError(`No place of ${title} is known within ${radiusKm} km of ${station}.`, [
      ...(areas.length > 0 ? [`Its places are ${listWords(areas)}: start there.`] : []),
    ]);
  }

  /**
   * Places are near, but none fits into the days.
   *
   * @param reasons - Why, a sentence each.
   */
  static notInTime(title: string, reasons: readonly string[]): NoBangumiFoundError {
    return new NoBangumiFoundError(`No place of ${title} can be visited in the time that there is.`, reasons);
  }
}

/** More places were chosen by hand than one route may have. */
export class TooManyPointsError extends PilgrimageError {
  override readonly name = 'TooManyPointsError';
  readonly code = 'too-many-points';

  static chosen(count: number, most: number): TooManyPointsError {
    return new TooManyPointsError(`You chose ${count} places; one route has ${most} at most.`, [
      `Choose ${most} of them, or plan them over several days.`,
    ]);
  }
}

/** A service that was asked for scenes or titles did not answer as it should. */
export class PilgrimageApiError extends PilgrimageError {
  override readonly name = 'APIError';
  readonly code = 'api-error';
  /** When asking again makes sense, in milliseconds of the clock; `null` where it makes none. */
  readonly retryAt: number | null;

  constructor(message: string, { retryAt = null, cause }: { retryAt?: number | null; cause?: unknown } = {}) {
    super(
      message,
      ['Ask again later; works that are known without the service can be planned now.'],
      cause === undefined ? undefined : { cause },
    );
    this.retryAt = retryAt;
  }
}

function orOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
