/**
 * How desirable it is to go to j next: satisfaction won for each minute until it begins, η_ij = S_j / D_ij.
 *
 * Source: SEED_DETAILS A2 and E; waiting for a door to open is counted into D_ij like travel.
 *
 * @param satisfaction - S_j, at least 0.
 * @param minutes - D_ij; anything under one minute counts as one.
 */
export function desirability(satisfaction: number, minutes: number): number {
  return satisfaction / (minutes > 1 ? minutes : 1);
}
