import { type GeoJSONSource, Map as LibreMap, NavigationControl, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { words } from '../../words/in-use.ts';
import { fetchCountries } from './countries.ts';
import { CITY_ZOOM, createMapStyle, groundColor } from './map-style.ts';

setWorkerUrl(workerUrl);

interface Beginning {
  readonly scheme: 'light' | 'dark';
  /** What is in the middle at first; without it the world is seen from afar. */
  readonly middle: { readonly lat: number; readonly lon: number } | undefined;
}

/** A map in that element: nothing while it loads. Where the browser cannot draw, the nearest error boundary hears of it. */
export function useMap(container: RefObject<HTMLDivElement | null>, { scheme, middle }: Beginning): LibreMap | null {
  const [map, setMap] = useState<LibreMap | null>(null);
  const first = useRef(middle);
  useEffect(() => {
    if (!container.current) return undefined;
    const created = createMap(container.current, { scheme, middle: first.current });
    created.once('load', () => setMap(created));
    return () => {
      setMap(null);
      created.remove();
    };
  }, [container, scheme]);
  return map;
}

function createMap(container: HTMLDivElement, { scheme, middle }: Beginning): LibreMap {
  const said = words().plan.map;
  const map = new LibreMap({
    container,
    style: createMapStyle(scheme),
    center: middle ? [middle.lon, middle.lat] : [20, 30],
    zoom: middle ? CITY_ZOOM + 3 : 1,
    maxZoom: 17,
    pitchWithRotate: false,
    dragRotate: false,
    attributionControl: false,
    locale: {
      'Map.Title': said.drawn,
      'NavigationControl.ZoomIn': said.zoomIn,
      'NavigationControl.ZoomOut': said.zoomOut,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'bottom-right');
  map.addControl(new ScaleControl({ maxWidth: 90 }), 'bottom-left');
  drawCountriesFarOut(map, scheme);
  return map;
}

/** A megabyte of coastline is not loaded for somebody who looks at a city. */
function drawCountriesFarOut(map: LibreMap, scheme: Beginning['scheme']): void {
  let asked = false;
  const look = (): void => {
    if (asked || map.getZoom() >= CITY_ZOOM) return;
    asked = true;
    fetchCountries()
      .then(async ({ land, outlines }) => {
        await map.getSource<GeoJSONSource>('outlines')?.setData(outlines);
        await map.getSource<GeoJSONSource>('countries')?.setData(land);
        // Before that all would be sea.
        map.once('idle', () => map.setPaintProperty('ground', 'background-color', groundColor(scheme, true)));
      })
      .catch(() => {
        asked = false;
      });
  };
  map.on('idle', look);
}
