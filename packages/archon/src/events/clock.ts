/** Tells the time. Handed in wherever time matters, so that tests can hold it still. */
export interface Clock {
  now(): Date;
}
