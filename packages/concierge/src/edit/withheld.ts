import type { NewEvent, StoredEvent } from '@wayfarer/archon';
import type { Edit } from '@wayfarer/edits';
import type { PolicyDecision } from '@wayfarer/router';

import { type GuardedCall, listReasons, toFacts } from '../gate/gate.ts';

/** An edit that changes more than it says, and so waits for the traveller's word. */
export interface WithheldEdit {
  /** Of the event that asked for it. */
  readonly seq: number;
  readonly edit: Edit;
  /** What it would do, sentence by sentence. */
  readonly changes: readonly string[];
  /** Why it needs a yes. */
  readonly reasons: readonly string[];
}

/** Asks for the yes without which nothing changes. */
export function withhold(
  { edit, text }: { readonly edit: Edit; readonly text: string },
  { call, decision }: { readonly call: GuardedCall; readonly decision: PolicyDecision },
): readonly NewEvent[] {
  const reasons = listReasons(decision);
  const rules = decision.rules.map(({ id }) => id);
  return [
    {
      type: 'edit-withheld',
      version: 1,
      author: 'autopilot',
      content: { edit, changes: [text], reasons, rules, facts: toFacts(call) },
    },
    {
      type: 'message-sent',
      version: 1,
      author: 'autopilot',
      content: { text: ['I would do that like this:', text, ...reasons, 'Shall I? "Approve" or "reject".'].join('\n') },
    },
  ];
}

/** Nothing of it is done. */
export function rejectEdit({ edit }: WithheldEdit): readonly NewEvent[] {
  return [
    { type: 'edit-rejected', version: 1, author: 'traveller', content: { edit } },
    { type: 'message-sent', version: 1, author: 'planner', content: { text: 'Your plan stays as it is.' } },
  ];
}

/** What waits after one more event. Whatever else is done to the plan, what was to be done to the old one is not asked any more. */
export function evolveWithheld(withheld: WithheldEdit | null, event: StoredEvent): WithheldEdit | null {
  switch (event.type) {
    case 'edit-withheld': {
      const { edit, changes, reasons } = event.content as Omit<WithheldEdit, 'seq'>;
      return { seq: event.seq, edit, changes, reasons };
    }
    case 'edit-rejected':
    case 'plan-edited':
    case 'option-selected':
      return null;
    default:
      return withheld;
  }
}
