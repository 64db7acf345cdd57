import type { VisitId } from '@wayfarer/trip';
import type { Reason, Verdict } from '@wayfarer/trip/feasibility';

/** So many places of unknown hours are named one by one; of more there is one sentence. */
const MOST_NAMED = 2;

/** Visits that are in the plan whatever is known of them. */
export interface InThePlan {
  readonly insisted: ReadonlySet<VisitId>;
  /** At stations: one arrives where one arrives. */
  readonly unchosen: ReadonlySet<VisitId>;
}

/**
 * What a plan is shown with although nobody knows it, full sentences: about what somebody insists on one each, about hours
 * one for all where they are many, since each visit says it of itself.
 */
export function listUnknown(verdict: Verdict, { insisted, unchosen }: InThePlan): readonly string[] {
  if (verdict.answer !== 'unknown') return [];
  const {
    wanted = [],
    given = [],
    usual = [],
  } = Object.groupBy(verdict.reasons, ({ visit }: Reason) => {
    if (visit === undefined) return 'usual';
    return insisted.has(visit) ? 'wanted' : unchosen.has(visit) ? 'given' : 'usual';
  });
  const others =
    usual.length > MOST_NAMED
      ? [
          `The opening hours of ${usual.length} stops are not known: they are planned at hours usual for their kind. Check before you go.`,
        ]
      : usual.map(({ text }) => `${text} It is planned at an hour usual for its kind: check before you go.`);
  return [
    ...wanted.map(({ text }) => `${text} It is in the plan because you asked for it: check before you go.`),
    ...new Set(given.map(({ text }) => `${text} Ask before you travel.`)),
    ...others,
  ];
}
