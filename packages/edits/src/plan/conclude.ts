import { isSameData, type LeftOutPlace, type PlaceId } from '@wayfarer/trip';

import type { EditablePlan } from '../editable-plan.ts';
import { withLeftOut, withoutLeftOut } from '../left-out.ts';
import type { EditOutcome } from '../outcome.ts';
import { changed, type EditContext, isStop } from './context.ts';
import { type Answer, type Draft } from './draft.ts';
import { findNewReasons } from './judge.ts';
import { listMoves } from './moves.ts';
import { acceptsMoreVisits, withWantedVisits } from './wanted-visits.ts';
import { withWaysInWords } from './ways-in-words.ts';

/** The last word on an edit: a draft is judged as a whole, and what it moved is named. Remedies come later. */
export function conclude(before: EditContext, answer: Answer): EditOutcome {
  if (answer.kind === 'unchanged') return answer;
  if (answer.kind === 'refused') return { ...answer, remedies: [] };
  const kept = withWaysInWords(before, keepTheBooks(before, answer));
  const after = answer.accepts === acceptsMoreVisits ? withWantedVisits(before, kept) : kept;
  const [first, ...rest] = findNewReasons(before, after, answer.accepts);
  if (first) return { kind: 'refused', reasons: [first, ...rest], remedies: [] };
  if (isSameData(before.plan, after.plan)) return { kind: 'unchanged' };
  const moves = listMoves(before.plan.days, after.plan.days);
  const isNamed = ({ place }: { readonly place: PlaceId }): boolean => answer.named.includes(place);
  return {
    kind: 'done',
    plan: after.plan,
    asked: [...moves.filter(isNamed), ...(answer.anchors ?? [])],
    moved: moves.filter((move) => !isNamed(move)),
  };
}

/** Who left the plan is an idea from now on, and who came in is none any more, nor given up. */
function keepTheBooks(before: EditContext, { after, out = [] }: Draft): EditContext {
  const was = listPlaces(before.plan);
  const is = listPlaces(after.plan);
  const gone = [...was].filter((place) => !is.has(place));
  const come = [...is].filter((place) => !was.has(place));
  if (gone.length === 0 && come.length === 0) return after;
  const kept = come.reduce<readonly LeftOutPlace[]>(withoutLeftOut, after.plan.leftOut);
  const leftOut = gone.reduce((list, place) => withLeftOut(list, entryOf(place, out)), kept);
  const skipped = after.plan.skipped.filter((place) => !come.includes(place));
  return changed(after, {
    leftOut,
    skipped: skipped.length === after.plan.skipped.length ? after.plan.skipped : skipped,
  });
}

function listPlaces({ days }: EditablePlan): ReadonlySet<PlaceId> {
  return new Set(days.flatMap(({ visits }) => visits.filter(isStop).map(({ place }) => place)));
}

function entryOf(place: PlaceId, out: readonly LeftOutPlace[]): LeftOutPlace {
  return out.find((entry) => entry.place === place) ?? { place, reason: 'taken-out', text: 'You took it out.' };
}
