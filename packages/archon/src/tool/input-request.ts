import type { JsonSchema } from './schema.ts';

/** What a tool has to hear from a person before it goes on. Returned by {@link ToolResult.inputRequired}. */
export interface InputRequest {
  /** By a name of the tool's choice, under which the answer comes back. */
  readonly questions: Readonly<Record<string, InputQuestion>>;
  /** Of the calling program itself, in the words of its protocol: MCP knows `sampling/createMessage` and `roots/list`. */
  readonly requests?: Readonly<Record<string, { readonly method: string; readonly params?: unknown }>>;
  /** Comes back with the answers. Whoever asks the person may keep it, so it holds no secret and is checked like an argument. */
  readonly state?: string;
}

/** One question to a person, with the shape that its answer must have. */
export interface InputQuestion {
  /** Said to the person. */
  readonly message: string;
  /** A flat object of texts, numbers, yes or no, and choices. */
  readonly schema: JsonSchema;
}

/** What the person said to an {@link InputRequest}; the tool is called again with it, with the same arguments. */
export interface ToolInput {
  /** By the name of the question. What is not there was not answered. */
  readonly answers: Readonly<Record<string, InputAnswer>>;
  /** What the calling program answered to `requests`, as it came. */
  readonly responses?: Readonly<Record<string, unknown>>;
  readonly state?: string;
}

/** What a person answered to one {@link InputQuestion}, or that they declined. */
export interface InputAnswer {
  /** `accept` with the answer, `decline` for a no, `cancel` where the question was closed. */
  readonly action: 'accept' | 'decline' | 'cancel';
  /** As the person gave it: to be checked like an argument. */
  readonly content?: Readonly<Record<string, unknown>>;
}

/** Marks a result that is a question. */
export const INPUT_REQUIRED = 'input-required';
