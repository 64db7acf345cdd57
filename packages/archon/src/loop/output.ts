import { repairJson } from '../parser/repair-json.ts';
import { isStandardSchema, jsonSchemaOf } from '../tool/json-schema-of.ts';
import { schemaCheck } from '../tool/schema-check.ts';
import type { JsonSchema, StandardSchema } from '../tool/schema.ts';

/** What an answer says in JSON; or a sentence for the model on what is wrong with it. */
export type ReadOutput =
  | { readonly value: unknown; readonly problem?: undefined }
  | { readonly problem: string; readonly value?: undefined };

/** Reads answers that are to be JSON of a schema. */
export interface OutputReader {
  readonly schema: JsonSchema;
  read(answer: string): Promise<ReadOutput>;
}

/** @throws {MisuseError} if the schema does not give its JSON Schema. */
export function outputReader(schema: JsonSchema | StandardSchema): OutputReader {
  const plain = jsonSchemaOf('output', schema);
  return {
    schema: plain,
    async read(answer) {
      const json = repairJson(answer);
      if (!json.ok || json.repairs.includes('cut-off') || json.repairs.includes('cut-value'))
        return { problem: NO_JSON };
      const check = schemaCheck(plain);
      const { value, lines } = (typeof check === 'function' ? check : await check)(json.value);
      // The check speaks of arguments, as of a tool's.
      if (lines.length > 0)
        return { problem: complaint(lines.map((line) => line.replace(/^arguments: /, 'answer: '))) };
      if (!isStandardSchema(schema)) return { value };
      const outcome = await schema['~standard'].validate(value);
      return outcome.issues ? { problem: complaint(outcome.issues.map(lineOf)) } : { value: outcome.value };
    },
  };
}

const NO_JSON = 'The answer has to be one JSON value, whole, and nothing else. Give it again.';

function complaint(lines: readonly string[]): string {
  return [
    'The answer does not fit its schema:',
    ...lines.map((line) => `- ${line}`),
    'Mend these and answer again.',
  ].join('\n');
}

function lineOf({
  message,
  path = [],
}: {
  readonly message: string;
  readonly path?: readonly unknown[] | undefined;
}): string {
  const keys = path.map((part) => (typeof part === 'object' && part !== null && 'key' in part ? part.key : part));
  return `${keys.map(String).join('.') || 'answer'}: ${message}`;
}
