import type { StandardIssue } from './schema.ts';
import { schemaCheck } from './schema-check.ts';
import { signatureOf, wordsForValue } from './schema-words.ts';
import type { Tool } from './tool.ts';

/** Arguments as `execute` takes them, or a message that a model can act on. */
export type CheckedArguments =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

/** Checks `args` against the tool's schema, then against what the tool itself has to say. */
export async function checkArguments(tool: Tool, args: unknown = {}): Promise<CheckedArguments> {
  const check = schemaCheck(tool.parametersSchema);
  const { value, lines } = (typeof check === 'function' ? check : await check)(args);
  if (lines.length > 0) return { ok: false, message: complaint(tool, lines) };
  const parsed = await tool.parseArguments?.(value);
  if (!parsed) return { ok: true, value };
  if (!parsed.issues) return { ok: true, value: parsed.value };
  return {
    ok: false,
    message: complaint(
      tool,
      parsed.issues.map((issue) => lineFor(issue, args)),
    ),
  };
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
