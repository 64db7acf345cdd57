import { toContext, type World } from './context.ts';
import { describeEdit } from './edit-words.ts';
import { EditRefusedError } from './errors.ts';
import { type Journey, planOf, type PlanState } from './journey.ts';
import { deltaBetween, type PlanDelta } from './measure-plan.ts';
import { describeMeasure } from './reading.ts';
import { repairPlan } from './repair/repair-plan.ts';
import type { Trouble } from './repair/trouble.ts';
import { tryEdit, type WishedEdit } from './try-edit.ts';

/** What might be: something that goes wrong, or a change of one's own. */
export type Supposition = { readonly trouble: Trouble } | { readonly wish: WishedEdit };

/** What would come of it; nothing has changed. */
export interface WhatIf {
  readonly before: PlanState;
  readonly after: PlanState;
  /** What would be done, sentence by sentence; empty where nothing would have to be. */
  readonly steps: readonly string[];
  readonly delta: PlanDelta;
  /** In one or two sentences, whatever it is. */
  readonly text: string;
}

/**
 * Says what a supposition would come to, with before, after and what differs. It changes nothing, asks nothing, and takes nothing
 * for true.
 *
 * @throws {EditRefusedError} where a change of one's own does not fit.
 * @throws {UnknownVisitError | VisitDoneError | UnknownDayError | NoVisitLeftError}
 */
export function whatIf(journey: Journey, supposition: Supposition, world: World): WhatIf {
  const before = planOf(journey);
  const { after, steps, text } =
    'trouble' in supposition
      ? supposeTrouble(journey, supposition.trouble, world)
      : supposeWish(journey, supposition.wish);
  const measured = (plan: PlanState) => ({ ...plan.start, days: plan.days });
  return { before, after, steps, delta: deltaBetween(measured(before), measured(after)), text };
}

type Outcome = Pick<WhatIf, 'after' | 'steps' | 'text'>;

function supposeTrouble(journey: Journey, trouble: Trouble, world: World): Outcome {
  const { plan, steps, supposed } = repairPlan(toContext(journey, world), trouble);
  const said = steps.map(({ text }) => text);
  return { after: plan, steps: said, text: said.length > 0 ? said.join(' ') : sayNothing(supposed, trouble) };
}

function sayNothing(
  { stops, limit }: Pick<ReturnType<typeof repairPlan>['supposed'], 'stops' | 'limit'>,
  { measure }: Trouble,
): string {
  if (stops.length > 0) return 'Nothing of what it touches could be moved, replaced or left out: it is fixed.';
  return `${describeMeasure(measure)}: nothing planned is touched by it${limit.level === null ? '' : `; your limit is ${limit.why}`}.`;
}

function supposeWish(journey: Journey, wish: WishedEdit): Outcome {
  const outcome = tryEdit(journey, wish);
  if (outcome.kind === 'refused') throw new EditRefusedError(wish.edit, outcome);
  if (outcome.kind === 'unchanged') return { after: planOf(journey), steps: [], text: 'It is so already.' };
  const { days, leftOut, skipped, facts, party, preferences, budget, mustDo } = outcome.plan;
  const text = describeEdit(journey, wish.edit, outcome);
  const start = { ...journey.start, facts, party, preferences, budget, mustDo };
  return { after: { ...planOf(journey), start, days, leftOut, skipped }, steps: [text], text };
}
