import type { Attribution, Visit } from '@wayfarer/contract';

import type { Style } from './style.ts';

/** Whom to name for what is shown, a line each with the address it leads to; nothing where there is nobody. */
export function showSources(attributions: readonly Attribution[], style: Style): string {
  const lines = attributions.map(({ text, license, url }) =>
    [text, license, url].filter((part) => part !== null).join(', '),
  );
  return lines.length === 0 ? '' : style.dim(`Data: ${lines.join('\n      ')}`);
}

/** `OpenStreetMap, 2020-07-20, verify`. */
export function nameSource({ name, date, verify }: Visit['source']): string {
  return [name, date, ...(verify ? ['verify'] : [])].join(', ');
}
