/** Kleene's three values: what a missing fact makes of a condition is neither yes nor no. */
export type Truth = boolean | 'unknown';
