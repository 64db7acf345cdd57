import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';

import type { JsonSchema } from '../tool/schema.ts';

/** What a provider is told of the form of a reply; nothing where that cannot be JSON of an object, the only form all take. */
export function toResponseFormat(output: JsonSchema | undefined): LanguageModelV4CallOptions['responseFormat'] {
  return output?.type === 'object' ? { type: 'json', schema: output } : undefined;
}

/**
 * Whether a schema is of the kind that OpenAI holds a model to word by word: every object is closed, and every property is
 * required. Any other is refused where `strict` is asked for, so it is sent as advice.
 */
export function isStrict(schema: JsonSchema): boolean {
  const {
    properties = {},
    required = [],
    additionalProperties,
    type,
    items,
    anyOf = [],
    oneOf,
    allOf,
  } = schema as StrictParts;
  if (oneOf !== undefined || allOf !== undefined) return false;
  const names = Object.keys(properties);
  const isClosed =
    type !== 'object' || (additionalProperties === false && names.every((name) => required.includes(name)));
  const parts = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])];
  return isClosed && parts.every(isStrict);
}

/** What matters of a schema. */
interface StrictParts {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: unknown;
  readonly allOf?: unknown;
}
