import { Button } from '@mantine/core';
import type { PlannedBooking } from '@wayfarer/contract';
import { useState } from 'react';

import { usePreviewBookings } from '../data/use-bookings.ts';
import { useEdit } from '../hooks/use-edits.ts';
import { useLayout } from '../hooks/use-layout.ts';
import { useSheet } from '../hooks/use-sheet.ts';
import { formatDate } from '../lib/format.ts';
import { BOOKINGS_SHEET } from '../lib/sheet-name.ts';
import { words } from '../words/in-use.ts';
import { BookingCard } from './booking-card.tsx';
import { BookingSource } from './booking-source.tsx';
import classes from './bookings.module.css';
import { SideSheet } from './side-sheet.tsx';

/** A booking is read, shown with what it would change, and put in the plan by a tap alone. */
export function TripBookingsSheet({ trip }: { readonly trip: string }) {
  const sheet = useSheet();
  const layout = useLayout();
  const opened = sheet.name === BOOKINGS_SHEET;
  return (
    <SideSheet opened={opened} title={words().bookings.title} layout={layout} onClose={() => sheet.close()}>
      {opened && <TripBookings trip={trip} />}
    </SideSheet>
  );
}

function TripBookings({ trip }: { readonly trip: string }) {
  const preview = usePreviewBookings(trip);
  const [settled, setSettled] = useState<readonly PlannedBooking[]>([]);
  const said = words().bookings;
  const open = (preview.data?.bookings ?? []).filter((one) => !settled.includes(one));
  return (
    <>
      <BookingSource
        reading={preview.isPending}
        status={preview.isPending ? said.reading : preview.data ? said.found(preview.data.bookings.length) : ''}
        problem={preview.error?.message ?? null}
        onRead={(document) => preview.mutate(document)}
      />
      {open.map((planned, index) => (
        <BookingCard key={index} booking={planned.booking}>
          <Answer planned={planned} onSettled={() => setSettled([...settled, planned])} />
        </BookingCard>
      ))}
    </>
  );
}

interface AnswerProps {
  readonly planned: PlannedBooking;
  readonly onSettled: () => void;
}

/** What the booking would change, and the yes or no to it. */
function Answer({ planned: { booking, edits, before, outcome, text }, onSettled }: AnswerProps) {
  const make = useEdit();
  const said = words().bookings;
  const [edit] = edits;
  const isFitting = edit !== undefined && outcome !== null && outcome.outcome !== 'refused';
  const moves = outcome ? [...outcome.asked, ...outcome.moved] : [];
  return (
    <>
      <p>{text}</p>
      {isFitting && moves.length > 0 && (
        <table className={classes.moves}>
          <thead>
            <tr>
              <th scope="col">{said.stop}</th>
              <th scope="col">{said.before}</th>
              <th scope="col">{said.after}</th>
            </tr>
          </thead>
          <tbody>
            {moves.map(({ placeId, name, from, to }) => (
              <tr key={placeId}>
                <td>{name}</td>
                <td>{slotText(from ?? (before && { date: before.date, arrive: before.time }))}</td>
                <td>{slotText(to)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={classes.buttons}>
        {isFitting && (
          <Button
            aria-label={said.putNamed(booking.said.title)}
            onClick={() => {
              onSettled();
              make(edit, { stay: true });
            }}
          >
            {said.put}
          </Button>
        )}
        <Button variant="default" aria-label={said.notNowNamed(booking.said.title)} onClick={onSettled}>
          {said.notNow}
        </Button>
      </div>
    </>
  );
}

function slotText(slot: { readonly date: string; readonly arrive: string } | null): string {
  return slot ? `${formatDate(slot.date)}, ${slot.arrive}` : '—';
}
