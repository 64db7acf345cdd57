import type { PlaceId, Visit, VisitId } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';
import type { Reason } from '@wayfarer/trip/feasibility';

import type { Edit } from './edit.ts';
import type { EditablePlan } from './editable-plan.ts';

/** When something is planned. */
export interface Slot {
  readonly date: IsoDate;
  readonly arrive: MinuteOfDay;
  readonly depart: MinuteOfDay;
}

/** What became of one place by an edit. `null`: not in the plan. */
export interface Move {
  readonly place: PlaceId;
  readonly kind: Visit['kind'];
  readonly from: (Slot & { readonly visit: VisitId }) | null;
  readonly to: (Slot & { readonly visit: VisitId }) | null;
}

/** An edit that would fit, near to the one that does not. */
export interface Remedy {
  readonly edit: Edit;
  /** What it would do besides what it names. */
  readonly moved: readonly Move[];
}

/** What comes of an edit. Nothing is thrown: an edit that cannot be is an outcome, too. */
export type EditOutcome =
  /** The plan with it. `asked` is what the edit named; `moved` what had to move for it, empty where nothing had to. */
  | {
      readonly kind: 'done';
      readonly plan: EditablePlan;
      readonly asked: readonly Move[];
      readonly moved: readonly Move[];
    }
  /** Nothing changes by it: it is so already. */
  | { readonly kind: 'unchanged' }
  /** It does not fit, because …, with the nearest edits that would, best first, at most three. */
  | {
      readonly kind: 'refused';
      readonly reasons: readonly [Refusal, ...Refusal[]];
      readonly remedies: readonly Remedy[];
    };

/** Why an edit cannot be: a reason of the judge, or one about the edit itself. */
export type Refusal =
  | Reason
  | {
      readonly code: RefusalCode;
      readonly text: string;
      readonly visit?: VisitId;
      readonly place?: PlaceId;
      readonly date?: IsoDate;
    };

/** What is wrong with an edit whatever the judge would say. */
export const REFUSAL_CODES = [
  /** The trip has no such visit, place, or day. */
  'no-such-visit',
  'no-such-place',
  'no-such-day',
  /** It is over. */
  'visit-done',
  'time-past',
  'visit-locked',
  /** A question about it is open; it stays as it is until that is answered. */
  'decision-open',
  /** A bed or a journey is not moved like a stop. */
  'not-a-stop',
  /** The place is in the plan already. */
  'in-the-plan',
  'nothing-fits-the-wish',
  'out-of-range',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** How good one slot would be for a visit or place that is being dragged. */
export interface SlotVerdict {
  readonly date: IsoDate;
  /** It would stand right after this visit. */
  readonly after: VisitId;
  /** `fits`: nothing else moves. `moves`: it fits, and others move. `refused`: it does not. */
  readonly answer: 'fits' | 'moves' | 'refused';
  /** When it would be; where refused, when it was tried. */
  readonly arrive: MinuteOfDay;
  readonly depart: MinuteOfDay;
  readonly moved: readonly Move[];
  readonly reasons: readonly Refusal[];
}
