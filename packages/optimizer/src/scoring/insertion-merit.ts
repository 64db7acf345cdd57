/**
 * Which visit to put in first: much gain for little delay. The square favours valuable places over
 * many small ones that happen to be on the way; the plain quotient fills gaps better.
 *
 * Source: Vansteenwegen et al. 2009, "Iterated local search for the team orienteering problem with time
 * windows", Computers & Operations Research 36 (ratio of squared score and shift).
 *
 * @param gain - What the plan would win, above 0.
 * @param delay - Minutes by which what follows is pushed back; anything under one counts as one.
 */
export function insertionMerit(gain: number, delay: number, squared: boolean): number {
  const quotient = gain / (delay > 1 ? delay : 1);
  return squared ? quotient * gain : quotient;
}
