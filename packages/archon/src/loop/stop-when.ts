import { assertLimit } from '../assert-limit.ts';
import { MisuseError } from '../errors.ts';
import { assertStopWhen } from './agent-parts.ts';
import type { Spent } from './spent.ts';

/**
 * Why a run of the loop ended: with an answer (`final`), because the goal was met on the way (`goal`), at a limit, because
 * the model called the same thing again and again, refused, could not be reached (`model-failed`) or understood
 * (`unreadable`), because it was told to (`aborted`), or because a person has to approve a call (`approval`).
 */
export type StopReason =
  | 'final'
  | 'goal'
  | 'max-steps'
  | 'tokens'
  | 'money'
  | 'deadline'
  | 'repeated-call'
  | 'refusal'
  | 'unreadable'
  | 'model-failed'
  | 'aborted'
  | 'approval';

/** Reasons that are ends for good: there is an answer, or the model will not. After any other the same run can go on. */
const FINAL: readonly unknown[] = ['final', 'goal', 'refusal'] satisfies StopReason[];

/** Whether a run that ended so has ended for good. */
export function isFinal(reason: unknown): boolean {
  return FINAL.includes(reason);
}

/** How far a run has come. */
export interface Progress {
  /** Model calls made. */
  readonly steps: number;
  readonly elapsedMs: number;
  readonly spent: Spent;
  /** What the next model call may use up at most. */
  readonly ahead: Spent;
  /** Whether the model has a price; without one nothing seems to cost anything. */
  readonly hasPrice: boolean;
}

/** An end with words of its own. */
export interface Stop {
  /** One of {@link StopReason}, or one of your own. */
  readonly reason: StopReason | (string & {});
  /** Goes on the sentence "Stopped after 3 steps: …". */
  readonly because?: string | undefined;
}

/** Decides, before each model call, whether the run ends here and why. */
export type StopWhen = (progress: Progress) => StopReason | Stop | undefined;

const NO_PRICE =
  '`stopWhen.overMoney` needs a model with a price, such as `price: { inputPerMillion: 0.25, outputPerMillion: 2 }`; for a model that costs nothing, say 0.';

/**
 * Makes {@link StopWhen} conditions. Those of tokens and money end a run before the limit is crossed: what the next call may
 * use counts as used. A limit that is none, `NaN` or below zero, is a {@link MisuseError}.
 *
 * @example
 * const limits = stopWhen.anyOf(stopWhen.overTokens(20_000), stopWhen.afterMs(60_000));
 *
 * @example
 * const ours: StopWhen = ({ steps }) => (steps > 2 ? { reason: 'no-milk', because: 'there is no milk left' } : undefined);
 */
export const stopWhen = {
  afterSteps(limit: number): StopWhen {
    assertLimit('afterSteps', limit);
    return ({ steps }) => (steps >= limit ? 'max-steps' : undefined);
  },

  /** @param limit - Tokens of all prompts and replies together. */
  overTokens(limit: number): StopWhen {
    assertLimit('overTokens', limit);
    return ({ spent, ahead }) => {
      const [used, next] = [tokensOf(spent), tokensOf(ahead)];
      if (used + next <= limit) return undefined;
      const because = `the next step might use more tokens than it may: up to ${figure(next)}, and ${figure(used)} of ${figure(limit)} are used`;
      return { reason: 'tokens', because };
    };
  },

  /**
   * @param limit - In the currency of the model's price: 0.05 is five cents. With a model that has no price the run throws a
   *   {@link MisuseError} before it begins.
   */
  overMoney(limit: number): StopWhen {
    assertLimit('overMoney', limit);
    return ({ spent, ahead, hasPrice }) => {
      if (!hasPrice) throw new MisuseError(NO_PRICE);
      if (spent.costMicros + ahead.costMicros <= limit * 1e6) return undefined;
      const [used, next] = [figure(spent.costMicros / 1e6), figure(ahead.costMicros / 1e6)];
      const because = `the next step might cost more than it may: up to ${next}, and ${used} of ${figure(limit)} is spent`;
      return { reason: 'money', because };
    };
  },

  /** @param milliseconds - From the first event of the run. */
  afterMs(milliseconds: number): StopWhen {
    assertLimit('afterMs', milliseconds);
    return ({ elapsedMs }) => (elapsedMs >= milliseconds ? 'deadline' : undefined);
  },

  /** The first that has a reason. */
  anyOf(...conditions: readonly StopWhen[]): StopWhen {
    for (const condition of conditions) assertStopWhen(condition);
    return (progress) => {
      for (const condition of conditions) {
        const reason = condition(progress);
        if (reason) return reason;
      }
      return undefined;
    };
  },
};

/** Money may be a small part of a cent. */
function figure(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: value < 1 ? 3 : 15, maximumFractionDigits: 6 });
}

/** Tokens of prompts and replies together. */
export function tokensOf({ inputTokens, outputTokens }: Spent): number {
  return inputTokens + outputTokens;
}
