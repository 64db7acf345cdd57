import { BadInputError } from './bad-input-error.ts';

/** A schema of the contract, as far as it is used here. */
interface Schema<T> {
  safeParse(value: unknown):
    | { readonly success: true; readonly data: T }
    | {
        readonly success: false;
        readonly error: {
          readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
        };
      };
}

/**
 * `value`, if it has the shape that the contract asks for.
 *
 * @throws {BadInputError}
 */
export function checkShape<T>(schema: Schema<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const sentences = result.error.issues.map(({ path, message }) => {
    const got = path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value);
    return `${path.map(String).join('.')}: ${message.replace(/^Invalid (option|input): /, '').replaceAll('|', ', ')}, got ${JSON.stringify(got) ?? 'nothing'}.`;
  });
  throw new BadInputError(sentences.join(' '));
}

/** `3` as a number, anything else as the id it is. */
export function toNumberOrId(word: string): number | string {
  return /^\d+$/.test(word) ? Number(word) : word;
}
