/** A JSON Schema (draft 2020-12; draft 7 as far as they agree). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * What zod (from 4.2) and its like offer under `~standard`: a check, and a JSON Schema of what they take.
 *
 * @see https://standardschema.dev
 */
export interface StandardSchema<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardOutcome<Output> | Promise<StandardOutcome<Output>>;
    readonly jsonSchema?: { readonly input: (options: { readonly target: 'draft-2020-12' }) => JsonSchema };
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

export type StandardOutcome<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** What `execute` is given, inferred from the schema of its parameters. */
export type ArgumentsOf<Schema> =
  Schema extends StandardSchema<unknown, infer Output> ? Output : FromJsonSchema<Schema>;

/** The values that a JSON Schema written in place accepts; `unknown` where the type cannot tell. */
export type FromJsonSchema<Schema> = Schema extends { readonly const: infer Value }
  ? Value
  : Schema extends { readonly enum: readonly (infer Value)[] }
    ? Value
    : Schema extends { readonly anyOf: readonly (infer Branch)[] } | { readonly oneOf: readonly (infer Branch)[] }
      ? FromJsonSchema<Branch>
      : Schema extends { readonly type: infer Type }
        ? FromType<Type extends readonly (infer Each)[] ? Each : Type, Schema>
        : unknown;

type FromType<Type, Schema> = Type extends 'string'
  ? string
  : Type extends 'number' | 'integer'
    ? number
    : Type extends 'boolean'
      ? boolean
      : Type extends 'null'
        ? null
        : Type extends 'array'
          ? readonly (Schema extends { readonly items: infer Item } ? FromJsonSchema<Item> : unknown)[]
          : Type extends 'object'
            ? FromProperties<Schema>
            : unknown;

type FromProperties<Schema> = Schema extends { readonly properties: infer Properties }
  ? Flat<
      { readonly [Name in keyof Properties & RequiredOf<Schema>]: FromJsonSchema<Properties[Name]> } & {
        readonly [Name in Exclude<keyof Properties, RequiredOf<Schema>>]?: FromJsonSchema<Properties[Name]>;
      }
    >
  : Readonly<Record<string, unknown>>;

type RequiredOf<Schema> = Schema extends { readonly required: readonly (infer Name)[] } ? Name : never;

/** One object instead of an intersection of two, for whoever reads the type. */
type Flat<Type> = { readonly [Name in keyof Type]: Type[Name] };
