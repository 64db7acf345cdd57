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

type Measured = 'crowd' | 'traffic';

const QUESTIONS: Readonly<Record<Measured, string>> = { crowd: 'How full is it?', traffic: 'How bad is the traffic?' };

/** What one can see on the way to the next stop. Nothing changes in the plan until the traveller has decided. */
export function ReportPanel({ visit, busy, onReport }: ReportPanelProps) {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [level, setLevel] = useState(70);
  const report = (reading: ReadingRequest): void => {
    setMeasured(null);
    onReport(reading);
  };
  const toggle = (kind: Measured): void => setMeasured(measured === kind ? null : kind);
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
      </div>
      {measured && (
        <div className={classes.measure}>
          <label id="report-level">
            {QUESTIONS[measured]} <output>{level} %</output>
          </label>
          <Slider
            aria-labelledby="report-level"
            thumbProps={{ 'aria-label': QUESTIONS[measured] }}
            label={null}
            min={0}
            max={100}
            step={5}
            value={level}
            onChange={setLevel}
          />
          <Button disabled={busy} onClick={() => report({ kind: measured, value: level, visit: visit.id })}>
            Report {level} %
          </Button>
        </div>
      )}
    </section>
  );
}
