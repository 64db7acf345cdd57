import { resolve } from 'node:path';

import { TILES_PATH } from './routes/tiles.ts';

/** Vector tiles that maps are drawn with where the operator has chosen so. Whose they are hears which places are looked at. */
export interface MapTiles {
  /** Address of a MapLibre style, or of a `.pmtiles` file. */
  readonly style: string;
  /** Servers that the page may ask: that of the style first, then others from which it takes tiles, letters or icons. */
  readonly origins: readonly string[];
  /** A `.pmtiles` file of the operator's own, which is served by us. */
  readonly file?: string;
}

/**
 * Reads addresses with blanks between them, the style first, or the path of a `.pmtiles` file; `undefined` for anything else.
 *
 * @param folder - From which a path leads.
 */
export function readMapTiles(text: string, folder: string): MapTiles | undefined {
  const isPath = text.trim().endsWith('.pmtiles') && !/^[a-z]{2,}:/i.test(text.trim()) && !text.includes('\0');
  if (isPath) return { style: TILES_PATH, origins: [], file: resolve(folder, text.trim()) };
  const addresses = text.trim().split(/\s+/);
  const urls = addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address)] : []));
  const [style] = urls;
  if (!style || urls.length < addresses.length || urls.some(({ protocol }) => !/^https?:$/.test(protocol)))
    return undefined;
  return { style: style.href, origins: [...new Set(urls.map(({ origin }) => origin))] };
}
