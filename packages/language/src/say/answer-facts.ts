/** How one gets somewhere, in words. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly duration: string;
  readonly mode: string;
}

/** The weather of a day, in words; `chance` of rain in percent. */
export interface WeatherFacts {
  readonly date: string;
  /** `null` where only temperatures and rain are known. */
  readonly sky: string | null;
  readonly range: string;
  readonly chance: number;
  /** Of the `days` of the month, those on which it usually rains. */
  readonly rainyDays: number;
  readonly days: number;
}

/** What would take the place of a stop in the rain, and when. */
export interface RainSwapFacts {
  readonly name: string;
  readonly by: string;
  readonly times: string;
}

/** A house that is nearer to a place than where one sleeps: kilometres in words, as the crow flies. */
export interface NearHouse {
  readonly house: string;
  readonly km: string;
  readonly place: string;
  /** Of where one sleeps now. */
  readonly before: string;
}

/** What a trip would cost without a part of it; sums in words. */
export interface WithoutPart {
  readonly what: string;
  readonly after: string;
  readonly before: string;
  readonly less: string;
}
