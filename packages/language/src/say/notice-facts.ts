import type { Diet, Meal } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';
import type { Money } from '@wayfarer/trip/money';

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
    }
  /** So many of all meals are on one's own; why, as English has it. */
  | { readonly kind: 'own-meals'; readonly count: number; readonly of: number; readonly why: string }
  /** A house that is not within so many kilometres of where they want to sleep. */
  | {
      readonly kind: 'far-stay';
      readonly areas: readonly string[];
      readonly within: number;
      readonly house: string;
      readonly km: string;
    }
  /** Food that nobody knows of any kitchen whether it can be kept out. */
  | { readonly kind: 'food'; readonly food: string }
  | { readonly kind: 'kitchens'; readonly diets: readonly Diet[] }
  /** Of these nobody knows whether there are steps. */
  | { readonly kind: 'ask-steps'; readonly names: readonly string[] }
  /** So many are left out because nobody knows. */
  | { readonly kind: 'unknown-steps'; readonly count: number }
  /** Whose limit binds, and what is left for the others: a sum, or as much as they like. */
  | {
      readonly kind: 'purse';
      readonly who: string;
      readonly spent: Money;
      readonly limit: Money;
      readonly each: boolean;
      readonly rest: readonly { readonly who: string; readonly left: Money | null }[];
      readonly dear: readonly { readonly name: string; readonly fee: Money | null }[];
    }
  /** How little the plan is to somebody's taste, of 100. */
  | {
      readonly kind: 'taste';
      readonly who: string;
      readonly score: number;
      readonly avoided: number;
      readonly places: number;
    }
  /** When a child's days end, and at how many places nobody knows what children pay. */
  | {
      readonly kind: 'children';
      readonly child?: { readonly age: number; readonly until: MinuteOfDay };
      readonly unpriced: number;
    };
