import type { Meal } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';

/** What a notice says beyond its place or its meal: codes and figures. */
export type NoticeFacts =
  /** A must-do that no catalogue knows, or that lies in a city which is no part of the trip. */
  | { readonly kind: 'missing'; readonly name: string; readonly city?: string }
  /** One leaves in the middle of the hours of a meal. */
  | { readonly kind: 'leaving'; readonly meal: Meal; readonly at: MinuteOfDay }
  /** So many stops, and of how many steps are known in part or not at all. */
  | { readonly kind: 'steps'; readonly all: number; readonly partly: number; readonly unknown: number }
  /** When time is kept free for a rest; empty where none is. */
  | {
      readonly kind: 'rest';
      readonly kept: readonly { readonly date: IsoDate; readonly start: MinuteOfDay; readonly end: MinuteOfDay }[];
    };
