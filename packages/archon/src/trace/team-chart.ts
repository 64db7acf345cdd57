import type { StoredEvent } from '../events/event.ts';
import { teamCore, type TeamRunEvent, type TeamState } from '../team/run/team-state.ts';
import type { TeamTask } from '../team/task.ts';
import { escaped, nodeId, STATUS_STYLES } from './mermaid-text.ts';

/** A team's run as a Mermaid flowchart: its tasks, who has done each, how far each has come, and what settled a disagreement. */
export function teamChart(events: readonly StoredEvent[]): string {
  const state = (events as readonly StoredEvent<TeamRunEvent>[]).reduce<TeamState>(
    (before, event) => teamCore.evolve(before, event),
    teamCore.initial(''),
  );
  const tasks = state.plan?.tasks ?? [];
  const needed = new Set(tasks.flatMap(({ dependsOn = [] }) => dependsOn));
  const last = tasks.filter(({ id }) => !needed.has(id)).map(({ id }) => idOf(id));
  const end = state.answer ?? state.failure;
  const lines = [
    'flowchart TD',
    `  task(["${escaped(state.query)}"])`,
    ...tasks.map((task) => `  ${idOf(task.id)}["${labelOf(task, state)}"]${styleOf(task, state)}`),
    ...tasks.flatMap(({ id, dependsOn = [] }) =>
      (dependsOn.length === 0 ? ['task'] : dependsOn.map(idOf)).map((from) => `  ${from} --> ${idOf(id)}`),
    ),
    ...(end === undefined
      ? []
      : [
          `  stop(["${escaped(end)}"]):::${state.failure === undefined ? 'completed' : 'failed'}`,
          ...(last.length === 0 ? ['task'] : last).map((from) => `  ${from} --> stop`),
        ]),
    ...STATUS_STYLES,
  ];
  return `${lines.join('\n')}\n`;
}

function idOf(id: string): string {
  return nodeId('t_', id);
}

/** The task, and who has done it; where they did not agree, by what it was settled. */
function labelOf({ id, description }: TeamTask, { outcomes }: TeamState): string {
  const { results = [], resolution } = outcomes[id] ?? {};
  const by = results.map(({ agentId }) => agentId).join(', ');
  const settled = resolution && resolution.by !== 'agreement' ? `, settled by ${resolution.by}` : '';
  return by === ''
    ? escaped(`${id}: ${description}`)
    : `${escaped(`${id}: ${description}`)}<br/>${escaped(by + settled)}`;
}

function styleOf({ id }: TeamTask, { outcomes, asked }: TeamState): string {
  const outcome = outcomes[id];
  if (outcome) return outcome.failure === undefined ? ':::completed' : ':::failed';
  return asked.some((each) => each.id === `task:${id}`) ? ':::executing' : '';
}
