import { canonicalJson } from '../events/canonical-json.ts';
import type { StoredEvent } from '../events/event.ts';
import type { AgentTaskEvent } from '../plan/task-event.ts';
import type { WorkflowEvent } from '../workflow/workflow-event.ts';
import { counted } from './plain-text.ts';
import { line, type TraceLine } from './trace-line.ts';

type Lines = readonly TraceLine[];

/** Reads the events of a run that is a workflow's or a task's, which its first event tells; `undefined` for other runs. */
export function taskLinesOf(first: StoredEvent): ((event: StoredEvent) => Lines | undefined) | undefined {
  // Other runs may ask questions and request tasks of their own.
  if (first.type !== 'workflow-started' && first.type !== 'task-received') return undefined;
  return (event) =>
    workflowLines(event as StoredEvent<WorkflowEvent>) ?? planLines(event as StoredEvent<AgentTaskEvent>);
}

function workflowLines({ type, author, content }: StoredEvent<WorkflowEvent>): Lines | undefined {
  switch (type) {
    case 'workflow-started':
      return [
        line('heading', 'Workflow', `${content.workflow}, version ${content.version}`),
        line('said', 'Input', canonicalJson(content.input)),
      ];
    case 'branch-chosen':
      return [line('said', `Branch of ${content.id}`, content.branch)];
    case 'question-asked':
      return [
        line(
          'heading',
          `Question ${content.id}`,
          [content.question, ...content.options.map((option, place) => `${place}: ${option}`)].join('\n'),
        ),
      ];
    case 'question-answered':
      return [line('said', `Answer to ${content.id}`, `${author}: ${canonicalJson(content.answer)}`)];
    case 'workflow-cancelled':
      return [line('trouble', 'Cancelled', `by ${author}: ${content.reason}`)];
    case 'workflow-completed':
      return [
        line(
          'heading',
          'Completed',
          content.leftOut.map(({ step, message }) => `without ${step}: ${message}`).join('\n') || 'whole',
        ),
      ];
    case 'workflow-failed':
      return [
        line('heading', 'Failed', `at ${content.step}: ${content.message}`),
        ...(content.notUndone.length === 0 ? [] : [line('trouble', 'Not undone', content.notUndone.join(', '))]),
      ];
    case 'task-requested':
      return [line('quiet', `Begun ${content.id}`, content.task)];
    case 'task-progressed':
      return [line('quiet', `Note of ${content.id}`, content.note)];
    case 'task-completed':
      return [
        line(
          'said',
          `Done ${content.id}`,
          typeof content.result === 'string' ? content.result : canonicalJson(content.result),
        ),
      ];
    case 'task-failed':
      return [line('trouble', `Failed ${content.id}`, content.message)];
    default:
      return undefined;
  }
}

function planLines({ type, author, content }: StoredEvent<AgentTaskEvent>): Lines | undefined {
  switch (type) {
    case 'task-received':
      return [line('heading', 'Task', content.originalQuery)];
    case 'plan-made': {
      const { executionOrder, critical } = content.plan;
      const order = executionOrder.map((id) => (critical.includes(id) ? `${id} (critical)` : id));
      return [
        line(
          'heading',
          `Plan ${content.version}`,
          `${content.goal} ${counted(order.length, 'subtask')}: ${order.join(', ')}`,
        ),
        ...content.notes.map((note) => line('trouble', 'Mended', note)),
      ];
    }
    case 'plan-refused':
      return [line('trouble', `Plan ${content.version} refused`, content.problems.join('\n'))];
    case 'plan-given-up':
      return [
        line(
          'trouble',
          `Plan ${content.version} given up`,
          `${content.reason}: "${content.subtask}": ${content.message}`,
        ),
      ];
    case 'clarification-asked':
      return [line('heading', 'Question', content.question)];
    case 'clarification-given':
      return [line('said', 'Answer', `${author}: ${content.answer}`)];
    case 'dependency-relaxed':
      return [line('trouble', 'Goes on', `${content.subtask} without ${content.missing.join(', ')}`)];
    case 'subtask-reopened':
      return [line('trouble', 'Done again', `${content.subtask}, for ${content.wantedBy} needs ${content.missing}`)];
    case 'task-resumed':
      return [line('heading', 'Resumed', 'asked for again')];
    case 'task-cancelled':
      return [line('trouble', 'Given up', `by ${author}: ${content.reason}`)];
    case 'task-answered':
      return [{ ...line('end', 'Answer', content.answer), whole: true }];
    case 'task-abandoned':
      return [
        line('heading', 'Abandoned', content.reason),
        { ...line('end', 'Best there is', content.answer), whole: true },
      ];
    default:
      return undefined;
  }
}
