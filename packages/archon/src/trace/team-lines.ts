import { canonicalJson } from '../events/canonical-json.ts';
import type { StoredEvent } from '../events/event.ts';
import { type Delivered, PLAN, SYNTHESIZE, type TeamPlan, type TeamRunEvent } from '../team/run/team-state.ts';
import type { TeamTask } from '../team/task.ts';
import { counted } from './plain-text.ts';
import { line, type TraceLine } from './trace-line.ts';

type Lines = readonly TraceLine[];

/** Reads the events of a team's run, which its first event tells; `undefined` for other runs. */
export function teamLinesOf(first: StoredEvent): ((event: StoredEvent) => Lines | undefined) | undefined {
  return first.type === 'team-asked' ? (event) => teamLines(event as StoredEvent<TeamRunEvent>) : undefined;
}

function teamLines({ type, content }: StoredEvent<TeamRunEvent>): Lines | undefined {
  switch (type) {
    case 'team-asked':
      return [line('heading', 'Team', content.query)];
    case 'task-requested': {
      const { task } = (content.query ?? {}) as { readonly task?: TeamTask };
      return task ? [line('quiet', `Begun ${task.id}`, task.description)] : [];
    }
    case 'task-progressed':
      return [line('quiet', `Note of ${nameOf(content.id)}`, content.note)];
    case 'task-completed':
      if (content.id === PLAN) return [planLine(content.result as TeamPlan)];
      if (content.id === SYNTHESIZE) return [{ ...line('end', 'Answer', String(content.result)), whole: true }];
      return deliveredLines(nameOf(content.id), content.result as Delivered);
    case 'task-failed':
      return [line('trouble', `Failed ${nameOf(content.id)}`, content.message)];
    default:
      return undefined;
  }
}

/** Of a task of the plan, what the plan calls it. */
function nameOf(id: string): string {
  return id.replace(/^task:/, '');
}

function planLine({ tasks }: TeamPlan): TraceLine {
  const told = tasks.map(({ id, capabilities = [], dependsOn = [] }) => {
    const by = capabilities.length === 0 ? '' : ` by ${capabilities.join(' and ')}`;
    return `${id}${by}${dependsOn.length === 0 ? '' : ` after ${dependsOn.join(' and ')}`}`;
  });
  return line('heading', 'Plan', tasks.length === 0 ? 'alone' : `${counted(tasks.length, 'task')}: ${told.join('; ')}`);
}

/** Who said what, and what was made of it where they said different things. */
function deliveredLines(name: string, { results, resolution, failure }: Delivered): Lines {
  return [
    ...results.map(({ agentId, result, confidence }) => {
      const sure = confidence === undefined ? '' : `, sure to ${confidence}`;
      return line('said', `Done ${name}`, `${agentId}${sure}: ${result.content}`);
    }),
    ...(resolution && resolution.by !== 'agreement'
      ? [
          line(
            'said',
            `Settled ${name}`,
            `by ${resolution.by}: ${canonicalJson(resolution.value)}, against ${resolution.dissent.join(', ') || 'nobody'}`,
          ),
        ]
      : []),
    ...(failure === undefined ? [] : [line('trouble', `Failed ${name}`, failure)]),
  ];
}
