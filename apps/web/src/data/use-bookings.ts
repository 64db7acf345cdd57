import { useMutation } from '@tanstack/react-query';
import type { Bookings, PlannedBookings } from '@wayfarer/contract';

import { pageLanguage } from '../words/in-use.ts';
import { postFile } from './api.ts';
import { tripCall } from './trip-call.ts';

export interface BookingDocument {
  readonly file: Blob;
  readonly name: string;
}

/** Reads the bookings of a document; nothing is kept. */
export function useReadBookings() {
  return useMutation({
    mutationFn: ({ file, name }: BookingDocument) =>
      postFile<Bookings>(`/api/bookings?${new URLSearchParams({ name, language: pageLanguage() }).toString()}`, file),
  });
}

/** The same, with what each would do to the plan of a trip. */
export function usePreviewBookings(trip: string) {
  return useMutation({
    mutationFn: ({ file, name }: BookingDocument) =>
      postFile<PlannedBookings>(`${tripCall(trip, 'bookings')}?${new URLSearchParams({ name }).toString()}`, file),
  });
}
