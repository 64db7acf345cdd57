import { formatTime } from '../clock.ts';
import { isToOrFromJourney, overlaps, type Visit } from '../day.ts';
import { knownByVisit } from './known-by-visit.ts';
import { against, type Findings, mergeFindings, NOTHING_FOUND } from './reason.ts';
import type { DayRule, Stop, TripRules } from './rules.ts';

/** Nobody is at two places at once, there is time to get from each visit to the next, and no leg is too long. */
export const travelFits: DayRule = (stops, { date }, rules) => {
  const known = legsJudged(rules);
  return mergeFindings(
    stops.slice(1).map((next, index) => {
      const previous = stops[index];
      if (!previous) return NOTHING_FOUND;
      const before = known.get(next.visit);
      if (before?.previous === previous.visit && before.date === date) return before.findings;
      const findings = legFindings(previous, next, { date, rules });
      known.set(next.visit, { previous: previous.visit, date, findings });
      return findings;
    }),
  );
};

/** What was found on the way to a visit, and from where that was. */
interface JudgedLeg {
  readonly previous: Visit;
  readonly date: string;
  readonly findings: Findings;
}

const legsJudged = knownByVisit<JudgedLeg>();

function legFindings(
  previous: Stop,
  next: Stop,
  { date, rules }: { readonly date: string; readonly rules: TripRules },
): Findings {
  const about = { visit: next.visit.id, place: next.place.id, date };
  if (overlaps(previous.visit, next.visit) || next.visit.arrive < previous.visit.arrive) {
    return against({
      code: 'overlap',
      text: `${next.place.name} at ${formatTime(next.visit.arrive)} overlaps ${previous.place.name} until ${formatTime(previous.visit.depart)}.`,
      ...about,
      minutes: previous.visit.depart - next.visit.arrive,
    });
  }
  const travel = rules.travel(previous.place.at, next.place.at);
  const needed = travel.minutes + bufferBetween(previous, next, rules.bufferMinutes);
  const free = next.visit.arrive - previous.visit.depart;
  const tooFar =
    travel.minutes > rules.longestLegMinutes && !isToOrFromJourney(previous.visit, next.visit)
      ? against({
          code: 'too-far',
          text: `${next.place.name} is ${travel.minutes} min from ${previous.place.name}; legs inside a day last ${rules.longestLegMinutes} min at most.`,
          ...about,
          minutes: travel.minutes - rules.longestLegMinutes,
        })
      : NOTHING_FOUND;
  if (free >= needed) return tooFar;
  const late = against({
    code: 'travel-does-not-fit',
    text: `From ${previous.place.name} to ${next.place.name} takes ${needed} min with a margin; ${free} min are free.`,
    ...about,
    minutes: needed - free,
  });
  return mergeFindings([tooFar, late]);
}

/** The margin is for leaving one visit and arriving at another; a bed needs none. */
export function bufferBetween(previous: Stop, next: Stop, bufferMinutes: number): number {
  const isVisit = ({ visit }: Stop): boolean => visit.kind === 'place' || visit.kind === 'meal';
  return isVisit(previous) && isVisit(next) ? bufferMinutes : 0;
}
