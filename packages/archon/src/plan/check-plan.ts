import { nearest } from '../nearest.ts';
import { pathsIn, rootOf } from '../template.ts';
import { dagOf, descendantsOf, findCycle, prerequisitesOf } from './graph.ts';
import type { SubTask } from './sub-task.ts';

/** More subtasks than this are taken for a plan that was broken into crumbs. */
export const MOST_SUBTASKS = 20;

/** What a plan is checked against. */
export interface PlanSurroundings {
  /** Names of the tools there are. */
  readonly tools: readonly string[];
  /** Keys that are known before the plan begins: finished subtasks and what was known at the start. */
  readonly known: readonly string[];
}

/** Everything that keeps a plan from being executed, a sentence each, for the model or person who wrote it. */
export function problemsOf(subtasks: readonly SubTask[], { tools, known }: PlanSurroundings): readonly string[] {
  const ids = subtasks.map(({ id }) => id);
  const problems = [
    ...(subtasks.length === 0 && known.length === 0 ? ['The plan has no subtask.'] : []),
    ...subtasks.flatMap((subtask) => ownProblems(subtask, tools)),
    ...repeated(ids).map((id) => `Two subtasks are called "${id}"; give each an id of its own.`),
    ...subtasks.flatMap((subtask) => orphanProblems(subtask, [...ids, ...known])),
  ];
  const cycle = findCycle(subtasks);
  if (cycle) {
    const chain = [...cycle, cycle[0]].map((id) => `"${id}"`).join(' waits for ');
    problems.push(`Subtasks wait for one another in a circle: ${chain}. Take one of these dependencies away.`);
  } else {
    problems.push(...subtasks.flatMap((subtask) => contextProblems(subtask, subtasks, known)));
  }
  if (subtasks.length > MOST_SUBTASKS) {
    problems.push(
      `The plan has ${subtasks.length} subtasks, more than ${MOST_SUBTASKS}: put steps together that make sense only together.`,
    );
  }
  return problems;
}

function ownProblems({ id, description, toolName, toolArgs }: SubTask, tools: readonly string[]): readonly string[] {
  const meant = toolName === undefined ? undefined : nearest(toolName, tools);
  return [
    ...(/^[A-Za-z_][\w-]{0,63}$/.test(id)
      ? []
      : [`${JSON.stringify(id)} is no id: letters, digits, "_" and "-", a letter first.`]),
    ...(description.trim() === '' ? [`"${id}" has no description.`] : []),
    ...(toolName === undefined || tools.includes(toolName)
      ? []
      : [
          `"${id}" wants the tool "${toolName}", which does not exist.${meant === undefined ? '' : ` Did you mean "${meant}"?`} Tools there are: ${tools.join(', ') || 'none'}.`,
        ]),
    ...(toolName === undefined && toolArgs !== undefined ? [`"${id}" has arguments but no tool.`] : []),
  ];
}

function orphanProblems(subtask: SubTask, ids: readonly string[]): readonly string[] {
  return prerequisitesOf(subtask)
    .filter((needed) => !ids.includes(needed))
    .map((needed) => {
      const meant = nearest(needed, ids);
      return `"${subtask.id}" depends on "${needed}", which does not exist.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`;
    });
}

/** What is read from a subtask that has not run for sure by then would be missing. */
function contextProblems(subtask: SubTask, subtasks: readonly SubTask[], known: readonly string[]): readonly string[] {
  const dag = dagOf(subtasks);
  const roots = new Set(pathsIn([subtask.description, subtask.toolArgs]).map(rootOf));
  return [...roots]
    .filter((root) => !known.includes(root) && !descendantsOf(dag, root).has(subtask.id))
    .map((root) =>
      Object.hasOwn(dag, root)
        ? `"${subtask.id}" uses the result of "${root}" but does not depend on it.`
        : `"${subtask.id}" uses {{${root}}}, which nothing provides.`,
    );
}

function repeated(ids: readonly string[]): readonly string[] {
  return [...new Set(ids.filter((id, place) => ids.indexOf(id) !== place))];
}
