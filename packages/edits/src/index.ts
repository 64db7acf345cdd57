/**
 * @module
 * One change of a plan at a time: what it does, what has to move for it, why it does not fit, and what would.
 */
export { applyEdit, type EditOptions } from './apply-edit.ts';
export type { DayOrAll, DayPart, Edit, EditOf, EditType, Target, Wish } from './edit.ts';
export type { BadWeather, EditablePlan } from './editable-plan.ts';
export { type Dragged, judgeSlots } from './judge-slots.ts';
export {
  type EditOutcome,
  type Move,
  type Refusal,
  REFUSAL_CODES,
  type RefusalCode,
  type Remedy,
  type Slot,
  type SlotVerdict,
} from './outcome.ts';
export { PARTS_OF_DAY } from './parts-of-day.ts';
export { applyChange, type Change, isBedOf, positionAt } from './day/apply-change.ts';
export { minutesBetween } from './day/minutes-between.ts';
export { withLeftOut, withoutLeftOut } from './left-out.ts';
export { isOutdoors } from './outdoors.ts';
export { isOfCuisine } from './tables.ts';
export { listMoves } from './plan/moves.ts';
export { carryOver, type CarriedOver } from './carry/carry-over.ts';
