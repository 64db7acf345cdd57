import { Button, Slider } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Supposition, Visit, WhatIf } from '@wayfarer/contract';
import { useState } from 'react';

import { previewWhatIf } from '../data/preview-what-if.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { deltaWords } from '../lib/delta-words.ts';
import { formatDate } from '../lib/format.ts';
import { words } from '../words/in-use.ts';
import { BeforeAfter } from './before-after.tsx';
import classes from './report-panel.module.css';

const KINDS = ['rain', 'delay', 'closed', 'without'] as const;
type Kind = (typeof KINDS)[number];

const FIRST_DELAY = 30;
const MOST_DELAY = 240;

interface WhatIfProps {
  /** The stop that a closed door, and a day without it, are about. */
  readonly visit: Pick<Visit, 'id' | 'name'>;
  readonly date: string;
}

/** What would be if: shown beside what is, and nothing is changed until it is taken over. */
export function WhatIfPanel({ visit, date }: WhatIfProps) {
  const { trip, writes, toasts } = useTripScreen();
  const [kind, setKind] = useState<Kind | null>(null);
  const [minutes, setMinutes] = useState(FIRST_DELAY);
  // Of the trip as it is: once that is another, what was asked is no answer any more.
  const asked = useMutation({
    mutationFn: async (suppose: Supposition) => ({
      suppose,
      seq: trip.seq,
      found: await previewWhatIf(trip.id, suppose),
    }),
  });
  const choose = (chosen: Kind): void => {
    asked.reset();
    setKind(kind === chosen ? null : chosen);
    if (kind !== chosen && chosen !== 'delay') asked.mutate(toSupposition(chosen, { visit, date, minutes }));
  };
  const take = (suppose: Supposition): void =>
    writes.write('suppose', { suppose, take: true }, (after) => {
      asked.reset();
      setKind(null);
      toasts.tell(after.messages.at(-1)?.text.split('\n')[0] ?? words().way.suppose.done);
    });
  const said = words().way.suppose;
  const answer = asked.data?.seq === trip.seq ? asked.data : undefined;
  return (
    <section aria-label={said.name} className={classes.panel}>
      <h3>{said.title(visit.name)}</h3>
      <div className={classes.kinds}>
        {KINDS.map((each) => (
          <Button key={each} variant="default" aria-expanded={kind === each} onClick={() => choose(each)}>
            {said[each]}
          </Button>
        ))}
      </div>
      {kind === 'delay' && (
        <div className={classes.measure}>
          <label id="what-if-minutes">
            {said.howLate} <output>{words().plan.minutes(minutes)}</output>
          </label>
          <Slider
            aria-labelledby="what-if-minutes"
            thumbProps={{ 'aria-label': said.howLate }}
            label={null}
            min={5}
            max={MOST_DELAY}
            step={5}
            value={minutes}
            onChange={setMinutes}
          />
          <Button
            variant="default"
            loading={asked.isPending}
            onClick={() => asked.mutate(toSupposition('delay', { visit, date, minutes }))}
          >
            {said.show(minutes)}
          </Button>
        </div>
      )}
      <div role="status">
        {kind !== null && kind !== 'delay' && asked.isPending && <p>{said.looking}</p>}
        {asked.error && <p>{asked.error.message}</p>}
        {answer && <Outcome found={answer.found} busy={writes.busy} onTake={() => take(answer.suppose)} />}
      </div>
    </section>
  );
}

interface OutcomeProps {
  readonly found: WhatIf;
  readonly busy: boolean;
  readonly onTake: () => void;
}

function Outcome({ found, busy, onTake }: OutcomeProps) {
  return (
    <div className={classes.measure}>
      <p>{found.text}</p>
      {found.before.map((before) => {
        const after = found.after.find(({ date }) => date === before.date);
        return (
          after && (
            <div key={before.date}>
              <h4>{formatDate(before.date)}</h4>
              <BeforeAfter before={before} after={after} />
            </div>
          )
        );
      })}
      {found.changes && (
        <>
          <p>{deltaWords(found.delta)}</p>
          <p>{words().way.suppose.unchanged}</p>
          <Button disabled={busy} onClick={onTake}>
            {words().way.suppose.act}
          </Button>
        </>
      )}
    </div>
  );
}

function toSupposition(kind: Kind, { visit, date, minutes }: WhatIfProps & { readonly minutes: number }): Supposition {
  switch (kind) {
    case 'rain':
      return { kind: 'weather', value: 'rainy', date };
    case 'delay':
      return { kind: 'delay', value: minutes };
    case 'closed':
      return { kind: 'closed', visit: visit.id };
    case 'without':
      return { edit: { type: 'remove', visit: visit.id } };
  }
}
