import { defineTool, type Tool, ToolResult } from '@wayfarer/archon';
import type { ToolAnnotations, ToolContext } from '@wayfarer/archon/loop';
import { z } from 'zod';

import type { AnyCommand, CommandParts, Outcome, Quotable } from './command.ts';

/** Makes the tool of each command, for agents and for clients of MCP. */
export function toTools(commands: readonly AnyCommand[], parts: CommandParts): readonly Tool[] {
  return commands.map((command) => toTool(command, parts));
}

function toTool(command: AnyCommand, parts: CommandParts): Tool {
  const { name, description, input, output, timeoutMs } = command;
  return defineTool({
    name,
    description,
    parametersSchema: toJsonSchema(input, 'input'),
    outputSchema: toJsonSchema(output, 'output'),
    annotations: annotationsOf(command),
    // What is refused stays refused, and what writes has a key: another attempt is the caller's to make.
    retries: 0,
    ...(timeoutMs !== undefined && { timeoutMs }),
    execute: (args: unknown, context) => run(command, args, { parts, context }),
  });
}

async function run(
  command: AnyCommand,
  given: unknown,
  { parts, context }: { readonly parts: CommandParts; readonly context: ToolContext },
): Promise<ToolResult> {
  const checked = command.input.safeParse(given);
  if (!checked.success) return ToolResult.error(z.prettifyError(checked.error), { code: 'bad-request' });
  try {
    // The input was checked by the command's own schema, which its list does not know.
    return toToolResult(await command.run(checked.data as never, { ...parts, context }));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return ToolResult.error(error.message, { code: error.code });
  }
}

function toToolResult(outcome: Outcome<Quotable>): ToolResult {
  if ('asks' in outcome) {
    const { questions, state } = outcome.asks;
    return ToolResult.inputRequired({ questions, state: JSON.stringify(state) });
  }
  const { result } = outcome;
  const text = JSON.stringify(result);
  return ToolResult.success(result.summary.join(' '), {
    structuredContent: result,
    // For clients that show texts alone to their models.
    ...(text.length <= LONGEST_TWICE && { mcpContent: [{ type: 'text', text }] }),
  });
}

/** What is longer is sent once, as a value: no model reads it to the end. */
const LONGEST_TWICE = 200_000;

/** Errors of ours have a code in kebab-case; those of the machine do not, and say nothing that a model could mend. */
function isRefusal(error: unknown): error is Error & { readonly code: string } {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[a-z]+(-[a-z]+)*$/.test(error.code)
  );
}

function annotationsOf({ title, needs, isOpenWorld }: AnyCommand): ToolAnnotations {
  return {
    title,
    readOnlyHint: needs === 'read',
    destructiveHint: needs === 'yes',
    idempotentHint: needs === 'read',
    openWorldHint: isOpenWorld,
  };
}

/** The schema as an object: zod puts one that has an id under `$defs`, and points at it. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Readonly<Record<string, unknown>> {
  const { $schema: _dialect, $ref, $defs = {}, ...plain } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  const { id: _id, ...root } = { ...$defs[$ref?.slice('#/$defs/'.length) ?? ''], ...plain };
  return { ...root, ...(Object.keys($defs).length > 0 && { $defs }) };
}
