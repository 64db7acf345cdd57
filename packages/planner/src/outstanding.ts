import type { ArrangeQuery } from './compose/arrange-options.ts';
import { findFindings, findOthers } from './findings.ts';
import type { PlacesQuery } from './ports/specialists.ts';
import { findTask, listChanges, type PlanningState, type TaskState } from './state.ts';

/**
 * The tasks that are waited for, each with the whole of what it is asked. The log keeps what was found once, with whoever
 * found it; what is to be arranged is put together from there.
 */
export function listOutstanding(state: PlanningState): readonly TaskState[] {
  return state.tasks.flatMap((task) => {
    if (!isWaitedFor(state, task)) return [];
    if (task.task === 'compose')
      return [{ ...task, query: { ...(task.query as PlacesQuery), others: findOthers(state) } }];
    if (task.task !== 'arrange') return [task];
    const query = toArrangeQuery(state);
    return query ? [{ ...task, query }] : [];
  });
}

/** Work for wishes that have changed since is not, nor are trips to choose from while something else is being asked. */
function isWaitedFor(state: PlanningState, { id, task, status }: TaskState): boolean {
  if (status !== 'pending' && status !== 'running') return false;
  if (task === 'understand' || task === 'fetch' || task === 'rides' || task === 'walk') return true;
  return findTask(state, task)?.id === id && (task !== 'arrange' || state.mode === 'DISPATCH');
}

function toArrangeQuery(state: PlanningState): ArrangeQuery | undefined {
  const findings = findFindings(state);
  const { version, seed, facts } = state;
  const changed = state.chosen ? { changed: listChanges(state).map(({ name }) => name) } : {};
  const heard = toHeard(state.hints);
  return findings && { version, seed, facts, findings, ...(heard && { heard }), ...changed };
}

/** Nothing where nothing of the kind was said, so that the same request stays the same. */
function toHeard({ eaters, foods, missing, rests }: PlanningState['hints']): ArrangeQuery['heard'] {
  const heard = {
    ...(eaters && { eaters }),
    ...(foods && { foods }),
    ...(missing && { missing }),
    ...(rests && { rests }),
  };
  return Object.keys(heard).length > 0 ? heard : undefined;
}
