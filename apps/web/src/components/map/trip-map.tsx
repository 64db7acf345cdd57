import { Skeleton, UnstyledButton, useComputedColorScheme } from '@mantine/core';
import type { City, Day } from '@wayfarer/contract';
import { lazy, Suspense } from 'react';

import { dayColor } from '../../lib/day-color.ts';
import { formatDate } from '../../lib/format.ts';
import type { Ghost } from '../../lib/map-data.ts';
import { MapGuard } from './map-guard.tsx';
import classes from './trip-map.module.css';

const MapCanvas = lazy(() => import('./map-canvas.tsx'));

export interface TripMapProps {
  /** The days that are drawn: of the plan, or of an option that is looked at. */
  readonly days: readonly Day[];
  /** The one day to show, or `null` for all. */
  readonly shown: number | null;
  readonly onShow: (index: number | null) => void;
  /** Where the trip goes; nothing before that is known. */
  readonly cities: readonly City[];
  readonly ghost: Ghost | null;
  readonly highlighted: string | null;
  readonly onHighlight: (visitId: string | null) => void;
  readonly onOpen: (visitId: string) => void;
}

/** The schematic map, with the days to filter by. The list says the same in words. */
export function TripMap(props: TripMapProps) {
  const scheme = useComputedColorScheme('light');
  return (
    <section className={classes.map} aria-label="Map">
      {props.days.length > 0 && (
        <div className={classes.filter} role="group" aria-label="Days on the map">
          <UnstyledButton
            className={classes.chip}
            aria-pressed={props.shown === null}
            onClick={() => props.onShow(null)}
          >
            All
          </UnstyledButton>
          {props.days.map((day, index) => (
            <UnstyledButton
              key={day.date}
              className={classes.chip}
              aria-pressed={props.shown === index}
              onClick={() => props.onShow(index)}
            >
              <span className={classes.dot} style={{ background: dayColor(index, scheme) }} />
              {formatDate(day.date)}
            </UnstyledButton>
          ))}
        </div>
      )}
      <MapGuard>
        <Suspense fallback={<Skeleton height="100%" radius={0} />}>
          <MapCanvas key={scheme} {...props} scheme={scheme} />
        </Suspense>
      </MapGuard>
    </section>
  );
}
