import { ReplannerError } from './errors.ts';

/** What no action may ask for (re-optimizer spec §9.1). Inside it cannot be written down; this is for what comes in. */
export const FORBIDDEN_KEYS = [
  'change_hotel',
  'change_city',
  'modify_budget',
  'delete_multiple',
  'override_hc',
] as const;

export class ForbiddenActionError extends ReplannerError {
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
  if (Array.isArray(said)) return said.forEach(assertAllowed);
  if (typeof said !== 'object' || said === null) return;
  for (const [key, value] of Object.entries(said)) {
    if (isForbidden(key))
      throw new ForbiddenActionError(
        key,
        `"${key}" is never done on the way: hotel, city, budget, several stops at once and hard limits stay yours.`,
      );
    if (key === 'targets' && Array.isArray(value) && value.length > 1)
      throw new ForbiddenActionError(key, `"targets" names ${value.length} stops: one at a time.`);
    assertAllowed(value);
  }
}

/** However it is written: `change_hotel`, `changeHotel`, `change-hotel`. */
function isForbidden(key: string): boolean {
  const plain = key
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
  return FORBIDDEN_KEYS.some((forbidden) => forbidden === plain);
}
