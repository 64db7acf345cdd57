import { canonicalJson } from '../events/canonical-json.ts';
import type { RunSummary } from '../events/event-log.ts';
import type { StoredEvent } from '../events/event.ts';
import type { LoopEvent } from '../loop/loop-event.ts';
import { escaped, nodeId } from './mermaid-text.ts';
import { planChart } from './plan-chart.ts';
import { teamChart } from './team-chart.ts';
import { workflowChart } from './workflow-chart.ts';

/**
 * A run as a Mermaid flowchart. Of the loop: its task, its steps, the tool calls of each, how it ended, and the runs that it
 * started. Of a workflow: its steps as they were laid out, with how far each has come. Of an agent's task: its plans likewise. Of a team: its tasks, and who has done them.
 *
 * @param events - A run, from its first event.
 * @param children - Runs that name it as parent: `log.listRuns({ parent })`.
 */
export function toMermaid(events: readonly StoredEvent[], children: readonly RunSummary[] = []): string {
  if (events[0]?.type === 'workflow-started') return workflowChart(events);
  if (events[0]?.type === 'task-received') return planChart(events);
  if (events[0]?.type === 'team-asked') return teamChart(events);
  const chart = new Chart();
  chart.box('task', `Run ${events[0]?.runId ?? ''}`);
  for (const event of events as readonly StoredEvent<LoopEvent>[]) chart.add(event);
  for (const [index, child] of children.entries()) {
    chart.box(`run${index + 1}`, `${child.type} ${child.id}`);
    chart.arrow('task', `run${index + 1}`, '-.->');
  }
  return chart.toString();
}

class Chart {
  readonly #lines = ['flowchart TD'];
  /** Boxes that lead to the next step. */
  #open: readonly string[] = ['task'];
  #step = '';

  add(event: StoredEvent<LoopEvent>): void {
    switch (event.type) {
      case 'subtask-started':
        this.box('task', event.content.subtask.description);
        return;
      case 'model-replied':
        this.#next(`step${event.content.step}`, `Step ${event.content.step}`);
        return;
      case 'thought-recorded':
        this.box(this.#step, `${event.content.step}: ${event.content.thought}`);
        return;
      case 'action-chosen':
        this.#branch(
          event.content.calls.map(({ id, tool, arguments: args }) => [id, `${tool} ${canonicalJson(args)}`]),
        );
        return;
      case 'tool-executed':
        this.#mark(event.content);
        return;
      case 'subtask-finished':
      case 'run-suspended':
        this.#next('stop', `${String(event.content.result.metadata.stopReason)}: ${event.content.result.content}`);
        return;
      default:
        return;
    }
  }

  box(id: string, text: string): void {
    this.#lines.push(`  ${id}["${escaped(text)}"]`);
  }

  arrow(from: string, to: string, arrow = '-->'): void {
    this.#lines.push(`  ${from} ${arrow} ${to}`);
  }

  toString(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  #next(id: string, text: string): void {
    this.box(id, text);
    for (const before of this.#open) this.arrow(before, id);
    this.#open = [id];
    this.#step = id;
  }

  /** Calls that were made side by side. */
  #branch(calls: readonly (readonly [id: string, text: string])[]): void {
    for (const [id, text] of calls) {
      this.box(nodeId('call', id), text);
      this.arrow(this.#step, nodeId('call', id));
    }
    this.#open = calls.map(([id]) => nodeId('call', id));
  }

  /** A call that another tool made hangs below it; one that failed looks so. */
  #mark({ id, tool, result }: Extract<LoopEvent, { type: 'tool-executed' }>['content']): void {
    if (id.split('.').length > 2) {
      this.box(nodeId('call', id), tool);
      this.arrow(nodeId('call', id.slice(0, id.lastIndexOf('.'))), nodeId('call', id), '-.->');
    }
    if (result.status !== 'success') this.#lines.push(`  style ${nodeId('call', id)} stroke:#b00,stroke-dasharray:4`);
  }
}
