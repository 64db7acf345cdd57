import type { Edit as SaidEdit } from '@wayfarer/contract';
import type { Edit } from '@wayfarer/edits';
import { formatTime, type MinuteOfDay } from '@wayfarer/trip/clock';

const CLOCK_KEYS: ReadonlySet<string> = new Set(['at', 'start', 'end']);

/** An edit as the border writes it: times as `HH:MM`. */
export function fromEdit(edit: Edit): SaidEdit {
  if (edit.type !== 'walk') return withClockTimes(edit) as SaidEdit;
  // Places that come in with it are its own business.
  const { type, date, title, places } = edit;
  return { type, date, title, places: [...places] };
}

function withClockTimes(part: object): object {
  return Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => {
      if (CLOCK_KEYS.has(key) && typeof value === 'number') return [key, formatTime(value as MinuteOfDay)];
      const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [key, isPart ? withClockTimes(value) : value];
    }),
  );
}
