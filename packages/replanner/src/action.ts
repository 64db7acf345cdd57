import type { VisitId } from '@wayfarer/trip';

/**
 * What a rule or specialist may propose. There is no variant for removing several stops, changing the hotel or city,
 * or touching the budget: such a proposal cannot be written down. Spelling of the types is the re-optimizer spec's (§4.1).
 */
export type Action =
  | { readonly type: 'NO_ACTION'; readonly reason: string }
  | { readonly type: 'REQUEST_USER_DECISION'; readonly reason: string; readonly visit: VisitId }
  | { readonly type: 'DEFER_POI'; readonly reason: string; readonly visit: VisitId }
  | { readonly type: 'REPLACE_POI'; readonly reason: string; readonly visit: VisitId; readonly hint?: 'indoor' };
