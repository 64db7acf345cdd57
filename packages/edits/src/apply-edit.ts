import { add } from './commands/add.ts';
import { changeDates } from './commands/dates.ts';
import { keepFree, unfree } from './commands/free.ts';
import { changeArrival, changeDeparture, changeHours } from './commands/hours.ts';
import { changeLength } from './commands/length.ts';
import { lock, unlock } from './commands/lock.ts';
import { changeLongestWay } from './commands/longest-way.ts';
import { changeMeal } from './commands/meal.ts';
import { move } from './commands/move.ts';
import { changePace } from './commands/pace.ts';
import { changeBudget, changeParty } from './commands/party.ts';
import { refill } from './commands/refill.ts';
import { remove } from './commands/remove.ts';
import { replace } from './commands/replace.ts';
import { changeStay } from './commands/stay.ts';
import { swapDays } from './commands/swap-days.ts';
import { swap } from './commands/swap.ts';
import { walk } from './commands/walk.ts';
import { walkLess } from './commands/walking.ts';
import { listDropped, withoutStops } from './commands/without.ts';
import type { Edit } from './edit.ts';
import type { EditablePlan } from './editable-plan.ts';
import type { EditOutcome } from './outcome.ts';
import { conclude } from './plan/conclude.ts';
import { type EditContext, toContext } from './plan/context.ts';
import type { Answer } from './plan/draft.ts';
import { findRemedies } from './remedies/find-remedies.ts';

export interface EditOptions {
  /** For the edits that deal out places; the same seed gives the same plan. */
  readonly seed?: number;
  /** How much work they may do, see `FillRequest` of `itinerary`. */
  readonly effort?: number | undefined;
  /** How much the edits that deal out places keep of what there is, see `FillRequest.stabilityBonus`. */
  readonly stabilityBonus?: number | undefined;
  /** Looks for nothing that would fit instead: for who tries one edit after the other. */
  readonly withoutRemedies?: boolean;
}

/**
 * The plan with one edit: what it names changes, and as little else as possible. Pure, and whatever it answers with is
 * feasible by `trip`'s judge wherever the plan was; locked visits and what is over never move.
 */
export function applyEdit(plan: EditablePlan, edit: Edit, options: EditOptions = {}): EditOutcome {
  const outcome = tryEdit(plan, edit, options);
  if (outcome.kind !== 'refused' || options.withoutRemedies) return outcome;
  const attempt = (to: EditablePlan, remedy: Edit): EditOutcome => tryEdit(to, remedy, options);
  return { ...outcome, remedies: findRemedies(toContext(plan), { edit, reasons: outcome.reasons, attempt }) };
}

/** The same without a word on what would fit instead. */
function tryEdit(plan: EditablePlan, edit: Edit, options: EditOptions): EditOutcome {
  const context = toContext(plan);
  return conclude(context, answer(context, edit, { seed: 1, ...options }));
}

function answer(context: EditContext, edit: Edit, options: EditOptions & { readonly seed: number }): Answer {
  const dropped = listDropped(edit);
  if (dropped.length === 0) return command(context, edit, options);
  return withoutStops(context, dropped, (less) => command(less, edit, options));
}

function command(context: EditContext, edit: Edit, options: EditOptions & { readonly seed: number }): Answer {
  switch (edit.type) {
    case 'add':
      return add(context, edit);
    case 'remove':
      return remove(context, edit);
    case 'move':
      return move(context, edit);
    case 'swap':
      return swap(context, edit);
    case 'replace':
      return replace(context, edit);
    case 'length':
      return changeLength(context, edit);
    case 'lock':
      return lock(context, edit);
    case 'unlock':
      return unlock(context, edit);
    case 'swap-days':
      return swapDays(context, edit);
    case 'hours':
      return changeHours(context, edit);
    case 'arrival':
      return changeArrival(context, edit);
    case 'departure':
      return changeDeparture(context, edit);
    case 'meal':
      return changeMeal(context, edit);
    case 'pace':
      return changePace(context, edit);
    case 'walking':
      return walkLess(context, edit);
    case 'longest-way':
      return changeLongestWay(context, edit);
    case 'free':
      return keepFree(context, edit);
    case 'unfree':
      return unfree(context, edit);
    case 'stay':
      return changeStay(context, edit);
    case 'dates':
      return changeDates(context, edit);
    case 'party':
      return changeParty(context, edit);
    case 'budget':
      return changeBudget(context, edit);
    case 'refill':
      return refill(context, edit, options);
    case 'walk':
      return walk(context, edit, options);
  }
}
