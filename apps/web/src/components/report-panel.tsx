import { Button, Slider } from '@mantine/core';
import type { Visit, WriteBody } from '@wayfarer/contract';
import { useState } from 'react';

import { useArrive } from '../hooks/use-trip-actions.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { isUnderWay } from '../lib/arrival.ts';
import { Icon, type IconName } from './icon.tsx';
import classes from './report-panel.module.css';

type Reading = WriteBody<'reading'>;

const REPORTS: readonly (Pick<Reading, 'kind' | 'value'> & { readonly label: string; readonly icon?: IconName })[] = [
  { label: 'Crowded', kind: 'crowd' },
  { label: 'Closed', kind: 'closed' },
  { label: 'Rain', kind: 'weather', value: 'rainy', icon: 'rain' },
  { label: 'Traffic', kind: 'traffic' },
  { label: 'Running late', kind: 'delay' },
  { label: 'Not this one', kind: 'unwanted' },
];

interface Scale {
  readonly question: string;
  readonly unit: string;
  readonly most: number;
  /** Where the slider stands at first. */
  readonly first: number;
}

/** What is measured before it is reported. */
const SCALES: Readonly<Partial<Record<Reading['kind'], Scale>>> = {
  crowd: { question: 'How full is it?', unit: '%', most: 100, first: 70 },
  traffic: { question: 'How bad is the traffic?', unit: '%', most: 100, first: 70 },
  delay: { question: 'How late will you be?', unit: 'min', most: 240, first: 30 },
};

/** What one can see on the way to the next stop. Nothing changes in the plan until the traveller has decided. */
export function ReportPanel({ visit }: { readonly visit: Pick<Visit, 'id'> }) {
  const { writes, plan, toasts } = useTripScreen();
  const [measured, setMeasured] = useState<Reading['kind'] | null>(null);
  const scale = measured && SCALES[measured];
  const report = (reading: Reading): void => {
    setMeasured(null);
    writes.write('reading', { ...reading, visit: visit.id }, (after) => {
      plan.closeVisit();
      if (!after.pending) toasts.tell('Noted. It stays within your limit, so nothing changes.');
    });
  };
  return (
    <section aria-label="Report" className={classes.panel}>
      <h3>Report</h3>
      <div className={classes.kinds}>
        {REPORTS.map(({ label, icon, kind, value }) => (
          <Button
            key={kind}
            variant="default"
            disabled={writes.busy}
            leftSection={icon && <Icon name={icon} size={16} />}
            aria-expanded={SCALES[kind] && measured === kind}
            onClick={() => (SCALES[kind] ? setMeasured(measured === kind ? null : kind) : report({ kind, value }))}
          >
            {label}
          </Button>
        ))}
      </div>
      {measured && scale && (
        <Measure
          key={measured}
          scale={scale}
          busy={writes.busy}
          onReport={(value) => report({ kind: measured, value })}
        />
      )}
    </section>
  );
}

interface MeasureProps {
  readonly scale: Scale;
  readonly busy: boolean;
  readonly onReport: (value: number) => void;
}

function Measure({ scale, busy, onReport }: MeasureProps) {
  const [level, setLevel] = useState(scale.first);
  return (
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
      <Button disabled={busy} onClick={() => onReport(level)}>
        Report {level} {scale.unit}
      </Button>
    </div>
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
