const DRAFT = 'wayfarer:draft';

/** Where the browser keeps what was begun to be written and not sent: in a trip, or for a new one. */
export function draftKey(tripId?: string): string {
  return tripId === undefined ? DRAFT : `${DRAFT}:${tripId}`;
}

export function isDraftKey(key: string): boolean {
  return key === DRAFT || key.startsWith(`${DRAFT}:`);
}
