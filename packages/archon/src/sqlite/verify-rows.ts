import { canonicalJson } from '../events/canonical-json.ts';
import type { ChainLink, ChainVerdict } from '../events/chain.ts';
import { verifyChain } from '../events/chain.ts';
import type { SaltedValue } from '../events/personal.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { type EventRow, toStoredEvent } from './rows.ts';

/** Finds the personal value of a run that stands under a placeholder, unless it was erased. */
type FindPersonal = (placeholder: string) => SaltedValue | undefined;

/**
 * Checks that rows are just what was once appended, like `verifyChain`, but by the text they hold: most are never parsed.
 * What stands beside the chain is checked as well, as far as it has not been erased.
 */
export function verifyRows(rows: readonly EventRow[], after: ChainLink, findPersonal: FindPersonal): ChainVerdict {
  let head = after;
  for (const row of rows) {
    const reason = whatIsWrong(row, head, findPersonal);
    if (reason !== undefined) return { ok: false, head, seq: head.seq + 1, reason };
    head = { seq: row.seq, hash: row.hash };
  }
  return { ok: true, head };
}

function whatIsWrong(row: EventRow, head: ChainLink, findPersonal: FindPersonal): string | undefined {
  if (row.seq === head.seq + 1 && row.prev_hash === head.hash && nodeDigest(hashedText(row)) === row.hash) {
    return row.personal === null ? undefined : whatIsWrongBeside(row.personal, findPersonal);
  }
  try {
    // Names that are numbers stand in another order in the file than in the chain.
    const verdict = verifyChain([toStoredEvent(row)], nodeDigest, head);
    if (!verdict.ok) return verdict.reason;
    return row.personal === null ? undefined : whatIsWrongBeside(row.personal, findPersonal);
  } catch {
    return 'it is no JSON';
  }
}

/** The text that was hashed, put together from columns that are in canonical form. */
function hashedText(row: EventRow): string {
  const key = row.key === null ? '' : `"key":${JSON.stringify(row.key)},`;
  const personal = row.personal === null ? '' : `"personal":${row.personal},`;
  const before = `{"at":${JSON.stringify(row.at)},"author":${JSON.stringify(row.author)},"content":${row.content},`;
  const link = `${key}${personal}"prevHash":"${row.prev_hash}","runId":${JSON.stringify(row.run_id)},"seq":${row.seq},`;
  return `${before}${link}"type":${JSON.stringify(row.type)},"version":${row.version}}`;
}

function whatIsWrongBeside(personal: string, findPersonal: FindPersonal): string | undefined {
  for (const [placeholder, digest] of Object.entries(JSON.parse(personal) as Readonly<Record<string, string>>)) {
    const found = findPersonal(placeholder);
    if (found && nodeDigest(found.salt + found.value) !== digest) {
      return `the value that stands for ${canonicalJson(placeholder)} is not the one it was written with`;
    }
  }
  return undefined;
}
