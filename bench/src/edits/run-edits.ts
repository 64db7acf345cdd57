import { seededRandom } from '@wayfarer/archon/testing';
import { applyEdit, type Edit, type EditablePlan, type EditType } from '@wayfarer/edits';
import { minute } from '@wayfarer/trip/clock';

import { checkDone } from './check-outcome.ts';
import { randomEdit } from './random-edit.ts';

/** What came of one type of edit. */
export interface Tally {
  done: number;
  moved: number;
  unchanged: number;
  refused: number;
  remedied: number;
  readonly ms: number[];
}

export interface EditRun {
  readonly edits: number;
  readonly faults: readonly string[];
  readonly tallies: ReadonlyMap<EditType, Tally>;
}

/** So many edits follow one another on a plan before it is as it was chosen again. */
const CHAIN = 25;
/** Of refusals, so many have their remedies applied once more. */
const REMEDIES_CHECKED = 0.2;

/** Random edits in chains over the plans, each outcome checked. */
export function runEdits(
  plans: readonly EditablePlan[],
  { edits, seed, effort }: { readonly edits: number; readonly seed: number; readonly effort: number },
): EditRun {
  const random = seededRandom(seed);
  const faults: string[] = [];
  const tallies = new Map<EditType, Tally>();
  let plan = plans[0] as EditablePlan;
  for (let number = 0; number < edits; number += 1) {
    if (number % CHAIN === 0) plan = started(plans[Math.floor(random() * plans.length)] as EditablePlan, random);
    const edit = randomEdit(plan, random);
    const text = JSON.stringify(plan);
    const start = process.cpuUsage();
    const outcome = tried(plan, edit, { effort });
    const spent = process.cpuUsage(start);
    const tally = tallyOf(tallies, edit.type);
    tally.ms.push((spent.user + spent.system) / 1000);
    const found: string[] = [];
    if (JSON.stringify(plan) !== text) found.push('the plan that was edited has changed');
    if (outcome instanceof Error) found.push(`thrown: ${outcome.stack ?? outcome.message}`);
    else if (outcome.kind === 'unchanged') tally.unchanged += 1;
    else if (outcome.kind === 'refused') {
      tally.refused += 1;
      if (outcome.remedies.length > 0) tally.remedied += 1;
      if (random() < REMEDIES_CHECKED)
        for (const remedy of outcome.remedies) {
          const again = applyEdit(plan, remedy.edit, { effort });
          if (again.kind !== 'done') found.push(`remedy: ${JSON.stringify(remedy.edit)} is ${again.kind}`);
        }
    } else {
      tally.done += 1;
      if (outcome.moved.length > 0) tally.moved += 1;
      found.push(...checkDone(plan, edit, outcome));
      plan = outcome.plan;
    }
    faults.push(...found.map((fault) => `#${number} ${JSON.stringify(edit)}: ${fault}`));
  }
  return { edits, faults, tallies };
}

function tried(
  plan: EditablePlan,
  edit: Edit,
  options: { readonly effort: number },
): ReturnType<typeof applyEdit> | Error {
  try {
    return applyEdit(plan, edit, options);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function tallyOf(tallies: Map<EditType, Tally>, type: EditType): Tally {
  const known = tallies.get(type) ?? { done: 0, moved: 0, unchanged: 0, refused: 0, remedied: 0, ms: [] };
  tallies.set(type, known);
  return known;
}

/** One trip in four is under way; one in four has something given up and something closed. */
function started(plan: EditablePlan, random: () => number): EditablePlan {
  const stops = plan.days.flatMap(({ date, visits }) =>
    visits.filter(({ kind }) => kind === 'place' || kind === 'meal').map((visit) => ({ date, visit })),
  );
  const at = stops[Math.floor(random() * stops.length)];
  const isUnderWay = random() < 0.25 && at;
  const visited = isUnderWay ? stops.slice(0, stops.indexOf(at)).map(({ visit }) => visit.id) : [];
  const isMarred = random() < 0.25;
  const ideas = plan.leftOut.map(({ place }) => place);
  return {
    ...plan,
    visited,
    now: isUnderWay ? { date: at.date, time: minute(at.visit.arrive) } : null,
    skipped: isMarred ? ideas.slice(0, 3) : [],
    closed: isMarred && at ? ideas.slice(3, 6).map((place) => ({ place, date: at.date })) : [],
  };
}
