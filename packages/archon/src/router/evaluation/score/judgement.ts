import type { Expectation } from '../golden.ts';
import type { Judge, JudgeRequest } from '../judge.ts';
import type { Check } from './check.ts';

/** What a judge thinks of the reply. */
export async function scoreJudgement(
  judge: Judge,
  { criteria, atLeast }: NonNullable<Expectation['judge']>,
  request: Omit<JudgeRequest, 'criteria'>,
): Promise<readonly Check[]> {
  const check = { layer: 'judge', what: criteria, expected: `at least ${atLeast}` } as const;
  try {
    const { score, why } = await judge.rate({ ...request, criteria });
    return [{ ...check, passed: score >= atLeast, got: `${score} ${why}`.trim() }];
  } catch (error) {
    return [{ ...check, passed: false, got: error instanceof Error ? error.message : String(error) }];
  }
}
