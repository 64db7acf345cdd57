import type { Wait } from '../../store/waits.ts';
import type { OsmService } from './osm-services.ts';
import { sayWait } from './wait-time.ts';

export interface ServiceTrouble {
  readonly service: Pick<OsmService, 'endpoint'>;
  readonly wait: Wait;
  /** False where nobody was asked, because of an earlier failure. */
  readonly isNew: boolean;
}

/** After so many failures there is no sense in trying once more. */
const ENOUGH_FAILURES = 2;

/** What the one who runs the installation can do about it. */
const HINTS: Readonly<Record<string, string>> = {
  refused:
    ' Whoever runs this installation can ask another server by WAYFARER_OVERPASS; for others than themselves they set WAYFARER_CONTACT.',
  moved: ' Whoever runs this installation should check its address in WAYFARER_OVERPASS or WAYFARER_POSTPASS.',
};

/** Why no service gave a city, and what to do. */
export function sayUnavailable(city: string, troubles: readonly ServiceTrouble[], waitMs: number): string {
  const reasons = troubles.map(({ service, wait }) => `${new URL(service.endpoint).host} ${wait.reason}`);
  const failures = Math.max(troubles.length, ...troubles.map(({ wait }) => wait.failures));
  const hint = troubles.map(({ wait }) => HINTS[wait.trouble] ?? '').find((text) => text !== '') ?? '';
  const tried = troubles.some(({ isNew }) => isNew)
    ? `${city} could not be fetched from OpenStreetMap: ${reasons.join('; ')}. Nothing was changed.`
    : `${city} cannot be fetched from OpenStreetMap yet: ${reasons.join('; ')}, and is not asked again so soon.`;
  const again = `Try again in ${sayWait(Math.max(0, waitMs))}`;
  return `${tried} ${again}${failures >= ENOUGH_FAILURES ? `, or ${sayImport(city)}` : '.'}${hint}`;
}

export function sayTooLarge(city: string): string {
  return `There is more in ${city} than one answer of OpenStreetMap may hold, even close to its centre. Instead, ${sayImport(city)}`;
}

export function sayNothingThere(city: string): string {
  return `OpenStreetMap names nothing to see round the centre of ${city}, so there is nothing to plan.`;
}

function sayImport(city: string): string {
  return `import an extract of OpenStreetMap: wayfarer places import FILE.osm.pbf --city ${JSON.stringify(city)}`;
}
