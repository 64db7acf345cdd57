import type { Leg, Transit } from '@wayfarer/contract';

/** `tram 19, bus 4`: what to look for at the stop; empty where nobody has looked it up. */
export function nameLines({ transit }: Pick<Leg, 'transit'>): string {
  return (transit?.rides ?? []).map(nameLine).join(', ');
}

function nameLine({ mode, line }: Transit['rides'][number]): string {
  return mode === 'ride' ? line : `${mode} ${line}`;
}
