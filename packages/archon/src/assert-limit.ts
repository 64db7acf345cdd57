import { MisuseError } from './errors.ts';
import { formatValue } from './format-value.ts';

/**
 * Makes sure that a limit limits: a comparison with `NaN` or `undefined` is never true, and so the limit would be off.
 *
 * @throws {MisuseError} if `value` is not a number from `least` on; `Infinity` is one.
 */
export function assertLimit(name: string, value: unknown, least = 0): void {
  if (typeof value === 'number' && value >= least) return;
  throw new MisuseError(`Expected a number from ${least} on as \`${name}\`, got ${formatValue(value)}.`);
}
