import { Button, Slider } from '@mantine/core';
import type { Visit, WriteBody } from '@wayfarer/contract';
import { useState } from 'react';

import { useArrive } from '../hooks/use-trip-actions.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { isUnderWay } from '../lib/arrival.ts';
import { Icon } from './icon.tsx';
import classes from './report-panel.module.css';

type Measured = 'crowd' | 'traffic' | 'delay';

interface Scale {
  readonly question: string;
  readonly unit: string;
  readonly most: number;
  /** Where the slider stands at first. */
  readonly first: number;
}

const SCALES: Readonly<Record<Measured, Scale>> = {
  crowd: { question: 'How full is it?', unit: '%', most: 100, first: 70 },
  traffic: { question: 'How bad is the traffic?', unit: '%', most: 100, first: 70 },
  delay: { question: 'How late will you be?', unit: 'min', most: 240, first: 30 },
};

/** What one can see on the way to the next stop. Nothing changes in the plan until the traveller has decided. */
export function ReportPanel({ visit }: { readonly visit: Pick<Visit, 'id'> }) {
  const { writes, plan, toasts } = useTripScreen();
  const { busy } = writes;
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [level, setLevel] = useState(0);
  const scale = measured && SCALES[measured];
  const report = (reading: WriteBody<'reading'>): void => {
    setMeasured(null);
    writes.write('reading', { ...reading, visit: visit.id }, (after) => {
      plan.closeVisit();
      if (!after.pending) toasts.tell('Noted. It stays within your limit, so nothing changes.');
    });
  };
  const toggle = (kind: Measured): void => {
    setMeasured(measured === kind ? null : kind);
    setLevel(SCALES[kind].first);
  };
  return (
    <section aria-label="Report" className={classes.panel}>
      <h3>Report</h3>
      <div className={classes.kinds}>
        <Button variant="default" disabled={busy} aria-expanded={measured === 'crowd'} onClick={() => toggle('crowd')}>
          Crowded
        </Button>
        <Button variant="default" disabled={busy} onClick={() => report({ kind: 'closed' })}>
          Closed
        </Button>
        <Button
          variant="default"
          disabled={busy}
          leftSection={<Icon name="rain" size={16} />}
          onClick={() => report({ kind: 'weather', value: 'rainy' })}
        >
          Rain
        </Button>
        <Button
          variant="default"
          disabled={busy}
          aria-expanded={measured === 'traffic'}
          onClick={() => toggle('traffic')}
        >
          Traffic
        </Button>
        <Button variant="default" disabled={busy} aria-expanded={measured === 'delay'} onClick={() => toggle('delay')}>
          Running late
        </Button>
        <Button variant="default" disabled={busy} onClick={() => report({ kind: 'unwanted' })}>
          Not this one
        </Button>
      </div>
      {measured && scale && (
        <div className={classes.measure}>
          <label id="report-level">
            {scale.question}{' '}
            <output>
              {level} {scale.unit}
            </output>
          </label>
          <Slider
            aria-labelledby="report-level"
            thumbProps={{ 'aria-label': scale.question }}
            label={null}
            min={0}
            max={scale.most}
            step={5}
            value={level}
            onChange={setLevel}
          />
          <Button disabled={busy} onClick={() => report({ kind: measured, value: level })}>
            Report {level} {scale.unit}
          </Button>
        </div>
      )}
    </section>
  );
}

/** "I am here" is what one says on a day of the trip. */
export function ArriveButton({ visit, isMain = false }: { readonly visit: Visit; readonly isMain?: boolean }) {
  const { trip, writes } = useTripScreen();
  const arrive = useArrive();
  const underWay = isUnderWay(trip.days, new Date());
  return (
    <Button
      fullWidth
      size={isMain ? 'md' : 'sm'}
      variant={isMain && underWay ? 'filled' : 'default'}
      disabled={writes.busy}
      onClick={() => arrive(visit.id)}
    >
      {underWay ? 'I am here' : 'I am already here'}
    </Button>
  );
}
