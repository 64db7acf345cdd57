import type { DayPlan, Visit } from '../day.ts';
import type { VisitId } from '../ids.ts';
import type { Preferences } from '../preferences.ts';
import { letsEveryoneIn } from './access.ts';
import { keepsTheBudget } from './budget.ts';
import { keepsFreeTime, rulesOfDay } from './day-settings.ts';
import { staysInsideTheDay } from './day-window.ts';
import { feedsEveryone } from './diet.ts';
import { knownByVisit } from './known-by-visit.ts';
import { mealsAreInOrder } from './meals.ts';
import { visitsOnce } from './once.ts';
import { isAtUsualHour, opensForTheVisit } from './opening-hours.ts';
import {
  against,
  type Findings,
  mergeFindings,
  NOTHING_FOUND,
  type Reason,
  toVerdict,
  type Verdict,
} from './reason.ts';
import type { DayRule, Stop, StopRule, TripRules, WholeTripRule } from './rules.ts';
import { travelFits } from './travel-fits.ts';
import { keepsThePace } from './visit-count.ts';
import { lastsLongEnough } from './visit-length.ts';

const STOP_RULES: readonly StopRule[] = [
  opensForTheVisit,
  lastsLongEnough,
  letsEveryoneIn,
  feedsEveryone,
  staysInsideTheDay,
  keepsFreeTime,
];
const DAY_RULES: readonly DayRule[] = [travelFits, mealsAreInOrder, keepsThePace];
const TRIP_RULES: readonly WholeTripRule[] = [visitsOnce, keepsTheBudget];

/**
 * The one judge of a plan: hours of that date, travel between visits, day window, meals, minimum stays, access and diet
 * as hard constraints, pace, money, nothing twice. The planner, repair, alternatives and any edit ask it.
 *
 * @returns `ok`, or `no` with every reason against it, or `unknown` with what would have to be known.
 */
export function checkTripFeasibility(days: readonly DayPlan[], rules: TripRules): Verdict {
  return toVerdict(mergeFindings([...days.map((day) => listDayFindings(day, rules)), listTripFindings(days, rules)]));
}

/** The same judge for one day by itself: all but money and what other days hold. */
export function checkDayFeasibility(day: DayPlan, rules: TripRules): Verdict {
  return toVerdict(listDayFindings(day, rules));
}

/** What the same judge finds on one day, known and unknown side by side: for whoever compares two plans. */
export function listDayFindings(day: DayPlan, tripRules: TripRules): Findings {
  const rules = rulesOfDay(day, tripRules);
  const missing = day.visits.filter((visit) => !rules.book.has(visit.place));
  if (missing.length > 0) return against(...missing.map((visit) => unknownPlace(visit, day)));
  const stops = day.visits.flatMap((visit): Stop[] => {
    const place = rules.book.get(visit.place);
    return place ? [{ visit, place }] : [];
  });
  const known = stopsJudged(rules);
  return mergeFindings([
    ...stops.map((stop) => findOnStop(stop, day, { rules, known })),
    ...DAY_RULES.map((rule) => rule(stops, day, rules)),
    findMoved(day, rules),
  ]);
}

/** What the rules of a stop found, and what of its day they look at. */
interface JudgedStop extends Pick<DayPlan, 'date' | 'window'> {
  readonly settings: DayPlan['settings'] | undefined;
  readonly findings: Findings;
}

const stopsJudged = knownByVisit<JudgedStop>();

function findOnStop(
  stop: Stop,
  day: DayPlan,
  { rules, known }: { readonly rules: TripRules; readonly known: WeakMap<Visit, JudgedStop> },
): Findings {
  const { date, window, settings } = day;
  const before = known.get(stop.visit);
  if (before?.date === date && before.window === window && before.settings === settings) return before.findings;
  const findings = mergeFindings(STOP_RULES.map((rule) => rule(stop, day, rules)));
  known.set(stop.visit, { date, window, settings, findings });
  return findings;
}

/** What it finds on all days together: money, and what stands twice. */
export function listTripFindings(days: readonly DayPlan[], rules: TripRules): Findings {
  return mergeFindings(TRIP_RULES.map((rule) => rule(days, rules)));
}

function unknownPlace(visit: Visit, day: DayPlan): Findings['against'][number] {
  return {
    code: 'unknown-place',
    text: `Nothing is known about ${visit.place}.`,
    visit: visit.id,
    place: visit.place,
    date: day.date,
  };
}

/** Fixed visits that are not where they were fixed. */
function findMoved(day: DayPlan, { appointments }: TripRules): Findings {
  if (!appointments || appointments.size === 0) return NOTHING_FOUND;
  const moved = day.visits.filter(({ id, arrive, depart }) => {
    const fixed = appointments.get(id);
    return fixed && (fixed.arrive !== arrive || fixed.depart !== depart);
  });
  return mergeFindings(moved.map((visit) => against(movedAppointment(visit, day))));
}

function movedAppointment(visit: Visit, day: DayPlan): Findings['against'][number] {
  return {
    code: 'appointment-moved',
    text: `A fixed appointment on ${day.date} may not be moved.`,
    visit: visit.id,
    place: visit.place,
    date: day.date,
  };
}

/** What nobody knows and may be planned all the same, as each visit says that one has to ask: steps, and hours that are usual. */
export function mayStayUnknown(reason: Reason, preferences: Pick<Preferences, 'knownHoursOnly'>): boolean {
  return reason.code === 'step-free-unknown' || isAtUsualHour(reason, preferences);
}

/**
 * The verdicts that a shown plan may have: fine, or unknown only about what the traveller insisted on, about steps, of which
 * each visit says that one has to ask, and about hours, where the visit has an hour usual for its kind and known ones alone
 * were not asked for.
 */
export function isAcceptable(
  verdict: Verdict,
  insisted: ReadonlySet<VisitId>,
  preferences: Pick<Preferences, 'knownHoursOnly'>,
): boolean {
  if (verdict.answer === 'no') return false;
  return (
    verdict.answer === 'ok' ||
    verdict.reasons.every(
      (reason) => (reason.visit !== undefined && insisted.has(reason.visit)) || mayStayUnknown(reason, preferences),
    )
  );
}
