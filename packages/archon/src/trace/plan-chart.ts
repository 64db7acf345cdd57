import type { StoredEvent } from '../events/event.ts';
import type { AgentTaskEvent } from '../plan/task-event.ts';
import { evolveTask, newTaskRecord, type PlanRecord, type TaskRecord } from '../plan/task-record.ts';
import { escaped, nodeId, STATUS_STYLES } from './mermaid-text.ts';

/** A task as a Mermaid flowchart: each of its plans as a graph, how far every subtask has come, and why a plan was given up. */
export function planChart(events: readonly StoredEvent[]): string {
  const record = (events as readonly StoredEvent<AgentTaskEvent>[]).reduce<TaskRecord>(
    evolveTask,
    newTaskRecord(events[0]?.runId ?? ''),
  );
  const { received, plans, end, clarifications } = record;
  const asked = clarifications.at(-1);
  const lines = [
    'flowchart TD',
    `  task(["${escaped(received?.originalQuery ?? record.runId)}"])`,
    ...plans.flatMap((plan) => planLines(plan)),
    ...plans.map(({ version }) => `  ${version === 1 ? 'task' : `plan${version - 1}`} --> plan${version}`),
    ...(asked && asked.answer === undefined
      ? [`  ask{{"${escaped(asked.question)}"}}:::executing`, '  task --> ask']
      : []),
    ...(end ? endLines(end, plans.length) : []),
    ...STATUS_STYLES,
  ];
  return `${lines.join('\n')}\n`;
}

function planLines({ version, subtasks, plan, failure }: PlanRecord): readonly string[] {
  const idOf = (id: string): string => nodeId(`p${version}_`, id);
  const title = failure ? `Plan ${version}, given up: ${failure.reason}, ${failure.subtask}` : `Plan ${version}`;
  const boxes = subtasks.map(({ id, description, status }) => {
    const mark = plan.critical.includes(id) ? '! ' : '';
    return `    ${idOf(id)}["${escaped(`${mark}${id}: ${description}`)}"]${status === 'pending' ? '' : `:::${status}`}`;
  });
  const arrows = subtasks.flatMap(({ id, dependencies, optionalDependencies }) => [
    ...dependencies.map((needed) => `    ${idOf(needed)} --> ${idOf(id)}`),
    ...optionalDependencies.map((needed) => `    ${idOf(needed)} -.-> ${idOf(id)}`),
  ]);
  return [`  subgraph plan${version} ["${escaped(title)}"]`, ...boxes, ...arrows, '  end'];
}

function endLines({ ok, answer }: NonNullable<TaskRecord['end']>, plans: number): readonly string[] {
  return [
    `  stop(["${escaped(answer)}"]):::${ok ? 'completed' : 'failed'}`,
    `  ${plans === 0 ? 'task' : `plan${plans}`} --> stop`,
  ];
}
