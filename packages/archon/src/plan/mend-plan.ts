import { pathsIn, rootOf } from '../template.ts';
import { MOST_SUBTASKS, type PlanSurroundings } from './check-plan.ts';
import { dagOf, findCycle, prerequisitesOf } from './graph.ts';
import { SubTask } from './sub-task.ts';

/** A plan made fit to be executed, and what had to be done for that, a sentence each. */
export interface MendedPlan {
  readonly subtasks: readonly SubTask[];
  readonly notes: readonly string[];
}

/** Words of a description of a step so small that it is none of its own. */
const NANO_WORDS = 6;

/**
 * Mends what can be mended without asking: what waits for nothing that exists no longer waits, circles are broken at their
 * weakest link, and crumbs are put together.
 */
export function mendPlan(subtasks: readonly SubTask[], { known }: PlanSurroundings): MendedPlan {
  const notes: string[] = [];
  const unique = subtasks.filter((subtask, place) => subtasks.findIndex(({ id }) => id === subtask.id) === place);
  const ids = [...unique.map(({ id }) => id), ...known];
  const held = unique.map((subtask) => {
    const stray = prerequisitesOf(subtask).filter((id) => !ids.includes(id));
    if (stray.length === 0) return subtask;
    notes.push(`"${subtask.id}" no longer waits for ${listed(stray)}, which does not exist.`);
    return withoutDependencies(subtask, stray);
  });
  return { subtasks: mergeCrumbs(breakCycles(held, notes), notes), notes };
}

/** A plan that is sound but too fine: crumbs are put together. */
export function mergeCrumbs(subtasks: readonly SubTask[], notes: string[]): readonly SubTask[] {
  let merged = subtasks;
  const crumbs = new Set(subtasks.filter(isNano).map(({ id }) => id));
  for (;;) {
    const dag = dagOf(merged);
    const all = merged;
    const isTooMany = merged.length > MOST_SUBTASKS;
    const second = merged.find((subtask) => {
      const [before, ...others] = prerequisitesOf(subtask);
      const first = all.find(({ id }) => id === before);
      return (
        first &&
        others.length === 0 &&
        dag[first.id]?.length === 1 &&
        areAlike(first, subtask) &&
        (isTooMany || (crumbs.has(first.id) && crumbs.has(subtask.id)))
      );
    });
    const first = second && merged.find(({ id }) => id === prerequisitesOf(second)[0]);
    if (!first || !second) return merged;
    notes.push(`"${first.id}" and "${second.id}" are one step.`);
    const together = joined(first, second);
    merged = merged.flatMap((subtask) => (subtask === first ? [] : subtask === second ? [together] : [subtask]));
  }
}

/** Steps of the same tool, one right after the other, whose arguments are not settled yet. */
function areAlike(first: SubTask, second: SubTask): boolean {
  if (first.toolName !== second.toolName || first.toolArgs || second.toolArgs) return false;
  return first.status === 'pending' && !first.outputSchema && !first.policy && !second.policy;
}

/** Of thinking, a few words may say a lot. */
function isNano({ description, toolName }: SubTask): boolean {
  return toolName !== undefined && description.trim().split(/\s+/).length <= NANO_WORDS;
}

/** It goes by the second's id, which is what others depend on. */
function joined(first: SubTask, second: SubTask): SubTask {
  const before = new RegExp(String.raw`\{\{\s*${first.id}[^}]*\}\}`, 'g');
  return new SubTask({
    ...second,
    description: `${first.description.replace(/\.$/, '')}; then ${second.description.replaceAll(before, 'the result')}`,
    dependencies: first.dependencies,
    optionalDependencies: first.optionalDependencies,
  });
}

function breakCycles(subtasks: readonly SubTask[], notes: string[]): readonly SubTask[] {
  let mended = subtasks;
  for (let cycle = findCycle(mended); cycle; cycle = findCycle(mended)) {
    const all = mended;
    const links = cycle.map((id, place) => {
      const needed = cycle?.[(place + 1) % cycle.length] ?? id;
      const subtask = all.find((each) => each.id === id);
      return {
        id,
        needed,
        strength: subtask
          ? strengthOf(
              subtask,
              all.find((each) => each.id === needed),
            )
          : 0,
      };
    });
    const [weakest] = links.toSorted((left, right) => left.strength - right.strength);
    if (!weakest) return mended;
    notes.push(`"${weakest.id}" no longer waits for "${weakest.needed}": they waited for one another in a circle.`);
    mended = mended.map((subtask) =>
      subtask.id === weakest.id ? withoutDependencies(subtask, [weakest.needed]) : subtask,
    );
  }
  return mended;
}

/** How much a subtask has to do with what it waits for: it uses its result, or at least the same words. */
function strengthOf(subtask: SubTask, needed: SubTask | undefined): number {
  if (!needed) return 0;
  const isUsed = pathsIn([subtask.description, subtask.toolArgs]).some((path) => rootOf(path) === needed.id);
  const words = wordsOf(needed.description);
  const shared = [...wordsOf(subtask.description)].filter((word) => words.has(word)).length;
  return (isUsed ? 1_000 : 0) + shared;
}

/** Words of at least four letters. */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}{4,}/gu));
}

function withoutDependencies(subtask: SubTask, gone: readonly string[]): SubTask {
  const kept = (ids: readonly string[]): readonly string[] => ids.filter((id) => !gone.includes(id));
  return new SubTask({
    ...subtask,
    dependencies: kept(subtask.dependencies),
    optionalDependencies: kept(subtask.optionalDependencies),
  });
}

function listed(ids: readonly string[]): string {
  return ids.map((id) => `"${id}"`).join(', ');
}
