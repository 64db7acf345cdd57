import type { SubTaskFields } from './sub-task.ts';

const NAMES = { type: 'array', items: { type: 'string' } } as const;

/** What a planning model writes. */
export const PLAN_SCHEMA = {
  type: 'object',
  properties: {
    goal: { type: 'string', description: 'The goal, as one sentence that can be acted on.' },
    question: {
      type: 'string',
      description: 'Instead of subtasks: one question to the user, if the task can mean different things.',
    },
    subtasks: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', description: 'A short name such as `find_hotel`.' },
          description: { type: 'string' },
          expected_output: { type: 'string' },
          tool_name: { type: 'string' },
          tool_args: { type: 'object' },
          dependencies: NAMES,
          optional_dependencies: NAMES,
          critical: { type: 'boolean' },
          optional: { type: 'boolean' },
        },
        required: ['id', 'description', 'dependencies'],
      },
    },
  },
} as const;

/** What a model says of a plan. */
export const VERDICT_SCHEMA = {
  type: 'object',
  properties: { fits: { type: 'boolean' }, problem: { type: 'string' } },
  required: ['fits'],
} as const;

/** A plan as a model has written it. */
export interface WrittenPlan {
  readonly goal?: string | undefined;
  readonly question?: string | undefined;
  readonly subtasks: readonly SubTaskFields[];
}

interface WrittenSubtask {
  readonly id: string;
  readonly description: string;
  readonly expected_output?: string;
  readonly tool_name?: string;
  readonly tool_args?: Readonly<Record<string, unknown>>;
  readonly dependencies?: readonly string[];
  readonly optional_dependencies?: readonly string[];
  readonly critical?: boolean;
  readonly optional?: boolean;
}

/** Reads what fits the schema. */
export function readWritten(value: unknown): WrittenPlan {
  const {
    goal,
    question,
    subtasks = [],
  } = value as {
    readonly goal?: string;
    readonly question?: string;
    readonly subtasks?: readonly WrittenSubtask[];
  };
  const isQuestion = question !== undefined && question.trim() !== '' && subtasks.length === 0;
  return { goal, ...(isQuestion && { question }), subtasks: subtasks.map(fieldsOf) };
}

function fieldsOf(written: WrittenSubtask): SubTaskFields {
  const { id, description, dependencies, critical, optional } = written;
  const { expected_output: expectedOutput, tool_name: toolName, tool_args: toolArgs } = written;
  const fields = { dependencies, optionalDependencies: written.optional_dependencies, critical, optional };
  const all = { ...fields, expectedOutput, toolName: toolName === '' ? undefined : toolName, toolArgs };
  const said = Object.fromEntries(
    Object.entries(all).filter(([, each]) => each !== undefined),
  ) as Partial<SubTaskFields>;
  return { ...said, id, description };
}
