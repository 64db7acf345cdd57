import { Button, Slider } from '@mantine/core';
import type { ReadingRequest, Visit } from '@wayfarer/contract';
import { useState } from 'react';

import { Icon } from './icon.tsx';
import classes from './report-panel.module.css';

interface ReportPanelProps {
  readonly visit: Pick<Visit, 'id' | 'name'>;
  readonly busy: boolean;
  readonly onReport: (reading: ReadingRequest) => void;
}

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
export function ReportPanel({ visit, busy, onReport }: ReportPanelProps) {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [level, setLevel] = useState(0);
  const scale = measured && SCALES[measured];
  const report = (reading: ReadingRequest): void => {
    setMeasured(null);
    onReport(reading);
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
        <Button variant="default" disabled={busy} onClick={() => report({ kind: 'closed', visit: visit.id })}>
          Closed
        </Button>
        <Button
          variant="default"
          disabled={busy}
          leftSection={<Icon name="rain" size={16} />}
          onClick={() => report({ kind: 'weather', value: 'rainy', visit: visit.id })}
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
        <Button variant="default" disabled={busy} onClick={() => report({ kind: 'unwanted', visit: visit.id })}>
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
          <Button disabled={busy} onClick={() => report({ kind: measured, value: level, visit: visit.id })}>
            Report {level} {scale.unit}
          </Button>
        </div>
      )}
    </section>
  );
}
