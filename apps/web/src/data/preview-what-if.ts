import type { Supposition, WhatIf } from '@wayfarer/contract';

import { postJson } from './api.ts';
import { newKey } from './new-key.ts';
import { tripCall } from './trip-call.ts';

/**
 * What a supposition would come to; nothing is changed by asking.
 *
 * @throws {RefusedError}
 */
export function previewWhatIf(tripId: string, suppose: Supposition): Promise<WhatIf> {
  return postJson<WhatIf>(tripCall(tripId, 'suppositions'), { body: { suppose }, key: newKey() });
}
