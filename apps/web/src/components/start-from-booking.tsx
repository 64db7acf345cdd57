import { Button } from '@mantine/core';
import type { Booking } from '@wayfarer/contract';

import { useReadBookings } from '../data/use-bookings.ts';
import { useLayout } from '../hooks/use-layout.ts';
import { useSheet } from '../hooks/use-sheet.ts';
import { sentenceOf } from '../lib/sentence-of-booking.ts';
import { BOOKINGS_SHEET } from '../lib/sheet-name.ts';
import { words } from '../words/in-use.ts';
import { BookingCard } from './booking-card.tsx';
import { BookingSource } from './booking-source.tsx';
import { SideSheet } from './side-sheet.tsx';

interface StartFromBookingProps {
  /** Puts a sentence where one writes; nothing is sent. */
  readonly onSentence: (sentence: string) => void;
}

/** Leads to the sheet in which a trip is begun from a booking. */
export function StartFromBooking({ onSentence }: StartFromBookingProps) {
  const sheet = useSheet();
  const layout = useLayout();
  const opened = sheet.name === BOOKINGS_SHEET;
  const said = words().bookings;
  return (
    <>
      <Button variant="subtle" onClick={() => sheet.open(BOOKINGS_SHEET)}>
        {said.begin}
      </Button>
      <SideSheet opened={opened} title={said.begin} layout={layout} onClose={() => sheet.close()}>
        {opened && (
          <ReadBookings
            onSentence={(sentence) => {
              sheet.close();
              onSentence(sentence);
            }}
          />
        )}
      </SideSheet>
    </>
  );
}

function ReadBookings({ onSentence }: StartFromBookingProps) {
  const read = useReadBookings();
  const said = words().bookings;
  const bookings: readonly Booking[] = read.data?.bookings ?? [];
  return (
    <>
      <BookingSource
        reading={read.isPending}
        status={read.isPending ? said.reading : read.data ? said.found(bookings.length) : ''}
        problem={read.error?.message ?? null}
        onRead={(document) => read.mutate(document)}
      />
      {bookings.map((booking, index) => {
        const sentence = sentenceOf(booking, bookings);
        return (
          <BookingCard key={index} booking={booking}>
            {sentence === null ? (
              <p>{said.noTrip}</p>
            ) : (
              <>
                <p>{sentence}</p>
                <Button onClick={() => onSentence(sentence)}>{said.use}</Button>
              </>
            )}
          </BookingCard>
        );
      })}
    </>
  );
}
