import type { Edit, EditOutcome } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';
import { postJson, RefusedError } from './api.ts';
import { isAway } from './connection.ts';
import { newKey } from './new-key.ts';
import { tripCall } from './trip-call.ts';

/**
 * What an edit would do, or why it does not fit and what would.
 *
 * @throws {RefusedError}
 */
export async function previewEdit(tripId: string, edit: Edit): Promise<EditOutcome> {
  if (isAway()) return onlyServerKnows();
  return postJson<EditOutcome>(tripCall(tripId, 'edits'), { body: { edit, preview: true }, key: newKey() });
}

/** What would fit instead is looked for at the server. */
function onlyServerKnows(): EditOutcome {
  const text = words().frame.away.remediesNeedServer;
  const nothing = { asked: [], moved: [], remedies: [] };
  return { outcome: 'refused', text, reasons: [{ code: 'needs-server', text }], ...nothing };
}

/** The outcome that comes with a refusal of an edit, if one does. */
export function outcomeOf(error: Error): EditOutcome | undefined {
  if (!(error instanceof RefusedError)) return undefined;
  const { details } = error;
  if (typeof details !== 'object' || details === null) return undefined;
  const outcome = 'outcome' in details && typeof details.outcome === 'object' ? details.outcome : details;
  return isOutcome(outcome) ? outcome : undefined;
}

function isOutcome(value: object | null): value is EditOutcome {
  return value !== null && 'reasons' in value && 'remedies' in value;
}
