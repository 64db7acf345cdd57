import type { Problem } from '@wayfarer/contract';

import { EXIT, type ExitCode } from './exit.ts';

/** Exit code of every error code that a person can do something about. Any other is our own trouble. */
const EXITS: Readonly<Record<string, ExitCode>> = {
  'bad-request': EXIT.badInput,
  'bad-setting': EXIT.badInput,
  'bad-reading': EXIT.badInput,
  'cursor-backwards': EXIT.badInput,
  'empty-message': EXIT.badInput,
  'message-too-long': EXIT.badInput,
  'no-pending-decision': EXIT.badInput,
  'no-inbox': EXIT.badInput,
  'no-research': EXIT.badInput,
  'no-plan-chosen': EXIT.badInput,
  'no-such-alternative': EXIT.badInput,
  'no-visit-left': EXIT.badInput,
  'nothing-to-approve': EXIT.badInput,
  'nothing-to-redo': EXIT.badInput,
  'nothing-to-repair': EXIT.badInput,
  'nothing-to-undo': EXIT.badInput,
  'option-gone': EXIT.badInput,
  'too-many-copies': EXIT.badInput,
  'unknown-day': EXIT.badInput,
  'unknown-place': EXIT.badInput,
  'unknown-trip': EXIT.badInput,
  'unknown-visit': EXIT.badInput,
  'visit-done': EXIT.badInput,
  'invalid-catalogue': EXIT.badInput,
  'invalid-import': EXIT.badInput,
  'invalid-goldens': EXIT.badInput,
  'invalid-intents': EXIT.badInput,
  'invalid-policy': EXIT.badInput,
  'unknown-catalogue-folder': EXIT.badInput,
  'unreadable-extract': EXIT.badInput,
  'unreadable-own-list': EXIT.badInput,
  'unreadable-place-file': EXIT.badInput,
  'unreadable-booking': EXIT.badInput,
  'unreadable-share-file': EXIT.badInput,
  'later-share-file': EXIT.badInput,
  'share-file-too-large': EXIT.badInput,
  'unreadable-log-file': EXIT.badInput,
  'unreadable-trip': EXIT.badInput,
  'words-in-chain': EXIT.badInput,
  'broken-chain': EXIT.badInput,
  'foreign-event': EXIT.badInput,
  'erased-run': EXIT.badInput,
  'reused-key': EXIT.badInput,
  'forbidden-action': EXIT.badInput,
  'unknown-city': EXIT.badInput,
  'invalid-backup': EXIT.badInput,
  'invalid-station': EXIT.badInput,
  'no-bangumi-found': EXIT.badInput,
  'no-walks': EXIT.badInput,
  'ambiguous-title': EXIT.badInput,
  'too-many-points': EXIT.badInput,
  'api-error': EXIT.sourceUnavailable,
  'city-unavailable': EXIT.sourceUnavailable,
  'log-in-use': EXIT.sourceUnavailable,
  'not-in-time': EXIT.sourceUnavailable,
  'own-list-busy': EXIT.sourceUnavailable,
  'unfinished-erasure': EXIT.sourceUnavailable,
  'source-unavailable': EXIT.sourceUnavailable,
  'choice-not-offered': EXIT.infeasible,
  'edit-does-not-fit': EXIT.infeasible,
  'needs-confirmation': EXIT.badInput,
  'policy-denied': EXIT.infeasible,
};

export interface Failure {
  readonly exit: ExitCode;
  readonly problem: Problem;
}

/** The one place where an error becomes words and an exit code. What we did not expect says nothing of its cause. */
export async function toFailure(error: unknown): Promise<Failure> {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const exit = EXITS[code];
  if (exit !== undefined) return { exit, problem: { code, message: (error as Error).message } };
  // `help` and words that are typed wrongly need no database.
  const { findStorageFailure } = await import('@wayfarer/archon/sqlite');
  const failure = findStorageFailure(error);
  if (failure) return { exit: EXIT.sourceUnavailable, problem: failure };
  const message = 'Something went wrong on our side. WAYFARER_DEBUG=1 shows what.';
  return { exit: EXIT.internal, problem: { code: 'internal', message } };
}
