/**
 * @module
 * Tools that most agents want: sums and dates.
 */
export { calculator } from './calculator.ts';
export { dateArithmetic } from './date-arithmetic.ts';
