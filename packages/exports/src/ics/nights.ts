import type { Day } from '@wayfarer/contract';

/** Nights in a row at one place. */
export interface Nights {
  readonly placeId: string;
  readonly name: string;
  readonly city: string;
  /** `YYYY-MM-DD`. */
  readonly firstDate: string;
  readonly count: number;
}

/** Where the nights of a plan are spent, in order; a day without a stay ends a row. */
export function listNights(days: readonly Pick<Day, 'stay' | 'date' | 'city'>[]): readonly Nights[] {
  const rows: Nights[] = [];
  let open: Nights | undefined;
  for (const { stay, date, city } of days) {
    const next = stay && { placeId: stay.placeId, name: stay.name, city: city.name, firstDate: date, count: 1 };
    if (next && open?.placeId === next.placeId) rows.pop();
    open = next && open?.placeId === next.placeId ? { ...open, count: open.count + 1 } : (next ?? undefined);
    if (open) rows.push(open);
  }
  return rows;
}
