import { createHash } from 'node:crypto';

import { canonicalJson } from '../events/canonical-json.ts';
import type { ChainLink, ChainVerdict } from '../events/chain.ts';
import { verifyChain } from '../events/chain.ts';
import type { SaltedValue } from '../events/personal.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { type EventRow, toStoredEvent } from './rows.ts';

/** The personal values of the run. */
interface Beside {
  /** The value that stands under a placeholder, unless it was erased. */
  readonly find: (placeholder: string) => SaltedValue | undefined;
  /** Placeholders under which a value was erased. Asked for only where one is not there. */
  readonly listErased: () => ReadonlySet<string>;
}

/**
 * Checks that rows are just what was once appended, like `verifyChain`, but by the text they hold: most are never parsed.
 * What stands beside the chain is checked as well, as far as it has not been erased.
 *
 * @param rows - To the end of the run: what a placeholder stands for is what its last event says.
 */
export function verifyRows(rows: readonly EventRow[], after: ChainLink, beside: Beside): ChainVerdict {
  const links = [after];
  const told = new Map<string, Told>();
  for (const row of rows) {
    const head = links.at(-1) ?? after;
    const reason = whatIsWrong(row, head);
    if (reason !== undefined) return { ok: false, head, seq: head.seq + 1, reason };
    for (const [placeholder, digest] of digestsOf(row)) told.set(placeholder, { digest, seq: row.seq });
    links.push({ seq: row.seq, hash: row.hash });
  }
  const wrong = findWrongValue(told, beside);
  if (!wrong) return { ok: true, head: links.at(-1) ?? after };
  return { ok: false, head: links[wrong.seq - 1 - after.seq] ?? after, ...wrong };
}

/** What the last event that names a placeholder says of its value: one that was erased before may have been another. */
interface Told {
  readonly digest: string;
  readonly seq: number;
}

function whatIsWrong(row: EventRow, head: ChainLink): string | undefined {
  if (row.seq === head.seq + 1 && row.prev_hash === head.hash && hashOf(row) === row.hash) {
    return undefined;
  }
  try {
    // Names that are numbers stand in another order in the file than in the chain.
    const verdict = verifyChain([toStoredEvent(row)], nodeDigest, head);
    return verdict.ok ? undefined : verdict.reason;
  } catch {
    return 'it is no JSON';
  }
}

function digestsOf({ personal }: EventRow): readonly (readonly [string, string])[] {
  return personal === null ? [] : Object.entries(JSON.parse(personal) as Readonly<Record<string, string>>);
}

/** Of the text that was hashed, put together from columns that are in canonical form. */
function hashOf(row: EventRow): string {
  const key = row.key === null ? '' : `"key":${JSON.stringify(row.key)},`;
  const personal = row.personal === null ? '' : `"personal":${row.personal},`;
  const before = `{"at":${JSON.stringify(row.at)},"author":${JSON.stringify(row.author)},"content":`;
  const link = `,${key}${personal}"prevHash":"${row.prev_hash}","runId":${JSON.stringify(row.run_id)},"seq":${row.seq},`;
  const after = `${link}"type":${JSON.stringify(row.type)},"version":${row.version}}`;
  return createHash('sha256').update(before).update(row.content).update(after).digest('hex');
}

function findWrongValue(
  told: ReadonlyMap<string, Told>,
  { find, listErased }: Beside,
): { readonly seq: number; readonly reason: string } | undefined {
  let erased: ReadonlySet<string> | undefined;
  for (const [placeholder, { digest, seq }] of told) {
    const found = find(placeholder);
    const name = `the value that stands for ${canonicalJson(placeholder)}`;
    if (found && nodeDigest(found.salt + found.value) !== digest) {
      return { seq, reason: `${name} is not the one it was written with` };
    }
    erased ??= found ? undefined : listErased();
    if (!found && erased?.has(placeholder) !== true) return { seq, reason: `${name} is missing` };
  }
  return undefined;
}
