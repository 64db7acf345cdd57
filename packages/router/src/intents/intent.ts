/** Something a customer may want, as data. */
export interface Intent {
  readonly id: string;
  /** One sentence; told to a model that classifies. */
  readonly description: string;
  /** Sentences that mean it; the offline classifier learns from them. */
  readonly examples: readonly string[];
  /** The tool that does it. */
  readonly tool: string;
  /** The model that is to do it, where the tool asks one: `ollama:qwen3:8b`. Told to whoever runs the tool; absent = as it likes. */
  readonly model?: string;
  /** Names of parameters that must be known before the tool may run, in the order in which they are asked for. */
  readonly requiredParams: readonly string[];
  /** How each parameter, required or not, is read from a message. */
  readonly params: Readonly<Record<string, ParamRule>>;
  /** Doing it again with the same parameters makes sense: each interaction is a call of its own. */
  readonly repeatable: boolean;
  readonly messages: IntentMessages;
  /** Parameters whose values are personal: placeholders stand for them everywhere but beside the log. */
  readonly redaction: { readonly params: readonly string[] };
  readonly constraints: IntentConstraints;
}

/** What is said around the tool; `{name}` is a parameter, `{summary}` what the tool answered. */
export interface IntentMessages {
  /** Before the tool runs; empty = nothing. */
  readonly pre: string;
  /** After it has; default `{summary}`. */
  readonly post: string;
}

/** Who is offered the intent; all must hold. */
export interface IntentConstraints {
  /** Empty = every channel. */
  readonly channels: readonly string[];
  /** Share of sessions in percent: a whole number, 0–100. */
  readonly rollout: number;
  /** The lowest tier that has it; absent = all. */
  readonly minTier?: string;
}

/** How a parameter is read from a message, and what it must be like. */
export interface ParamRule {
  readonly type: ParamType;
  /**
   * Patterns, tried in order, whatever the case of the letters; the first group that took part, or else the whole match,
   * is the value. Without any, sums of money, dates, e-mail addresses and choices are found by their own form; the rest
   * is only taken from a reply to the question.
   */
  readonly patterns: readonly string[];
  /** For `choice`: value → other words for it (the value itself is always one). */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** The question, and what is said when the answer did not do. */
  readonly ask: string;
  readonly reask?: string;
  /** A reply to the question is taken whole when no pattern finds anything in it: for free text. */
  readonly whole: boolean;
  /** How the letters of a text are written in the value; absent = as said. */
  readonly letterCase?: 'upper' | 'lower';
  readonly validate: ParamChecks;
  /** The value if the message does not say; only for parameters that are not required. */
  readonly fallback?: ParamValue;
}

export const PARAM_TYPES = ['text', 'number', 'money', 'date', 'email', 'choice', 'boolean'] as const;

export type ParamType = (typeof PARAM_TYPES)[number];

/** Types that show in a message by their own form, and so need no pattern to be found unasked. */
export const SELF_EVIDENT_TYPES: readonly ParamType[] = ['money', 'date', 'email', 'choice'];

/** Plain values: money in major units as said (`49.9`), a date as `YYYY-MM-DD`. */
export type ParamValue = string | number | boolean;

export interface ParamChecks {
  /** Of text and e-mail: the whole value must match, whatever the case of its letters. */
  readonly matches?: string;
  /** Of numbers and money. */
  readonly min?: number;
  readonly max?: number;
  /** Of text, in Unicode characters. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Of dates: `YYYY-MM-DD` or `today`. They also settle which year "3 May" and which week "Friday" means. */
  readonly earliest?: string;
  readonly latest?: string;
}
