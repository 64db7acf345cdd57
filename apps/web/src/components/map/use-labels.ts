import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect } from 'react';

import type { Label, Pin } from '../../lib/map-data.ts';
import { type Boxed, withoutOverlaps } from '../../lib/without-overlaps.ts';
import classes from './markers.module.css';
import { addMarker, span } from './use-markers.ts';

/** From these zooms on, names of that kind are written. */
const FROM_ZOOM: Readonly<Record<Label['kind'], number>> = {
  stay: 11.5,
  station: 11.5,
  stop: 12.8,
  district: 10.8,
  hill: 12.6,
  water: 13.2,
  park: 13.2,
};
const PIN_PIXELS = 30;

/** Names of what has a pin stand below it. */
const BELOW_PIN = 23;
const MOST_PIXELS = 170;

/** Names of stops, districts, hills and parks where there is room for them; HTML, so no glyphs are fetched. */
export function useLabels(map: LibreMap | null, labels: readonly Label[], pins: readonly Pin[]): void {
  useEffect(() => {
    if (!map) return undefined;
    const written = labels.map((label) => {
      const element = span(label.name, classes.label);
      element.dataset['kind'] = label.kind;
      element.ariaHidden = 'true';
      return { label, element, marker: addMarker(map, element, { ...label, below: dropOf(label) }) };
    });
    const boxOf = (
      { lat, lon }: { readonly lat: number; readonly lon: number },
      { width, height, drop = 0 }: { readonly width: number; readonly height: number; readonly drop?: number },
    ): Boxed => {
      const { x, y } = map.project([lon, lat]);
      const middle = y + drop;
      return { left: x - width / 2, right: x + width / 2, top: middle - height / 2, bottom: middle + height / 2 };
    };
    const arrange = (): void => {
      const zoom = map.getZoom();
      const taken = pins.map((pin) => boxOf(pin, { width: PIN_PIXELS, height: PIN_PIXELS }));
      const boxOfLabel = ({ label }: { readonly label: Label }): Boxed =>
        boxOf(label, { width: Math.min(label.name.length * 6.4 + 6, MOST_PIXELS), height: 16, drop: dropOf(label) });
      const { clientWidth } = map.getContainer();
      const wanted = written.filter((one) => {
        const { left, right } = boxOfLabel(one);
        return zoom >= FROM_ZOOM[one.label.kind] && left >= 0 && right <= clientWidth;
      });
      const free = withoutOverlaps(wanted, taken, boxOfLabel);
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

function dropOf({ kind }: Label): number {
  return kind === 'stay' || kind === 'station' || kind === 'stop' ? BELOW_PIN : 0;
}
