import { assertLimit } from '../assert-limit.ts';
import type { Model, ModelPrice, Usage } from './model.ts';

/** What `usage` costs, in millionths of the price's currency, rounded up; what the usage says itself comes first. */
export function costMicros(usage: Usage, price: ModelPrice | undefined): number {
  if (usage.costMicros !== undefined) return usage.costMicros;
  if (!price) return 0;
  const { inputPerMillion, outputPerMillion, cachedInputPerMillion = inputPerMillion } = price;
  const cached = usage.cachedInputTokens ?? 0;
  return Math.ceil(
    (usage.inputTokens - cached) * inputPerMillion +
      cached * cachedInputPerMillion +
      usage.outputTokens * outputPerMillion,
  );
}

/** The dearer of two prices in each respect, for a budget that must hold whichever model answers. */
export function dearer(left: ModelPrice | undefined, right: ModelPrice | undefined): ModelPrice | undefined {
  if (!left || !right) return left ?? right;
  return {
    ...left,
    inputPerMillion: Math.max(left.inputPerMillion, right.inputPerMillion),
    outputPerMillion: Math.max(left.outputPerMillion, right.outputPerMillion),
    cachedInputPerMillion: Math.max(
      left.cachedInputPerMillion ?? left.inputPerMillion,
      right.cachedInputPerMillion ?? right.inputPerMillion,
    ),
  };
}

/** @throws {MisuseError} if the model's price is no price: `NaN`, say, or below zero. */
export function assertPrice({ price }: Model): void {
  if (!price) return;
  const { inputPerMillion, outputPerMillion, cachedInputPerMillion = 0 } = price;
  assertLimit('price.inputPerMillion', inputPerMillion);
  assertLimit('price.outputPerMillion', outputPerMillion);
  assertLimit('price.cachedInputPerMillion', cachedInputPerMillion);
}
