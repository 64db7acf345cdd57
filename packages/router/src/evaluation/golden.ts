import type { ParamValue } from '../intents/intent.ts';
import type { ResponseStatus } from '../interaction.ts';
import type { StepType } from '../plan/step.ts';
import type { PolicyEffect } from '../policy/index.ts';
import type { Classified } from '../stage-event.ts';

/** A conversation as it should go. */
export interface Golden {
  /** Unique in its suite. */
  readonly id: string;
  /** What it shows, in a sentence. */
  readonly about: string;
  readonly suite: string;
  readonly place: Place;
  /** Where its messages come from; the subject fills in what is missing. */
  readonly customer?: string;
  readonly tier?: string;
  readonly channel?: string;
  /** At least one. */
  readonly turns: readonly GoldenTurn[];
}

/** Where something stands in a file. */
export interface Place {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Something that is said or decided, and what should come of it. */
export interface GoldenTurn {
  readonly line: number;
  readonly input: GoldenInput;
  readonly expect: Expectation;
}

export type GoldenInput =
  | { readonly type: 'message'; readonly text: string }
  /** What a person decides about the newest call that waits for approval. */
  | { readonly type: 'approval'; readonly approved: boolean };

/** What should come of a turn, layer by layer; what is left out is not looked at. */
export interface Expectation {
  readonly classification?: ExpectedClassification;
  /** `param`, or `intent.param` where a message asks for several things → value in the log's words; `null` = not known. */
  readonly slots?: Readonly<Record<string, ParamValue | null>>;
  /** Steps of all plans of the turn, in order. */
  readonly plan?: readonly StepType[];
  /** Every check of the turn, in order. */
  readonly policy?: readonly ExpectedCheck[];
  /** Every tool that is called in the turn. */
  readonly tool?: readonly ExpectedTool[];
  readonly reply?: ExpectedReply;
  /** What stands in the events of the turn, and what must not. */
  readonly log?: ExpectedText;
  readonly judge?: { readonly criteria: string; readonly atLeast: number };
}

export interface ExpectedClassification {
  /** One for each request of the message, in order; `null` = not understood. */
  readonly intents: readonly (string | null)[];
  /** What led to one of them, where that was not the classifier. */
  readonly because?: NonNullable<Classified['because']>;
}

export interface ExpectedCheck {
  readonly effect?: PolicyEffect;
  /** Ids of rules that must be among those that fired. */
  readonly rules?: readonly string[];
}

export interface ExpectedTool {
  readonly name: string;
  /** How the last of its calls ended; absent = either way. */
  readonly ok?: boolean;
  /** How often it was really called in the turn: an answer said again is no call. */
  readonly times: number;
}

/** Parts of a text, whatever the case of their letters. */
export interface ExpectedText {
  readonly contains?: readonly string[];
  readonly notContains?: readonly string[];
}

export interface ExpectedReply extends ExpectedText {
  readonly status?: ResponseStatus;
  /** The parameter that is asked for. */
  readonly asks?: string;
  /** A pattern that occurs in the reply: RE2, whatever the case of the letters. */
  readonly matches?: string;
  readonly endsWith?: string;
}

/** What is scored apart, in the order in which a message passes them. */
export const LAYERS = ['classification', 'slots', 'plan', 'policy', 'tool', 'reply', 'log', 'judge'] as const;

/** One side of what a router does with a message. `log`: what it keeps of it; `judge`: what a model thinks of the reply. */
export type Layer = (typeof LAYERS)[number];
