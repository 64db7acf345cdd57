import { AttributionControl, type Map as LibreMap, type StyleSpecification } from 'maplibre-gl';
import { useEffect, useState } from 'react';

import { isOurs, layOver } from './lay-over.ts';
import type { Scheme } from './map-style.ts';
import { toTilesStyle } from './tiles-style.ts';

/**
 * Draws the tiles of that style over the sketch as soon as the first of them has come; where none comes the sketch stays.
 *
 * @param address - Of a MapLibre style or a `.pmtiles` file; `null`: the operator wants none.
 * @returns whether tiles are shown.
 */
export function useTiles(map: LibreMap | null, address: string | null, scheme: Scheme): boolean {
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
    findStyle(address, { scheme, signal: stopping.signal })
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
  }, [map, address, scheme]);
  return shown;
}

interface StyleWish {
  readonly scheme: Scheme;
  readonly signal: AbortSignal;
}

/** What reads `.pmtiles` is loaded where somebody has such a file. */
async function findStyle(address: string, { scheme, signal }: StyleWish): Promise<StyleSpecification> {
  const style = /\.pmtiles(?:\?|$)/.test(address) ? undefined : await fetchStyle(address, signal);
  if (style && !JSON.stringify(style.sources).includes('"pmtiles://')) return style;
  const { openPmtiles } = await import('./open-pmtiles.ts');
  return style ?? toTilesStyle(await openPmtiles(address), scheme);
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
