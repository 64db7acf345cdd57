import { AttributionControl, type Map as LibreMap, type StyleSpecification } from 'maplibre-gl';
import { useEffect, useState } from 'react';

import { isOurs, layOver } from './lay-over.ts';

/**
 * Draws the tiles of that style over the sketch as soon as the first of them has come; where none comes the sketch stays.
 *
 * @param address - Of a MapLibre style; `null`: the operator wants none.
 * @returns whether tiles are shown.
 */
export function useTiles(map: LibreMap | null, address: string | null): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!map || address === null) return undefined;
    const stopping = new AbortController();
    const onTile = (event: { readonly sourceId?: string; readonly tile?: unknown }): void => {
      if (!event.tile || event.sourceId === undefined || isOurs(event.sourceId)) return;
      map.off('sourcedata', onTile);
      hideSketch(map);
      map.addControl(new AttributionControl({ compact: true }), 'bottom-left');
      setShown(true);
    };
    // The map tells of every tile that fails, and so would the console; the sketch is there all the same.
    const onError = (): void => undefined;
    map.on('error', onError);
    fetchStyle(address, stopping.signal)
      .then((style) => {
        if (stopping.signal.aborted) return;
        map.on('sourcedata', onTile);
        map.setStyle(layOver(map.getStyle(), style));
      })
      .catch(onError);
    return () => {
      stopping.abort();
      map.off('sourcedata', onTile);
      map.off('error', onError);
    };
  }, [map, address]);
  return shown;
}

async function fetchStyle(address: string, signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!response.ok) throw new Error(`The style of the map answered ${response.status}.`);
  return (await response.json()) as StyleSpecification;
}

function hideSketch(map: LibreMap): void {
  for (const layer of map.getStyle().layers) {
    if (!('source' in layer) || !isOurs(layer.source) || layer.source === 'routes') continue;
    map.setLayoutProperty(layer.id, 'visibility', 'none');
  }
}
