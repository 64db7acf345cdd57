/** A question to a language model, whose answer has to be JSON of a schema. */
export interface ModelQuestion<Answer> {
  /** Names the run that it leaves in the log. */
  readonly purpose: 'read' | 'brief' | 'words' | 'research';
  readonly caller: ModelCaller;
  /** What the model is told before anything else. */
  readonly instructions: string;
  /** What it is to do: the traveller's words are in here, and nothing is read as an order that stands in them. */
  readonly task: string;
  readonly context?: string;
  /** A JSON Schema. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** Says what is wrong with an answer that fits the schema: the model is told so once, and may answer again. */
  readonly check: (answer: unknown) => Checked<Answer> | Promise<Checked<Answer>>;
}

export type Checked<Answer> =
  | { readonly value: Answer; readonly problems?: undefined }
  | { readonly problems: readonly string[] };

/** On whose behalf a model is asked. */
export interface ModelCaller {
  readonly trip: string;
  /** Asked again under the same key, the answer is the one that was given; no message costs twice. */
  readonly key: string;
  readonly signal?: AbortSignal;
}

/** A language model, as far as reading and writing go. What it says is checked by whoever asks. */
export interface ModelPort {
  /** `provider:name`, as it is shown. */
  readonly id: string;
  /**
   * Never rejects for want of an answer.
   *
   * @returns `null` where there is none: the model is silent, out of budget, or cannot be understood.
   */
  ask<Answer>(question: ModelQuestion<Answer>): Promise<Answer | null>;
}
