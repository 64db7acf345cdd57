import type { Edit } from '@wayfarer/contract';
import type { Edit as PlanEdit } from '@wayfarer/edits';
import { parseTime } from '@wayfarer/trip/clock';

/** Edits that can be judged without the server; the others need data or a search that only the server has. */
const LOCAL: ReadonlySet<Edit['type']> = new Set([
  'add',
  'remove',
  'move',
  'swap',
  'swap-days',
  'replace',
  'length',
  'lock',
  'unlock',
  'hours',
  'meal',
  'pace',
  'free',
  'unfree',
  'walking',
  'longest-way',
]);

/** Where the API has `HH:MM` and plans have minutes. */
const CLOCK_KEYS: ReadonlySet<string> = new Set(['at', 'start', 'end']);

/** The edit with times in minutes, as plans have them; `undefined` where it needs the server. */
export function toPlanEdit(edit: Edit): PlanEdit | undefined {
  // The two types differ in their times alone, which are converted.
  return LOCAL.has(edit.type) ? (withMinutes(edit) as unknown as PlanEdit) : undefined;
}

function withMinutes(part: object): object {
  return Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => {
      if (CLOCK_KEYS.has(key) && typeof value === 'string') return [key, parseTime(value)];
      const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [key, isPart ? withMinutes(value) : value];
    }),
  );
}
