import type { Tool } from '../tool/tool.ts';
import { MOST_SUBTASKS } from './check-plan.ts';
import type { PlanContext } from './planner.ts';
import type { SubTask } from './sub-task.ts';

const GUIDANCE = `Break the task down into subtasks, as JSON.

- One subtask is one meaningful tool call, or one coherent piece of thinking: not a click, not a whole project. Most tasks need 2 to 7 of them, none more than ${MOST_SUBTASKS}.
- \`dependencies\` lists the ids of subtasks whose results it needs, and no others: what does not depend on one another is done side by side. \`optional_dependencies\` lists those it can do without.
- \`tool_name\` is a tool of the list below; leave it out for thinking. Give \`tool_args\` only where they are settled; a text in them or in a description may hold {{id}} or {{id.key}}, the result of a subtask it depends on.
- \`expected_output\` says what a good result looks like.
- \`critical\`: without it the rest is pointless. \`optional\`: the task can be finished without it.
- If the task can mean quite different things, write \`question\` and no subtasks.`;

/** What a model is asked when it is to plan. */
export function planPrompt(goal: string, tools: readonly Tool[], context: PlanContext): string {
  const { known, finished, failures, problems } = context;
  const toolLines = tools.map(({ name, description }) => `- ${name}: ${description}`);
  const doneLines = finished.map(({ id, description, content }) => `- ${id}: ${description} Result: ${content}`);
  return [
    GUIDANCE,
    `Tools:\n${toolLines.join('\n') || '- none'}`,
    `Task: ${goal}`,
    ...(known === '' ? [] : [`What is known:\n${known}`]),
    ...(doneLines.length === 0
      ? []
      : [
          `Finished already, not to be done again; you may depend on these ids:\n${doneLines.join('\n')}\nPlan only what is still to be done.`,
        ]),
    ...(failures.length === 0 ? [] : [`Plans that failed. Go another way:\n${failures.map(failureLine).join('\n')}`]),
    ...(problems.length === 0
      ? []
      : [`What was wrong with the last plan:\n${problems.map((line) => `- ${line}`).join('\n')}`]),
  ].join('\n\n');
}

function failureLine({ reason, subtask, description, message }: PlanContext['failures'][number]): string {
  const instruction =
    reason === 'too-coarse' ? ` It was too much for one step: break "${subtask}" down into smaller ones.` : '';
  return `- "${subtask}" (${description}) failed: ${message}${instruction}`;
}

/** What a model is asked when it is to say whether a plan answers a question. */
export function verdictPrompt(query: string, goal: string, subtasks: readonly SubTask[]): string {
  const steps = subtasks.map(({ id, description }) => `- ${id}: ${description}`);
  return [
    'Does this plan lead to what was asked, all of it? Answer as JSON: `fits`, and if it does not, the `problem` in one sentence.',
    `Asked: ${query}`,
    `Goal of the plan: ${goal}`,
    `Steps:\n${steps.join('\n')}`,
  ].join('\n\n');
}
