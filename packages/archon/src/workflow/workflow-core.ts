import { MisuseError } from '../errors.ts';
import { canonicalJson } from '../events/canonical-json.ts';
import type { Decider } from '../events/decider.ts';
import type { StoredEvent } from '../events/event.ts';
import type { WorkflowDefinition } from './define-workflow.ts';
import { ChangedWorkflowError, UnknownQuestionError } from './errors.ts';
import { evolveFacts, type Facts, noFacts } from './facts.ts';
import type { WorkflowState } from './flow-node.ts';
import { listNamed, type Outline } from './outline.ts';
import { walk, type Walked } from './walk.ts';
import type { PersonAnswer, WorkflowEvent } from './workflow-event.ts';

export type WorkflowCommand =
  | { readonly type: 'start'; readonly input: WorkflowState }
  | { readonly type: 'answer'; readonly question: string; readonly answer: PersonAnswer }
  | { readonly type: 'cancel'; readonly reason: string; readonly by: string };

/** What the run engine, and whoever shows a run, need to know of a workflow. */
export interface WorkflowCore extends Decider<Facts, WorkflowCommand, WorkflowEvent> {
  walked(facts: Facts): Walked;
}

/** A workflow as a pure core: facts in, events out. */
export function workflowCore(definition: WorkflowDefinition<never, never, never>): WorkflowCore {
  const { name, flow } = definition;
  const known = new WeakMap<Facts, Walked>();
  const walked = (facts: Facts): Walked => {
    const before = known.get(facts) ?? walk(flow, facts);
    known.set(facts, before);
    return before;
  };
  const isUnderWay = ({ workflow, end }: Facts): boolean => workflow !== undefined && end === undefined;
  return {
    walked,
    initial: noFacts,
    evolve(facts, event) {
      if (event.type === 'workflow-started') assertSame(definition, event);
      return evolveFacts(facts, event);
    },
    decide(facts, command) {
      switch (command.type) {
        case 'start':
          return start(definition, facts, command.input);
        case 'answer':
          return answer(facts, walked(facts), command);
        case 'cancel':
          if (!isUnderWay(facts) || facts.cancelled !== undefined) return [];
          return [{ type: 'workflow-cancelled', version: 1, author: command.by, content: { reason: command.reason } }];
      }
    },
    proceed(facts) {
      if (!isUnderWay(facts)) return [];
      const { events, standing, leftOut, notUndone } = walked(facts);
      if (standing.at === 'done') {
        return [...events, { type: 'workflow-completed', version: 1, author: name, content: { leftOut } }];
      }
      if (standing.at === 'waiting') return events;
      const content = { ...standing.failure, notUndone };
      return [...events, { type: 'workflow-failed', version: 1, author: name, content }];
    },
    pendingTasks: (facts) => (isUnderWay(facts) ? walked(facts).tasks : []),
    standing(facts) {
      if (facts.end) return { standing: 'ended', ending: statusOf(facts, undefined) };
      const asked = isUnderWay(facts) ? walked(facts).questions : [];
      if (asked.length === 0) return 'waiting';
      const isApproval = asked.every(({ asks }) => asks === 'approval');
      return { standing: 'waiting', waiting: { for: isApproval ? 'approval' : 'answer' } };
    },
    label: (facts) => ({ workflow: name, status: statusOf(facts, isUnderWay(facts) ? walked(facts) : undefined) }),
  };
}

/** Where a run of a workflow stands. */
export type WorkflowStatus = 'running' | 'waiting' | 'completed' | 'failed' | 'cancelled';

/** `waiting`: for a person, and for nothing else. */
export function statusOf({ end, cancelled }: Facts, walked: Walked | undefined): WorkflowStatus {
  if (end) {
    if (end.ok) return 'completed';
    return cancelled === undefined ? 'failed' : 'cancelled';
  }
  const asks = walked !== undefined && walked.questions.length > 0;
  return asks && walked.tasks.length === 0 && walked.events.length === 0 ? 'waiting' : 'running';
}

function start(
  { name, version, outline, input: keys }: WorkflowDefinition<never, never, never>,
  facts: Facts,
  input: WorkflowState,
): readonly WorkflowEvent[] {
  const missing = keys.find((key) => input[key] === undefined);
  if (missing !== undefined) throw new MisuseError(`"${name}" needs "${String(missing)}" to begin with.`);
  if (facts.workflow === undefined) {
    return [
      { type: 'workflow-started', version: 1, author: name, content: { workflow: name, version, outline, input } },
    ];
  }
  if (canonicalJson(facts.input) === canonicalJson(input)) return [];
  throw new MisuseError(`Run ${JSON.stringify(facts.runId)} began with another input; give this one a run of its own.`);
}

function answer(
  { runId }: Facts,
  { questions }: Walked,
  { question, answer: given }: Extract<WorkflowCommand, { type: 'answer' }>,
): readonly WorkflowEvent[] {
  const asked = questions.find(({ id }) => id === question);
  if (!asked) {
    const open = questions.map(({ id }) => JSON.stringify(id)).join(', ') || 'none';
    throw new UnknownQuestionError(
      `Run ${JSON.stringify(runId)} does not ask ${JSON.stringify(question)}. Open questions: ${open}.`,
    );
  }
  const { asks, options } = asked;
  if (asks === 'choice' ? !('option' in given) || options[given.option] === undefined : !('approved' in given)) {
    const wanted =
      asks === 'choice' ? `\`option\`, a whole number from 0 to ${options.length - 1}` : '`approved`, true or false';
    throw new UnknownQuestionError(`The answer to ${JSON.stringify(question)} has to have ${wanted}.`);
  }
  return [{ type: 'question-answered', version: 1, author: given.by, content: { id: question, answer: given } }];
}

/** @throws {ChangedWorkflowError} */
function assertSame(
  { name, version, outline }: WorkflowDefinition<never, never, never>,
  { runId, content }: Extract<StoredEvent<WorkflowEvent>, { type: 'workflow-started' }>,
): void {
  if (content.workflow !== name)
    throw new ChangedWorkflowError(runId, `It is a run of "${content.workflow}", not of "${name}".`);
  if (content.version !== version) {
    throw new ChangedWorkflowError(
      runId,
      `It began with version ${content.version} of "${name}"; this is version ${version}.`,
    );
  }
  if (canonicalJson(content.outline) === canonicalJson(outline)) return;
  throw new ChangedWorkflowError(
    runId,
    `Version ${version} of "${name}" has changed since: ${difference(content.outline, outline)}.`,
  );
}

/** What is different, as the end of a sentence. */
function difference(before: Outline, after: Outline): string {
  const [old, present] = [before, after].map((outline) => new Map(listNamed(outline).map((part) => [part.name, part])));
  const gone = [...(old?.keys() ?? [])].filter((name) => !present?.has(name));
  const added = [...(present?.keys() ?? [])].filter((name) => !old?.has(name));
  const other = [...(present ?? [])].filter(([name, part]) => {
    const was = old?.get(name);
    return was !== undefined && canonicalJson({ ...was, parts: [] }) !== canonicalJson({ ...part, parts: [] });
  });
  const told = [
    ['gone', gone],
    ['added', added],
    ['changed', other.map(([name]) => name)],
  ] as const;
  const lists = told.flatMap(([word, names]) =>
    names.length === 0 ? [] : [`${names.map((name) => `"${name}"`).join(', ')} ${word}`],
  );
  return lists.join('; ') || 'its steps stand in another order';
}
