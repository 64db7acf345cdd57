import type { Trip } from '@wayfarer/contract';
import { getPlace, type LeftOutPlace, type PlaceBook } from '@wayfarer/trip';

export function toLeftOut({ place, reason, text }: LeftOutPlace, book: PlaceBook): Trip['leftOut'][number] {
  return { placeId: place, name: getPlace(book, place).name, reason, text };
}
