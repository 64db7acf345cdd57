import { Skeleton, UnstyledButton, useComputedColorScheme } from '@mantine/core';
import { lazy, Suspense } from 'react';

import { useLanguage } from '../../hooks/use-language.ts';
import { useTripScreen } from '../../hooks/use-trip-screen.ts';
import { dayColor } from '../../lib/day-color.ts';
import { formatDate } from '../../lib/format.ts';
import { listWorks } from '../../lib/scenes.ts';
import { words } from '../../words/in-use.ts';
import { WorkLegend } from '../work-legend.tsx';
import type { MapCanvasProps } from './map-canvas.tsx';
import { MapGuard } from './map-guard.tsx';
import classes from './trip-map.module.css';

const MapCanvas = lazy(() => import('./map-canvas.tsx'));

/** The schematic map, with the days to filter by. The list says the same in words. */
export function TripMap() {
  const { trip, phase, cities, plan, decision, preview } = useTripScreen();
  const scheme = useComputedColorScheme('light');
  const language = useLanguage();
  const isChoosing = phase === 'choosing';
  const days = isChoosing ? (trip.options[preview.previewed ?? 0]?.days ?? []) : trip.days;
  const shown = isChoosing ? preview.optionDay : (decision.shownDay ?? plan.shownOnMap);
  const { highlighted, onHighlight, onOpen } = plan;
  const drawn = { days, shown, cities, ghost: decision.ghost, highlighted, onHighlight, onOpen };
  return (
    <section className={classes.map} aria-label={words().plan.map.name}>
      {days.length > 0 && (
        <DayFilter days={days} shown={shown} onShow={isChoosing ? preview.onOptionDay : plan.onShowOnMap} />
      )}
      <WorkLegend works={listWorks(shown === null ? days : days.slice(shown, shown + 1))} />
      <MapGuard>
        <Suspense fallback={<Skeleton height="100%" radius={0} />}>
          <MapCanvas key={`${scheme} ${language}`} {...drawn} scheme={scheme} />
        </Suspense>
      </MapGuard>
    </section>
  );
}

interface DayFilterProps extends Pick<MapCanvasProps, 'days' | 'shown'> {
  readonly onShow: (index: number | null) => void;
}

function DayFilter({ days, shown, onShow }: DayFilterProps) {
  const scheme = useComputedColorScheme('light');
  return (
    <div className={classes.filter} role="group" aria-label={words().plan.map.days}>
      <UnstyledButton className={classes.chip} aria-pressed={shown === null} onClick={() => onShow(null)}>
        {words().plan.map.all}
      </UnstyledButton>
      {days.map((day, index) => (
        <UnstyledButton
          key={day.date}
          className={classes.chip}
          aria-pressed={shown === index}
          onClick={() => onShow(index)}
        >
          <span className={classes.dot} style={{ background: dayColor(index, scheme) }} />
          {formatDate(day.date)}
        </UnstyledButton>
      ))}
    </div>
  );
}
