import { ROOM_WISHES, type TravelRequest } from './request.ts';

/** The structured part of a query. */
export interface Fields {
  readonly org: string;
  readonly date: readonly string[];
  readonly people_number: number;
  readonly budget: number;
  readonly local_constraint: {
    readonly 'house rule': string | null;
    readonly cuisine: readonly string[] | null;
    readonly 'room type': string | null;
    readonly transportation: string | null;
  };
}

export function readFields({ org, date, people_number, budget, local_constraint }: Fields): TravelRequest {
  const { 'house rule': rule, 'room type': room, cuisine, transportation } = local_constraint;
  return {
    origin: org,
    dates: date,
    people: people_number,
    budget,
    stay: { ...(room !== null && { rooms: ROOM_WISHES[room] ?? [] }), ...(rule !== null && { allowed: [rule] }) },
    cuisines: cuisine ?? [],
    without: transportation === 'no flight' ? 'flight' : transportation === 'no self-driving' ? 'self-driving' : null,
  };
}
