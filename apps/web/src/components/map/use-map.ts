import { type GeoJSONSource, Map as LibreMap, NavigationControl, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type RefObject, useEffect, useState } from 'react';

import { fetchCountries } from './countries.ts';
import { CITY_ZOOM, createMapStyle } from './map-style.ts';

setWorkerUrl(workerUrl);

/** A map in that element: nothing while it loads. Where the browser cannot draw, it throws while rendering. */
export function useMap(container: RefObject<HTMLDivElement | null>, scheme: 'light' | 'dark'): LibreMap | null {
  const [map, setMap] = useState<LibreMap | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (!container.current) return undefined;
    const created = tryToCreate(container.current, scheme);
    if (created instanceof Error) {
      setFailure(created);
      return undefined;
    }
    created.once('load', () => setMap(created));
    return () => {
      setMap(null);
      created.remove();
    };
  }, [container, scheme]);
  if (failure) throw failure;
  return map;
}

function tryToCreate(container: HTMLDivElement, scheme: 'light' | 'dark'): LibreMap | Error {
  try {
    const map = new LibreMap({
      container,
      style: createMapStyle({ type: 'FeatureCollection', features: [] }, scheme),
      center: [20, 30],
      zoom: 1,
      maxZoom: 17,
      pitchWithRotate: false,
      dragRotate: false,
      attributionControl: false,
    });
    map.touchZoomRotate.disableRotation();
    map.addControl(new NavigationControl({ showCompass: false }), 'bottom-right');
    map.addControl(new ScaleControl({ maxWidth: 90 }), 'bottom-left');
    drawCountriesFarOut(map);
    return map;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** A megabyte of coastline is not loaded for somebody who looks at a city. */
function drawCountriesFarOut(map: LibreMap): void {
  let asked = false;
  const look = (): void => {
    if (asked || map.getZoom() >= CITY_ZOOM) return;
    asked = true;
    fetchCountries()
      .then((countries) => map.getSource<GeoJSONSource>('countries')?.setData(countries))
      .catch(() => {
        asked = false;
      });
  };
  map.on('idle', look);
}
