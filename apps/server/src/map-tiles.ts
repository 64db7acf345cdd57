/** Vector tiles that maps are drawn with where the operator has chosen so. Whose they are hears which places are looked at. */
export interface MapTiles {
  /** Address of a MapLibre style. */
  readonly style: string;
  /** Servers that the page may ask: that of the style first, then others from which it takes tiles, letters or icons. */
  readonly origins: readonly string[];
}

/** Reads addresses with blanks between them, the style first; `undefined` unless all are of the web. */
export function readMapTiles(text: string): MapTiles | undefined {
  const addresses = text.trim().split(/\s+/);
  const urls = addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address)] : []));
  const [style] = urls;
  if (!style || urls.length < addresses.length || urls.some(({ protocol }) => !/^https?:$/.test(protocol)))
    return undefined;
  return { style: style.href, origins: [...new Set(urls.map(({ origin }) => origin))] };
}
