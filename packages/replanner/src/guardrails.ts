import { ReplannerError } from './errors.ts';

/** What no action may ask for (re-optimizer spec §9.1). Inside it cannot be written down; this is for what comes in. */
export const FORBIDDEN_KEYS = [
  'change_hotel',
  'change_city',
  'modify_budget',
  'delete_multiple',
  'override_hc',
] as const;

class ForbiddenActionError extends ReplannerError {
  override readonly name = 'ForbiddenActionError';
  readonly code = 'forbidden-action';
  readonly key: string;

  constructor(key: string, message: string) {
    super(message);
    this.key = key;
  }
}

/**
 * Refuses what names a forbidden key, anywhere in it, or more than one target.
 *
 * @throws {ForbiddenActionError}
 */
export function assertAllowed(said: unknown): void {
  // No recursion: nothing that comes in may be too deep for it.
  const left = [said];
  while (left.length > 0) {
    const part = left.pop();
    if (typeof part !== 'object' || part === null) continue;
    if (!Array.isArray(part)) for (const [key, value] of Object.entries(part)) assertKey(key, value);
    for (const value of Object.values(part)) left.push(value);
  }
}

function assertKey(key: string, value: unknown): void {
  if (isForbidden(key))
    throw new ForbiddenActionError(
      key,
      `"${key}" is never done on the way: hotel, city, budget, several stops at once and hard limits stay yours.`,
    );
  if (key === 'targets' && Array.isArray(value) && value.length > 1)
    throw new ForbiddenActionError(key, `"targets" names ${value.length} stops: one at a time.`);
}

/** However it is written: `change_hotel`, `changeHotel`, `change-hotel`. */
function isForbidden(key: string): boolean {
  const plain = key
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
  return FORBIDDEN_KEYS.some((forbidden) => forbidden === plain);
}
