import { MisuseError } from '../errors.ts';
import { formatValue } from '../format-value.ts';
import { assertKnownOptions, type OptionNames } from '../known-options.ts';
import { APPROVAL_ROLES, type ApprovalRule } from './approval-rule.ts';
import { isStandardSchema, jsonSchemaOf } from './json-schema-of.ts';
import type { ArgumentsOf, JsonSchema, StandardSchema } from './schema.ts';
import { assertToolName } from './tool-name.ts';
import { toToolResult } from './tool-output.ts';
import type { IsolatedCode, Tool, ToolContext, ToolTraits } from './tool.ts';

/**
 * What {@link defineTool} takes: name, description and schema of the arguments, which the model reads, and the function to run.
 *
 * @typeParam Context - What `execute` wants of the run's `context`; it follows from how the second parameter is declared.
 * @typeParam Schema - A zod schema (or another Standard Schema that knows its JSON Schema), or a JSON Schema.
 */
export type ToolDefinition<Schema, Context = unknown> = Omit<ToolTraits, 'isolated'> & {
  readonly name: string;
  readonly description: string;
  readonly parametersSchema: Schema;
  /** A person has to approve its calls: `true` for each, a rule for some. */
  readonly approval?: true | ApprovalRule<ArgumentsOf<Schema>>;
} & (
    | {
        /** What is returned becomes the result: a `ToolResult` as it is, a text as its content, other plain JSON written out. */
        readonly execute: (args: ArgumentsOf<Schema>, context: ToolContext<Context>) => unknown;
        readonly isolated?: never;
      }
    | { readonly isolated: IsolatedCode; readonly execute?: never }
  );

/**
 * Makes a {@link Tool} whose `execute` knows the type of its arguments.
 *
 * @throws {MisuseError} if the name or the schema cannot be a tool's.
 *
 * @example
 * const dice = defineTool({
 *   name: 'dice',
 *   description: 'Throws one die. Returns its number.',
 *   parametersSchema: z.object({ sides: z.number().int().min(2) }),
 *   execute: ({ sides }) => roll(sides),
 * });
 */
export function defineTool<const Schema extends JsonSchema | StandardSchema, Context = unknown>(
  definition: ToolDefinition<Schema, Context>,
): Tool<ArgumentsOf<Schema>, Context> {
  const { parametersSchema, execute, ...told } = definition;
  assertToolName(told.name);
  assertDefinition(definition);
  assertKnownOptions(`Tool "${told.name}"`, definition, TOOL_OPTIONS);
  const schema: JsonSchema | StandardSchema = parametersSchema;
  const standard = isStandardSchema(schema) ? schema['~standard'] : undefined;
  return Object.freeze({
    ...told,
    parametersSchema: objectSchema(told.name, jsonSchemaOf(told.name, schema)),
    ...(standard && { parseArguments: (args: unknown) => standard.validate(args) }),
    async execute(args: ArgumentsOf<Schema>, context: ToolContext<Context>) {
      if (!execute)
        throw new MisuseError(`"${told.name}" is isolated: only an execution engine with an isolation runs it.`);
      return toToolResult(await execute(args, context));
    },
  });
}

const TOOL_OPTIONS: OptionNames<Record<keyof ToolDefinition<unknown> | 'parseArguments', unknown>> = {
  parseArguments: true,
  name: true,
  description: true,
  parametersSchema: true,
  outputSchema: true,
  approval: true,
  execute: true,
  isolated: true,
  permissions: true,
  timeoutMs: true,
  retries: true,
  version: true,
  repeatable: true,
  cacheMs: true,
  substitute: true,
  annotations: true,
};

/** @throws {MisuseError} for what plain JavaScript may leave out. */
function assertDefinition(definition: Partial<Record<keyof ToolDefinition<unknown>, unknown>>): void {
  const { description, parametersSchema, execute, isolated } = definition;
  const name = String(definition.name);
  if (typeof description !== 'string' || description.trim() === '')
    throw new MisuseError(`Tool "${name}" needs a \`description\`, by which models know what it is for.`);
  if (!parametersSchema || (typeof parametersSchema !== 'object' && typeof parametersSchema !== 'function'))
    throw new MisuseError(
      `Tool "${name}" needs a \`parametersSchema\`, such as \`z.object({ … })\` or { type: 'object' }, got ${formatValue(parametersSchema)}.`,
    );
  assertApproval(name, definition.approval);
  if (typeof execute !== 'function' && isolated === undefined)
    throw new MisuseError(`Tool "${name}" needs a function \`execute\`, got ${formatValue(execute)}.`);
}

/** @throws {MisuseError} for a rule that would ask nobody, or for `false`, which looks like one that asks. */
function assertApproval(name: string, approval: unknown): void {
  if (approval === undefined || approval === true) return;
  const { when, expiresInMs, roles } = (typeof approval === 'object' && approval !== null ? approval : {}) as Partial<
    Record<keyof ApprovalRule, unknown>
  >;
  const isRule =
    typeof approval === 'object' &&
    approval !== null &&
    (when === undefined || typeof when === 'function') &&
    (expiresInMs === undefined || (typeof expiresInMs === 'number' && expiresInMs > 0)) &&
    (roles === undefined || (Array.isArray(roles) && roles.length > 0 && roles.every(isRole)));
  if (isRule) return;
  throw new MisuseError(
    `Expected \`approval\` of tool "${name}" to be true or a rule such as { when: ({ euros }) => euros > 100, expiresInMs: 600_000, roles: ['operator'] }, got ${formatValue(approval)}.`,
  );
}

function isRole(role: unknown): boolean {
  return (APPROVAL_ROLES as readonly unknown[]).includes(role);
}

function objectSchema(name: string, schema: JsonSchema): JsonSchema {
  if (schema.type === 'object') return schema;
  throw new MisuseError(
    `The schema of "${name}" must be of an object, for models pass arguments by name; it is of ${JSON.stringify(schema.type ?? 'anything')}.`,
  );
}
