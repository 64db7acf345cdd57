/** Enough for a whole plan, though not for the best: what most stories are about does not hang on it. */
export const LITTLE_EFFORT = 50;
