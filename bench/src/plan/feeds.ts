/** Whoever cooks the right side can feed those on the left. */
const FEEDS: Readonly<Record<string, readonly string[]>> = {
  vegetarian: ['vegan'],
  pescatarian: ['vegetarian', 'vegan'],
  'shellfish-free': ['vegetarian', 'vegan'],
  'dairy-free': ['vegan'],
  'egg-free': ['vegan'],
};

/** Whether a kitchen of which this is known feeds somebody on that diet. */
export function feeds(serves: readonly string[], diet: string): boolean {
  return [diet, ...(FEEDS[diet] ?? [])].some((known) => serves.includes(known));
}
