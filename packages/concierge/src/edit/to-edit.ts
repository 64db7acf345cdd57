import type { Edit as SaidEdit } from '@wayfarer/contract';
import type { Edit } from '@wayfarer/edits';
import { parseTime } from '@wayfarer/trip/clock';

/** Where the border has `HH:MM` and we have minutes; elsewhere `start` and `end` are dates. */
const CLOCK_KEYS: ReadonlySet<string> = new Set(['at', 'start', 'end']);

/** An edit as the border writes it, with times in minutes. Ids are taken as they are: {@link assertKnown} judges them. */
export function toEdit(said: SaidEdit): Edit {
  return (said.type === 'dates' ? said : withMinutes(said)) as unknown as Edit;
}

function withMinutes(part: object): object {
  const entries = Object.entries(part).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([key, value]: [string, unknown]) => {
      if (CLOCK_KEYS.has(key) && typeof value === 'string') return [key, parseTime(value)];
      const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [key, isPart ? withMinutes(value) : value];
    }),
  );
}
