import { faultOf } from './fault.ts';
import { schemaCheck } from './schema-check.ts';
import { signatureOf, wordsForValue } from './schema-words.ts';
import type { StandardIssue } from './schema.ts';
import type { ToolResult } from './tool-result.ts';
import type { Tool } from './tool.ts';

/** Arguments as `execute` takes them, or a message that a model can act on; with a `result`, the check itself has failed. */
export type CheckedArguments =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string; readonly result?: ToolResult };

/** Checks `args` against the tool's schema, then against what the tool itself has to say, which may throw, as the tool may. */
export async function checkArguments(tool: Tool, args: unknown = {}): Promise<CheckedArguments> {
  try {
    const check = schemaCheck(tool.parametersSchema);
    const { value, lines } = (typeof check === 'function' ? check : await check)(args);
    if (lines.length > 0) return { ok: false, message: complaint(tool, lines) };
    if (!tool.parseArguments) return { ok: true, value };
    const parsed = await tool.parseArguments(value);
    if (!parsed.issues) return { ok: true, value: parsed.value };
    const wrong = parsed.issues.map((issue) => lineFor(issue, args));
    return { ok: false, message: complaint(tool, wrong) };
  } catch (error) {
    const { result } = faultOf(error);
    return { ok: false, message: result.content, result };
  }
}

function complaint({ name, parametersSchema }: Tool, lines: readonly string[]): string {
  return [
    `The arguments of "${name}" do not fit its schema:`,
    ...lines.map((line) => `- ${line}`),
    `It takes ${signatureOf(parametersSchema)}. Mend these and call it again.`,
  ].join('\n');
}

function lineFor({ message, path = [] }: StandardIssue, args: unknown): string {
  const keys = path.map((part) => (typeof part === 'object' ? part.key : part));
  const value = keys.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], args);
  return `${keys.map(String).join('.') || 'arguments'}: ${message}, got ${wordsForValue(value)}.`;
}
