import 'maplibre-gl/dist/maplibre-gl.css';

import type { City, Day } from '@wayfarer/contract';
import type { GeoJSONSource, Map as LibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useRef } from 'react';

import { useCities } from '../../data/use-cities.ts';
import { useSketches } from '../../data/use-sketches.ts';
import { creditsOf, joinSketches } from '../../lib/city-sketch.ts';
import { dayColor } from '../../lib/day-color.ts';
import { boxAround, type Ghost, toLabels, toPinLabels, toPins, toRoutes } from '../../lib/map-data.ts';
import { listWorks } from '../../lib/scenes.ts';
import classes from './map-canvas.module.css';
import { MapLabel } from './map-label.tsx';
import { useLabels } from './use-labels.ts';
import { useMap } from './use-map.ts';
import { useGhost, useHighlight, usePins } from './use-markers.ts';
import { useScenePopups } from './use-scene-popups.ts';
import { useTiles } from './use-tiles.ts';

/** What is drawn. */
export interface MapCanvasProps {
  /** The days that are drawn: of the plan, or of an option that is looked at. */
  readonly days: readonly Day[];
  /** The one day to show, or `null` for all. */
  readonly shown: number | null;
  /** Where the trip goes; nothing before that is known. */
  readonly cities: readonly City[];
  readonly ghost: Ghost | null;
  readonly highlighted: string | null;
  readonly onHighlight: (visitId: string | null) => void;
  readonly onOpen: (visitId: string) => void;
  readonly scheme: 'light' | 'dark';
}

/** The drawn map. It is the default export so that it can be loaded on demand. */
export default function MapCanvas({
  days,
  shown,
  cities,
  ghost,
  highlighted,
  onHighlight,
  onOpen,
  scheme,
}: MapCanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  const pins = useMemo(() => toPins(days, shown), [days, shown]);
  const works = useMemo(() => listWorks(days), [days]);
  const map = useMap(container, { scheme, middle: pins[0] ?? cities[0]?.center });
  const sketches = useSketches(cities);
  const sketch = useMemo(() => joinSketches(sketches), [sketches]);
  const isTiled = useTiles(map, useCities().data?.mapStyle ?? null, scheme);
  const labels = useMemo(() => [...toPinLabels(pins), ...(isTiled ? [] : toLabels(sketch))], [pins, sketch, isTiled]);

  useEffect(() => {
    void map?.getSource<GeoJSONSource>('sketch')?.setData(sketch);
  }, [map, sketch]);
  useEffect(() => {
    if (map) drawRoutes(map, { days, shown, scheme });
  }, [map, days, shown, scheme]);
  useEffect(() => {
    const points = pins.length > 0 ? pins : cities.map(({ center }) => center);
    if (map) look(map, points);
  }, [map, pins, cities]);

  useLabels(map, labels, pins);
  usePins(map, pins, { scheme, works, onOpen, onHighlight });
  useHighlight(map, highlighted);
  useScenePopups(map, { pins, works, highlighted });
  useGhost(map, ghost);

  return (
    <div className={classes.frame}>
      <div ref={container} className={classes.canvas} data-testid="map" data-ready={map !== null} />
      <MapLabel credits={isTiled ? [] : creditsOf(cities, sketches)} />
    </div>
  );
}

function drawRoutes(map: LibreMap, { days, shown, scheme }: Pick<MapCanvasProps, 'days' | 'shown' | 'scheme'>): void {
  const routes = toRoutes(days, shown);
  const features = routes.features.map((route) => ({
    ...route,
    properties: { ...route.properties, color: dayColor(route.properties.day, scheme) },
  }));
  void map.getSource<GeoJSONSource>('routes')?.setData({ ...routes, features });
}

/** Moves so that all points are in view; a single city is seen whole. */
function look(map: LibreMap, points: readonly { readonly lat: number; readonly lon: number }[]): void {
  const box = boxAround(points);
  if (!box) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const maxZoom = points.length === 1 ? 11.5 : 14.5;
  map.fitBounds(box, {
    padding: { top: 76, bottom: 56, left: 48, right: 48 },
    maxZoom,
    ...(still ? { animate: false } : { duration: 500 }),
  });
}
