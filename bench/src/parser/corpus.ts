import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a reader should make of a text, as the corpus writes it down. */
export type Expected =
  | { readonly tool: string; readonly arguments: unknown }
  | { readonly calls: readonly { readonly tool: string; readonly arguments: unknown }[] }
  | { readonly final: string }
  | { readonly json: unknown }
  | { readonly error: true }
  | { readonly json5_only: true };

/** One text a model wrote. */
export interface Sample {
  readonly id: string;
  /** `json` and `json5` are for the JSON reader alone, everything else for the reader of actions. */
  readonly kind: string;
  readonly input: string;
  readonly expected: Expected;
  /** Valid JSON already: nothing to repair. */
  readonly strict?: boolean;
}

/** Every line of every `.jsonl` file in `directory`, by file name. */
export function readSamples(directory: string): readonly Sample[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(join(directory, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Sample);
}
