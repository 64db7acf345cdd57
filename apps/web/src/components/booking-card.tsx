import type { Booking } from '@wayfarer/contract';
import type { ReactNode } from 'react';

import classes from './bookings.module.css';

interface BookingCardProps {
  readonly booking: Booking;
  readonly children: ReactNode;
}

/** A booking as its document states it: what is certain, what is to be asked, and below what may be done with it. */
export function BookingCard({ booking: { said }, children }: BookingCardProps) {
  return (
    <article className={classes.card} aria-label={said.title}>
      <h3>{said.title}</h3>
      <dl className={classes.rows}>
        {said.rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {said.questions.map((question) => (
        <p key={question} className={classes.question}>
          {question}
        </p>
      ))}
      {children}
    </article>
  );
}
