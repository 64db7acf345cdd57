import type { Leg, Transit } from '@wayfarer/contract';
import { formatDuration } from '@wayfarer/trip/clock';

export const MODE_WORDS = {
  walk: 'on foot',
  transit: 'by transit',
  drive: 'by car',
  train: 'by train',
  flight: 'by plane',
  bus: 'by bus',
  ferry: 'by ferry',
} as const satisfies Readonly<Record<Leg['mode'], string>>;

/** `12 min on foot`. */
export function describeWay({ minutes, mode }: Pick<Leg, 'minutes' | 'mode'>): string {
  return `${formatDuration(minutes)} ${MODE_WORDS[mode]}`;
}

/** `tram 19, bus 4`: what to look for at the stop; empty where nobody has looked it up. */
export function nameLines({ transit }: Pick<Leg, 'transit'>): string {
  return (transit?.rides ?? []).map(nameLine).join(', ');
}

function nameLine({ mode, line }: Transit['rides'][number]): string {
  return mode === 'ride' ? line : `${mode} ${line}`;
}
