import type { TimeLimit } from '@wayfarer/archon/data';

import type { IntentClassifier } from '../classifier/index.ts';
import type { SessionState } from '../conversation/session-state.ts';
import type { Vault } from '../conversation/vault.ts';
import type { Intent } from '../intents/intent.ts';

/** What understanding needs to know. */
export interface MessageContext {
  /** As it was said. */
  readonly text: string;
  /** The intent that it is for, where whoever sent it has said so. */
  readonly named: string | undefined;
  readonly state: SessionState;
  readonly eligible: readonly Intent[];
  readonly classifier: IntentClassifier;
  readonly vault: Vault;
  readonly limit: TimeLimit;
  /** `YYYY-MM-DD`, for "tomorrow". */
  readonly today: string;
}
