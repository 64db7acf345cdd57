import type { Pace } from '@wayfarer/trip';
import { type Level, LEVELS } from '@wayfarer/trip/vocabulary';

/** How much comfort an option buys, against what was asked for. */
export type Comfort = 'simple' | 'asked' | 'nice';

/** What makes one option differ from the others. */
export interface Profile {
  readonly pace: Pace;
  readonly comfort: Comfort;
}

/**
 * Three ways to travel, the one that was asked for first. A slower trip has time for a nicer room; a fuller one spends
 * on places rather than on beds. Together they differ in pace and in cost.
 */
export function toProfiles(pace: Pace): readonly [Profile, Profile, Profile] {
  switch (pace) {
    case 'relaxed':
      return [profile('relaxed', 'asked'), profile('moderate', 'simple'), profile('packed', 'simple')];
    case 'moderate':
      return [profile('moderate', 'asked'), profile('relaxed', 'nice'), profile('packed', 'simple')];
    case 'packed':
      return [profile('packed', 'asked'), profile('moderate', 'nice'), profile('relaxed', 'nice')];
  }
}

function profile(pace: Pace, comfort: Comfort): Profile {
  return { pace, comfort };
}

/** The price levels of beds and tables that suit, most fitting first. */
export function levelsFor(comfort: Comfort, asked: Level): readonly [Level, ...Level[]] {
  const at = LEVELS.indexOf(asked);
  const below = LEVELS[at - 1];
  const above = LEVELS[at + 1];
  switch (comfort) {
    case 'simple':
      return below ? [below, asked] : [asked];
    case 'asked':
      return below ? [asked, below] : [asked];
    case 'nice':
      return [...(above ? [above] : []), asked, ...(below ? [below] : [])] as [Level, ...Level[]];
  }
}
