import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect } from 'react';

import type { Label, Pin } from '../../lib/map-data.ts';
import { type Boxed, withoutOverlaps } from '../../lib/without-overlaps.ts';
import classes from './markers.module.css';
import { addMarker, span } from './use-markers.ts';

/** From these zooms on, names of that kind are written. */
const FROM_ZOOM: Readonly<Record<Label['kind'], number>> = { district: 10.8, hill: 12.6, park: 13.2 };
const PIN_PIXELS = 30;

/** Names of districts, hills and parks where there is room for them; HTML, so no glyphs are fetched. */
export function useLabels(map: LibreMap | null, labels: readonly Label[], pins: readonly Pin[]): void {
  useEffect(() => {
    if (!map) return undefined;
    const written = labels.map((label) => {
      const element = span(label.name, classes.label);
      element.dataset['kind'] = label.kind;
      element.ariaHidden = 'true';
      return { label, element, marker: addMarker(map, element, label) };
    });
    const boxOf = (
      { lat, lon }: { readonly lat: number; readonly lon: number },
      width: number,
      height: number,
    ): Boxed => {
      const { x, y } = map.project([lon, lat]);
      return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
    };
    const arrange = (): void => {
      const zoom = map.getZoom();
      const taken = pins.map((pin) => boxOf(pin, PIN_PIXELS, PIN_PIXELS));
      const wanted = written.filter(({ label }) => zoom >= FROM_ZOOM[label.kind]);
      const free = withoutOverlaps(wanted, taken, ({ label }) => boxOf(label, label.name.length * 7 + 4, 16));
      for (const one of written) one.element.hidden = !free.has(one);
    };
    arrange();
    map.on('move', arrange);
    return () => {
      map.off('move', arrange);
      for (const { marker } of written) marker.remove();
    };
  }, [map, labels, pins]);
}
