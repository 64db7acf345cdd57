import { Button, NativeSelect, NumberInput } from '@mantine/core';
import type { Trip, WriteBody } from '@wayfarer/contract';
import { type FormEvent, useState } from 'react';

import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { toMinorUnits, travellerLines } from '../lib/traveller-words.ts';
import { words } from '../words/in-use.ts';
import classes from './report-panel.module.css';

type Wish = WriteBody<'event'>['kind'];
type Category = WriteBody<'spending'>['category'];

const WISHES = ['tired', 'hungry', 'slower', 'faster', 'reoptimize', 'end'] as const satisfies readonly Wish[];
const CATEGORIES = ['food', 'places', 'transport', 'stay', 'other'] as const satisfies readonly Category[];

/** How the traveller is, and what they wish of the day. What would change it is shown first, and waits for a yes. */
export function TravellerPanel({ traveller }: { readonly traveller: NonNullable<Trip['traveller']> }) {
  const { writes, toasts } = useTripScreen();
  const tell = (kind: Wish): void =>
    writes.write('event', { kind }, (after) =>
      toasts.tell(after.messages.at(-1)?.text.split('\n')[0] ?? words().way.you.heard),
    );
  return (
    <section aria-label={words().way.you.title} className={classes.panel}>
      <h3>{words().way.you.title}</h3>
      {travellerLines(traveller).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className={classes.kinds}>
        {WISHES.map((kind) => (
          <Button key={kind} variant="default" disabled={writes.busy} onClick={() => tell(kind)}>
            {words().way.you[kind]}
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
  const said = words().way.you;
  const spend = (event: FormEvent): void => {
    event.preventDefault();
    if (minor === undefined) return;
    writes.write('spending', { amount: minor, category }, (after) => {
      setAmount('');
      toasts.tell(after.messages.at(-1)?.text ?? words().way.you.heard);
    });
  };
  return (
    <form className={classes.measure} onSubmit={spend} aria-label={said.spentForm}>
      <NumberInput label={said.spent(currency)} min={0} hideControls value={amount} onChange={setAmount} />
      <NativeSelect
        label={said.onWhat}
        data={CATEGORIES.map((one) => ({ value: one, label: said.categories[one] }))}
        value={category}
        onChange={(event) => setCategory(event.currentTarget.value as Category)}
      />
      <Button type="submit" disabled={writes.busy || minor === undefined}>
        {said.note}
      </Button>
    </form>
  );
}
