import type { NewEvent, StoredEvent } from '@wayfarer/archon';
import type { Finding } from '@wayfarer/contract';

import type { Heard, TripState } from '../core.ts';
import { decideNote } from '../decide-say.ts';

/** Notes what was looked up. The plan stays as it is, whatever that was. */
export interface NoteFindings {
  readonly type: 'note-findings';
  readonly findings: readonly Finding[];
  /** The message that asked for it, if one did. */
  readonly heard?: Heard;
}

export function decideFindings(state: TripState, { findings, heard }: Omit<NoteFindings, 'type'>): readonly NewEvent[] {
  const text = sayFindings(findings);
  const said: readonly NewEvent[] = heard
    ? decideNote(state, { type: 'note', ...heard, replies: [text] })
    : [{ type: 'message-sent', version: 1, author: 'researcher', content: { text } }];
  if (findings.length === 0) return said;
  return [{ type: 'findings-noted', version: 1, author: 'researcher', content: { findings } }, ...said];
}

/** The newest finding of a gap takes the place of the one before. */
export function evolveFindings(found: readonly Finding[], { type, content }: StoredEvent): readonly Finding[] {
  if (type !== 'findings-noted') return found;
  const { findings } = content as { readonly findings: readonly Finding[] };
  const ids = new Set(findings.map(({ id }) => id));
  return [...found.filter(({ id }) => !ids.has(id)), ...findings];
}

function sayFindings(findings: readonly Finding[]): string {
  if (findings.length === 0)
    return 'I know hours and prices of everything in the plan, so there is nothing to look up.';
  const lines = findings.map(({ about, status, text, by, source, question }) => {
    if (status === 'found') return `${text} Found by ${by} (${source?.title ?? ''}, ${source?.url ?? ''}).`;
    return status === 'left-out' ? `${about}: left out. ${text}` : `${question} Nothing was found.`;
  });
  return [...lines, 'Nothing of the plan was changed.'].join('\n');
}
