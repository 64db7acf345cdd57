/** What somebody needs to get in. A hard constraint at every planned visit; `known-access` is for who leaves nothing to be asked at the door. */
export const ACCESS_NEEDS = ['step-free', 'known-access'] as const;

export type AccessNeed = (typeof ACCESS_NEEDS)[number];

/** Whether somebody with these needs may be led there, as far as anybody knows. */
export function letsIn(stepFree: 'yes' | 'partly' | 'no' | 'unknown', access: readonly AccessNeed[]): boolean {
  if (stepFree === 'no') return !access.includes('step-free');
  return stepFree !== 'unknown' || !access.includes('known-access');
}
