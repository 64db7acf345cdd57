import { type BrainRequest, type Gazetteer, textsIn } from '@wayfarer/language';

import { decline, permit, type PlannerCommand, reject, say, select } from './commands.ts';
import type { Arrangement } from './compose/arrange-options.ts';
import { type PlannerEvent, plannerEvent } from './events.ts';
import { draw, drawConclusions } from './modes/conclude.ts';
import { dispatchArrange, dispatchCompose } from './modes/dispatch.ts';
import { understandFetched } from './modes/fetch.ts';
import { finalize } from './modes/finalize.ts';
import { findFailure, findFetchEnded, findTask, type PlanningState, type TaskState } from './state.ts';

/** What the traveller's command leads to at once. */
export function decidePlanning(
  state: PlanningState,
  command: PlannerCommand,
  gazetteer: Gazetteer,
): readonly PlannerEvent[] {
  switch (command.type) {
    case 'create':
      return [plannerEvent('trip-created', { seed: command.seed }, 'traveller')];
    case 'say':
      return say(state, command);
    case 'select':
      return select(state, command.option);
    case 'permit':
      return permit(state, command.autonomy, gazetteer);
    case 'decline':
      return decline(state);
    case 'reject':
      return reject(state);
  }
}

/** What follows by itself: from a message that was read, from specialists that have answered. */
export function proceedPlanning(state: PlanningState, gazetteer: Gazetteer): readonly PlannerEvent[] {
  if (state.unconcluded !== null) return drawConclusions(state, gazetteer);
  const ended = findFetchEnded(state);
  if (ended) return concludeFetch(state, ended, gazetteer);
  if (state.mode !== 'DISPATCH') return [];
  const specialists = (['transport', 'stay', 'food'] as const).map((task) => findTask(state, task)?.status);
  if (!specialists.every((status) => status === 'completed' || status === 'failed')) return [];
  const failure = findFailure(state);
  if (failure) return reportFailure(state, failure);
  const compose = findTask(state, 'compose');
  if (!compose) return dispatchCompose(state);
  if (compose.status !== 'completed') return [];
  const arrange = findTask(state, 'arrange');
  if (!arrange) return dispatchArrange(state);
  return arrange.status === 'completed' ? finalize(state, arrange.result as Arrangement) : [];
}

/** The conversation goes on as of the last message. */
function concludeFetch(state: PlanningState, ended: TaskState, gazetteer: Gazetteer): readonly PlannerEvent[] {
  const asked = state.tasks.findLast(({ task }) => task === 'understand')?.query as BrainRequest;
  return [
    plannerEvent('city-fetch-concluded', { task: ended.id }),
    ...draw(state, understandFetched(state, ended), { query: asked, gazetteer, isReply: false }),
  ];
}

/** Said once: the mode goes back to where an answer is expected. */
function reportFailure({ version, hints }: PlanningState, { task, problem }: TaskState): readonly PlannerEvent[] {
  const { failed } = textsIn(hints.language ?? 'en').plans;
  const what = task === 'compose' || task === 'arrange' ? failed[task] : failed.other;
  return [
    plannerEvent('mode-changed', { mode: 'CONFIRM' }),
    plannerEvent('message-sent', {
      text: failed.again(what, version, problem ?? failed.noReason),
    }),
  ];
}
