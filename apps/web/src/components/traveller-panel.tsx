import { Button, NativeSelect, NumberInput } from '@mantine/core';
import type { Trip, WriteBody } from '@wayfarer/contract';
import { type FormEvent, useState } from 'react';

import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { toMinorUnits, travellerLines } from '../lib/traveller-words.ts';
import classes from './report-panel.module.css';

type Wish = WriteBody<'event'>['kind'];
type Category = WriteBody<'spending'>['category'];

const WISHES: readonly { readonly kind: Wish; readonly label: string }[] = [
  { kind: 'tired', label: 'Tired' },
  { kind: 'hungry', label: 'Hungry' },
  { kind: 'slower', label: 'Slower' },
  { kind: 'faster', label: 'Faster' },
  { kind: 'reoptimize', label: 'Plan the rest anew' },
  { kind: 'end', label: 'End the day' },
];

const CATEGORIES: readonly { readonly value: Category; readonly label: string }[] = [
  { value: 'food', label: 'Food' },
  { value: 'places', label: 'Tickets' },
  { value: 'transport', label: 'Transport' },
  { value: 'stay', label: 'Hotel' },
  { value: 'other', label: 'Something else' },
];

/** How the traveller is, and what they wish of the day. What would change it is shown first, and waits for a yes. */
export function TravellerPanel({ traveller }: { readonly traveller: NonNullable<Trip['traveller']> }) {
  const { writes, toasts } = useTripScreen();
  const tell = (kind: Wish): void =>
    writes.write('event', { kind }, (after) => toasts.tell(after.messages.at(-1)?.text.split('\n')[0] ?? 'Noted.'));
  return (
    <section aria-label="You" className={classes.panel}>
      <h3>You</h3>
      {travellerLines(traveller).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className={classes.kinds}>
        {WISHES.map(({ kind, label }) => (
          <Button key={kind} variant="default" disabled={writes.busy} onClick={() => tell(kind)}>
            {label}
          </Button>
        ))}
      </div>
      <Spending />
    </section>
  );
}

/** What was paid, in the trip's own currency. */
function Spending() {
  const { trip, writes, toasts } = useTripScreen();
  const [amount, setAmount] = useState<string | number>('');
  const [category, setCategory] = useState<Category>('food');
  const currency = trip.costs[0]?.amount.currency ?? '';
  const minor = toMinorUnits(amount, currency);
  const spend = (event: FormEvent): void => {
    event.preventDefault();
    if (minor === undefined) return;
    writes.write('spending', { amount: minor, category }, (after) => {
      setAmount('');
      toasts.tell(after.messages.at(-1)?.text ?? 'Noted.');
    });
  };
  return (
    <form className={classes.measure} onSubmit={spend} aria-label="Spent">
      <NumberInput label={`Spent (${currency})`} min={0} hideControls value={amount} onChange={setAmount} />
      <NativeSelect
        label="On what"
        data={[...CATEGORIES]}
        value={category}
        onChange={(event) => setCategory(event.currentTarget.value as Category)}
      />
      <Button type="submit" disabled={writes.busy || minor === undefined}>
        Note it
      </Button>
    </form>
  );
}
