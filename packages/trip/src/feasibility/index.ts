/**
 * @module
 * Whether a plan holds: the one judge of days and trips, what it goes by, and the reasons it gives.
 */
export type { TripRules } from './rules.ts';
export { rulesOfDay } from './day-settings.ts';
export {
  type Findings,
  mergeFindings,
  REASON_CODES,
  type Reason,
  type ReasonCode,
  toVerdict,
  type Verdict,
} from './reason.ts';
export { isAtUsualHour } from './opening-hours.ts';
export { bufferBetween } from './travel-fits.ts';
export {
  checkDayFeasibility,
  checkTripFeasibility,
  isAcceptable,
  listDayFindings,
  listTripFindings,
  mayStayUnknown,
} from './judge.ts';
export { toTripRules } from '../chosen-plan.ts';
