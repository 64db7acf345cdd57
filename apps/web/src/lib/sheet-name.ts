/** Sheets in which something of the plan is changed; each names in the address bar what it is about. */
export type SheetKind = 'move' | 'replace' | 'day';

/** The list of what was done. */
export const HISTORY_SHEET = 'history';

/** Places of one's own. */
export const MY_PLACES_SHEET = 'places';

/** Where a booking is brought in. */
export const BOOKINGS_SHEET = 'bookings';

/** `move:visit_…` */
export function toSheetName(kind: SheetKind, id: string): string {
  return `${kind}:${id}`;
}

/** What a sheet of that kind is about; `undefined` where another, or none, is open. */
export function idOfSheet(name: string | null, kind: SheetKind): string | undefined {
  return name?.startsWith(`${kind}:`) ? name.slice(kind.length + 1) : undefined;
}
