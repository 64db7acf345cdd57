import { Button, Slider } from '@mantine/core';
import type { Visit, WriteBody } from '@wayfarer/contract';
import { useState } from 'react';

import { useArrive } from '../hooks/use-trip-actions.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { isUnderWay } from '../lib/arrival.ts';
import { words } from '../words/in-use.ts';
import { Icon, type IconName } from './icon.tsx';
import classes from './report-panel.module.css';

type Reading = WriteBody<'reading'>;

const REPORTS: readonly {
  readonly kind: 'crowd' | 'closed' | 'weather' | 'traffic' | 'delay' | 'unwanted';
  readonly value?: Reading['value'];
  readonly icon?: IconName;
}[] = [
  { kind: 'crowd' },
  { kind: 'closed' },
  { kind: 'weather', value: 'rainy', icon: 'rain' },
  { kind: 'traffic' },
  { kind: 'delay' },
  { kind: 'unwanted' },
];

type Measured = 'crowd' | 'traffic' | 'delay';

interface Scale {
  readonly unit: 'percent' | 'minutes';
  readonly most: number;
  /** Where the slider stands at first. */
  readonly first: number;
}

/** What is measured before it is reported. */
const SCALES: Readonly<Record<Measured, Scale>> = {
  crowd: { unit: 'percent', most: 100, first: 70 },
  traffic: { unit: 'percent', most: 100, first: 70 },
  delay: { unit: 'minutes', most: 240, first: 30 },
};

function isMeasured(kind: Reading['kind']): kind is Measured {
  return kind in SCALES;
}

/** What one can see on the way to the next stop. Nothing changes in the plan until the traveller has decided. */
export function ReportPanel({ visit }: { readonly visit: Pick<Visit, 'id'> }) {
  const { writes, plan, toasts } = useTripScreen();
  const [measured, setMeasured] = useState<Measured | null>(null);
  const said = words().way.report;
  const report = (reading: Reading): void => {
    setMeasured(null);
    writes.write('reading', { ...reading, visit: visit.id }, (after) => {
      plan.closeVisit();
      if (!after.pending) toasts.tell(words().way.report.within);
    });
  };
  return (
    <section aria-label={said.title} className={classes.panel}>
      <h3>{said.title}</h3>
      <div className={classes.kinds}>
        {REPORTS.map(({ icon, kind, value }) => (
          <Button
            key={kind}
            variant="default"
            disabled={writes.busy}
            leftSection={icon && <Icon name={icon} size={16} />}
            aria-expanded={isMeasured(kind) ? measured === kind : undefined}
            onClick={() => (isMeasured(kind) ? setMeasured(measured === kind ? null : kind) : report({ kind, value }))}
          >
            {said[kind]}
          </Button>
        ))}
      </div>
      {measured && (
        <Measure
          key={measured}
          kind={measured}
          busy={writes.busy}
          onReport={(value) => report({ kind: measured, value })}
        />
      )}
    </section>
  );
}

interface MeasureProps {
  readonly kind: Measured;
  readonly busy: boolean;
  readonly onReport: (value: number) => void;
}

function Measure({ kind, busy, onReport }: MeasureProps) {
  const said = words().way.report;
  const scale = SCALES[kind];
  const question = said.scales[kind];
  const [level, setLevel] = useState(scale.first);
  const measure = scale.unit === 'percent' ? said.percent(level) : words().plan.minutes(level);
  return (
    <div className={classes.measure}>
      <label id="report-level">
        {question} <output>{measure}</output>
      </label>
      <Slider
        aria-labelledby="report-level"
        thumbProps={{ 'aria-label': question }}
        label={null}
        min={0}
        max={scale.most}
        step={5}
        value={level}
        onChange={setLevel}
      />
      <Button disabled={busy} onClick={() => onReport(level)}>
        {said.act(measure)}
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
      {underWay ? words().way.arrive.here : words().way.arrive.alreadyHere}
    </Button>
  );
}
