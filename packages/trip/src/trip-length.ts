/** Longest trip that is planned day by day: two weeks, with nights counted. */
export const LONGEST_TRIP_DAYS = 15;
