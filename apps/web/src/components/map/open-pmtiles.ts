import { addProtocol } from 'maplibre-gl';
import { PMTiles, Protocol } from 'pmtiles';

import type { TilesFile } from './tiles-style.ts';

const protocol = new Protocol();
addProtocol('pmtiles', protocol.tile);

/** Opens a file of tiles: the first kilobytes of it say what is in it, and tiles are read piece by piece. */
export async function openPmtiles(address: string): Promise<TilesFile> {
  const { href } = new URL(address, window.location.href);
  const file = new PMTiles(href);
  protocol.add(file);
  const metadata = (await file.getMetadata()) as { readonly vector_layers?: unknown; readonly attribution?: unknown };
  return {
    url: `pmtiles://${href}`,
    layers: namesOf(metadata.vector_layers),
    attribution:
      typeof metadata.attribution === 'string' && metadata.attribution !== '' ? metadata.attribution : undefined,
  };
}

function namesOf(layers: unknown): readonly string[] {
  return Array.isArray(layers)
    ? layers.flatMap((layer: { readonly id?: unknown } | null) => (typeof layer?.id === 'string' ? [layer.id] : []))
    : [];
}
