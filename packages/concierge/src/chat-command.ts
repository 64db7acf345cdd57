import { parseReading } from '@wayfarer/replanner';

import type { TripCommand, TripState } from './core.ts';

/**
 * A message that is nothing but a command, in the words of SEED_DETAILS A9 and of the buttons. Options can be chosen by
 * chat while there are any; the words of a trip under way are commands only once a plan is chosen.
 *
 * @returns `undefined` for anything else, which is then read by the brain.
 */
export function readCommand(text: string, { planning, journey }: TripState): TripCommand | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')
    .split(/\s+/);
  const [verb = '', value = '', ...rest] = words;
  if (rest.length > 0) return undefined;
  if (planning.options.length > 0 && ['option', 'choose', 'select'].includes(verb) && isNumber(value)) {
    return { type: 'select', option: Number(value) };
  }
  return journey ? readTripCommand(verb, value) : undefined;
}

function readTripCommand(verb: string, value: string): TripCommand | undefined {
  switch (verb) {
    case 'crowd':
    case 'traffic':
      return isNumber(value)
        ? { type: 'report', reading: parseReading({ kind: verb, value: Number(value) }) }
        : undefined;
    case 'weather':
      return isWeather(value) ? { type: 'report', reading: parseReading({ kind: verb, value }) } : undefined;
    case 'closed':
      return value === '' ? { type: 'report', reading: parseReading({ kind: verb }) } : undefined;
    case 'wait':
    case 'skip':
    case 'keep':
      return value === '' ? { type: 'decide', choice: verb } : undefined;
    case 'replace':
      return value === '' || isNumber(value)
        ? { type: 'decide', choice: verb, n: value === '' ? 1 : Number(value) }
        : undefined;
    case 'undo':
      return value === '' ? { type: 'undo' } : undefined;
    default:
      return undefined;
  }
}

function isNumber(text: string): boolean {
  return /^\d{1,3}%?$/.test(text) && !text.endsWith('%');
}

function isWeather(value: string): boolean {
  try {
    parseReading({ kind: 'weather', value });
    return true;
  } catch {
    return false;
  }
}
