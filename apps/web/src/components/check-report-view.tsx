import { Button, Skeleton, useComputedColorScheme } from '@mantine/core';
import type { CheckChange, CheckDay, CheckReport } from '@wayfarer/contract';
import { lazy, Suspense, useMemo, useState } from 'react';

import { useCities } from '../data/use-cities.ts';
import { mapIdOf, toMapDays } from '../lib/check-days.ts';
import { dayColor } from '../lib/day-color.ts';
import { formatLongDate } from '../lib/format.ts';
import { pageLanguage, words } from '../words/in-use.ts';
import classes from './check-report.module.css';
import { CheckStop } from './check-stop.tsx';
import { MapGuard } from './map/map-guard.tsx';

const MapCanvas = lazy(() => import('./map/map-canvas.tsx'));

interface CheckReportViewProps {
  readonly report: CheckReport;
  /** It is being checked again. */
  readonly busy: boolean;
  readonly changes: readonly CheckChange[];
  readonly onChange: (changes: readonly CheckChange[]) => void;
  readonly onUndoAll: () => void;
}

/** What was found of a plan: two sentences, its days with each stop judged, the map, and what is to be asked and booked. */
export function CheckReportView({ report, busy, changes, onChange, onUndoAll }: CheckReportViewProps) {
  const [highlighted, onHighlight] = useState<string | null>(null);
  const said = words().check;
  const touched = new Set(changes.map(({ line, name }) => `${line} ${name}`)).size;
  return (
    <section className={classes.report} aria-label={said.report} aria-busy={busy} data-testid="check-report">
      <div className={classes.summary}>
        <h2>{report.summary[0]}</h2>
        <p>{report.summary[1]}</p>
        {touched > 0 && (
          <p className={classes.changed}>
            {said.changed(touched)}
            <Button variant="subtle" size="compact-md" disabled={busy} onClick={onUndoAll}>
              {said.undoAll}
            </Button>
          </p>
        )}
      </div>
      <div className={classes.panes}>
        <div className={classes.days}>
          {report.days.map((day, index) => (
            <DayOfReport key={day.nth} {...{ day, index, busy, onChange, onHighlight }} />
          ))}
          {report.undated.length > 0 && (
            <section className={classes.day} aria-label={said.undated}>
              <h3>{said.undated}</h3>
              <ol className={classes.stops}>
                {report.undated.map((visit, index) => (
                  <CheckStop key={`${visit.line} ${index}`} visit={visit} busy={busy} onChange={onChange} />
                ))}
              </ol>
            </section>
          )}
        </div>
        <div className={classes.side}>
          <ReportMap report={report} highlighted={highlighted} onHighlight={onHighlight} />
          <NotFound report={report} busy={busy} onChange={onChange} />
          <Notes title={said.vague} notes={report.vague} />
          <Notes title={said.duplicates} notes={report.duplicates} />
          <Notes title={said.bookings} notes={report.bookings} />
          <Notes title={said.money} notes={report.money ? [report.money] : []} />
          <Notes title={said.assumptions} notes={report.assumptions} />
        </div>
      </div>
    </section>
  );
}

interface DayOfReportProps extends Pick<CheckReportViewProps, 'busy' | 'onChange'> {
  readonly day: CheckDay;
  readonly index: number;
  readonly onHighlight: (id: string | null) => void;
}

function DayOfReport({ day, index, busy, onChange, onHighlight }: DayOfReportProps) {
  const scheme = useComputedColorScheme('light');
  const heading = [words().check.day(day.nth), formatLongDate(day.date), day.city?.name ?? ''].filter(Boolean);
  return (
    <section className={classes.day} aria-label={heading.slice(0, 2).join(', ')}>
      <h3>
        <span className={classes.dot} style={{ background: dayColor(index, scheme) }} />
        {heading.join(' · ')}
      </h3>
      {day.title !== '' && <p className={classes.quiet}>{day.title}</p>}
      <ol className={classes.stops}>
        {day.visits.map((visit, nth) => (
          <CheckStop
            key={`${visit.line} ${nth}`}
            {...{ visit, busy, onChange }}
            onHighlight={(isOn) => onHighlight(isOn ? mapIdOf(day.date, nth) : null)}
          />
        ))}
      </ol>
      {day.notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
    </section>
  );
}

interface ReportMapProps {
  readonly report: CheckReport;
  readonly highlighted: string | null;
  readonly onHighlight: (id: string | null) => void;
}

function ReportMap({ report, highlighted, onHighlight }: ReportMapProps) {
  const scheme = useComputedColorScheme('light');
  const days = useMemo(() => toMapDays(report), [report]);
  const ids = useMemo(() => new Set(report.cities.map(({ id }) => id)), [report]);
  const known = useCities().data?.cities;
  const cities = useMemo(() => (known ?? []).filter(({ id }) => ids.has(id)), [known, ids]);
  if (cities.length === 0 || days.every(({ visits }) => visits.length === 0)) return null;
  return (
    <section className={classes.map} aria-label={words().plan.map.name}>
      <MapGuard>
        <Suspense fallback={<Skeleton height="100%" radius={0} />}>
          <MapCanvas
            key={`${scheme} ${pageLanguage()}`}
            {...{ days, cities, highlighted, onHighlight, scheme, shown: null, ghost: null }}
            onOpen={onHighlight}
          />
        </Suspense>
      </MapGuard>
    </section>
  );
}

function NotFound({ report, busy, onChange }: Pick<CheckReportViewProps, 'report' | 'busy' | 'onChange'>) {
  const said = words().check;
  if (report.notFound.length === 0) return null;
  return (
    <section className={classes.notes} aria-label={said.notFound}>
      <h3>{said.notFound}</h3>
      <ul>
        {report.notFound.map(({ line, name, near, text }) => (
          <li key={`${line} ${name}`}>
            <p>{text}</p>
            {near.map(({ placeId, name: meant }) => (
              <Button
                key={placeId}
                variant="light"
                size="compact-md"
                className={classes.choice ?? ''}
                disabled={busy}
                onClick={() => onChange([{ kind: 'take', line, name, placeId }])}
              >
                {said.take(meant)}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes({ title, notes }: { readonly title: string; readonly notes: readonly { readonly text: string }[] }) {
  const texts = [...new Set(notes.map(({ text }) => text))];
  if (texts.length === 0) return null;
  return (
    <section className={classes.notes} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
