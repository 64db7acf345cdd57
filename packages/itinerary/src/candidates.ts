import { childrenOf, getPlace, type LeftOutPlace, type Place, type Sight, tastersOf } from '@wayfarer/trip';
import { VISITS_PER_DAY } from '@wayfarer/trip/limits';
import { letsIn } from '@wayfarer/trip/vocabulary';

import type { Candidate } from './candidate.ts';
import { certaintyOf, isUnknownThroughout, stepFreeShare } from './doubt.ts';
import { listEvenings } from './evenings.ts';
import { likingsOf } from './people.ts';
import type { FillRequest } from './request.ts';
import { listTables } from './tables.ts';

export interface Candidates {
  readonly candidates: readonly Candidate[];
  /** Places that never had a chance, each with the one reason why. */
  readonly ruledOut: readonly LeftOutPlace[];
}

/** Sights considered for each city, or as many as its days could hold: more of them make no better plan, but a slower one. */
const MOST_SIGHTS = 60;
/** A must-do outweighs anything that is only liked. */
const MUST_DO_BONUS = 1;
/** What is on a list of the traveller's own goes before what is only liked, and after what they asked for in words. */
const LIST_BONUS = 0.5;

/** Sorts what the traveller could see and eat into what may be planned and what may not, and says why not. */
export function toCandidates(request: FillRequest): Candidates {
  const mustDo = new Set(request.mustDo);
  const likings = likingsOf(request.sights, request);
  const ruledOut: LeftOutPlace[] = [];
  const sights = request.sights.flatMap((place): Candidate[] => {
    const mandatory = mustDo.has(place.id);
    const obstacle = findObstacle(place, request, mandatory);
    if (obstacle) {
      ruledOut.push({ place: place.id, ...obstacle });
      return [];
    }
    const liked = likings.get(place.id) ?? 0;
    const listed = place.onList ? LIST_BONUS : 0;
    const known = liked * certaintyOf(place, request) * stepFreeShare(place, request) + listed;
    const score = mandatory ? liked + MUST_DO_BONUS : known * newnessOf(place, request);
    return [{ kind: 'place', place, score, mandatory }];
  });
  const best = sights.toSorted((left, right) => right.score - left.score || (left.place.id < right.place.id ? -1 : 1));
  const outdone = listOutdone(best, request);
  const near = best.flatMap(({ kind, place }) => (kind === 'place' ? [place] : []));
  const isSeen = (one: Candidate): boolean => !outdone.has(one);
  const tables = [...listTables(request, 'lunch', near), ...listTables(request, 'dinner', near)];
  return {
    candidates: [
      ...sights.filter(isSeen),
      ...listEvenings(best.filter(isSeen), request),
      ...tables,
      ...listFixed(request),
    ],
    ruledOut: [...ruledOut, ...[...outdone].map(({ place }) => explainOutdone(place))],
  };
}

/** One for what no other plan has. */
function newnessOf({ id }: Place, { lessWorth }: FillRequest): number {
  return lessWorth?.places.has(id) ? lessWorth.factor : 1;
}

/** Of very many sights those of each city that are worth less to the traveller than as many as could ever be visited there. */
function listOutdone(best: readonly Candidate[], { days }: FillRequest): ReadonlySet<Candidate> {
  const perCity = Map.groupBy(best, ({ place }) => place.city);
  const outdone = [...perCity].flatMap(([city, there]) => {
    const count = days.filter((day) => day.city === city).length;
    const most = Math.max(MOST_SIGHTS, count * VISITS_PER_DAY.packed);
    return there.slice(most).filter(({ mandatory }) => !mandatory);
  });
  return new Set(outdone);
}

function explainOutdone({ id, name }: Place): LeftOutPlace {
  return {
    place: id,
    reason: 'scored-lower',
    text: `There is enough in its city that is worth more to you than ${name}.`,
  };
}

function listFixed({ fixed = [], book }: FillRequest): Candidate[] {
  return fixed.map((one): Candidate => ({
    kind: 'fixed',
    place: getPlace(book, one.visit.place),
    score: MUST_DO_BONUS,
    mandatory: true,
    fixed: one,
  }));
}

/** For whom it was the reason to come. */
const OTHER_DOOR = ' Ask there for another way in, or see it from outside.';

function findObstacle(
  place: Sight,
  { party, preferences, days }: FillRequest,
  insisted: boolean,
): Omit<LeftOutPlace, 'place'> | undefined {
  if (party.access.includes('step-free') && place.stepFree === 'no')
    return {
      reason: 'not-step-free',
      text: `${place.name} cannot be entered without steps.${insisted ? OTHER_DOOR : ''}`,
    };
  if (insisted) return undefined;
  if (!letsIn(place.stepFree, party.access))
    return { reason: 'not-step-free', text: `Nobody knows whether ${place.name} can be entered without steps.` };
  const avoided = place.categories.find((category) => preferences.avoid.includes(category));
  const nightly = findNightly(place, party);
  if (nightly) return nightly;
  const unwanted = place.categories.find((category) => isUnwantedByAll(category, party));
  if (unwanted) return { reason: 'avoided', text: `${place.name} is a ${unwanted}, which none of you wants to see.` };
  if (avoided) return { reason: 'avoided', text: `${place.name} is a ${avoided}, which you wanted to avoid.` };
  if (preferences.knownHoursOnly && isUnknownThroughout(place, days))
    return { reason: 'hours-unknown', text: `The opening hours of ${place.name} are not known.` };
  return undefined;
}

/** What a place is said to be where people drink, gamble or dance (editorial). */
const OF_THE_NIGHT = /\b(?:bars?|night ?clubs?|pubs?|nightlife|casinos?|cabaret|red[- ]light)\b/i;
const MAY_BE_OF_THE_NIGHT: readonly Place['categories'][number][] = ['neighbourhood', 'street', 'theatre', 'food'];

/** As the data describe it, and where children travel. */
function findNightly(
  { name, summary, categories }: Sight,
  party: FillRequest['party'],
): Omit<LeftOutPlace, 'place'> | undefined {
  const ages = childrenOf(party);
  if (ages.length === 0 || !MAY_BE_OF_THE_NIGHT.includes(categories[0])) return undefined;
  const word = OF_THE_NIGHT.exec(`${name} ${summary ?? ''}`)?.[0];
  if (word === undefined) return undefined;
  const who = ages.length === 1 ? `a child of ${ages[0] ?? ''}` : `children of ${ages.join(' and ')}`;
  return {
    reason: 'avoided',
    text: `${name} is described by its ${word.toLowerCase()}, which is nothing for ${who}. Ask for it by name to have it all the same.`,
  };
}

function isUnwantedByAll(category: Place['categories'][number], { persons, travelers }: FillRequest['party']): boolean {
  if (!persons?.some(({ avoid }) => avoid)) return false;
  return tastersOf({ persons, travelers }).every(({ avoid = [] }) => avoid.includes(category));
}
