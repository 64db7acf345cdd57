import { canonicalJson } from './canonical-json.ts';
import type { Digest } from './digest.ts';
import type { EventDraft, NewEvent, StoredEvent } from './event.ts';
import { textOfFrozen, toFrozenJson } from './json.ts';
import { checkedPersonal } from './personal.ts';

/** A place in a run that the next event links to. */
export interface ChainLink {
  readonly seq: number;
  readonly hash: string;
}

/** Where every chain begins: before its first event. */
export const CHAIN_START: ChainLink = { seq: 0, hash: '0'.repeat(64) };

/** `head` is the last good link; a chain that is not `ok` names its first broken event and says why. */
export type ChainVerdict =
  | { readonly ok: true; readonly head: ChainLink }
  | { readonly ok: false; readonly head: ChainLink; readonly seq: number; readonly reason: string };

/** What the events of one append have in common, and the link that the first of them follows. */
export interface Envelope {
  readonly runId: string;
  readonly at: string;
  readonly key: string | undefined;
  readonly after: ChainLink;
}

/**
 * The event as it is now, whatever becomes of the object.
 *
 * @throws {MisuseError} if its content is not plain JSON, or holds one of its personal values.
 */
export function draftOf({ type, version, author, content, personal }: NewEvent): EventDraft {
  const value = toFrozenJson(content, `content of "${type}"`);
  return { type, version, author, content: value, personal: checkedPersonal(personal, value, type) };
}

/** Links the drafts, which are salted, one to the other. */
export function sealEvents(
  drafts: readonly EventDraft[],
  { runId, at, key, after }: Envelope,
  digest: Digest,
): StoredEvent[] {
  // The text that is hashed is put together from parts, in canonical order: walking the whole event again costs more than all the rest.
  const [atText, runText] = [JSON.stringify(at), JSON.stringify(runId)];
  const keyText = key === undefined ? '' : `"key":${JSON.stringify(key)},`;
  let { seq, hash: prevHash } = after;
  return drafts.map(({ type, version, author, content, personal }) => {
    seq++;
    const personalText = personal === undefined ? '' : `"personal":${canonicalJson(personal)},`;
    const before = `{"at":${atText},"author":${JSON.stringify(author)},"content":${textOfFrozen(content)},${keyText}${personalText}"prevHash":"${prevHash}"`;
    const hash = digest(
      `${before},"runId":${runText},"seq":${seq},"type":${JSON.stringify(type)},"version":${version}}`,
    );
    const place = key === undefined ? { runId, seq, at, prevHash } : { runId, seq, at, key, prevHash };
    prevHash = hash;
    const told = personal === undefined ? { content, hash } : { content, personal, hash };
    return Object.freeze({ ...place, type, version, author, ...told });
  });
}

/**
 * Checks that events are just what was once appended: none changed, missing, added or moved.
 *
 * Events cut off at the end leave a shorter chain that is whole; to notice that, compare `head` with one you kept.
 *
 * @param events - A run from its first event, or from the one after `after`.
 * @param after - The link that the first of `events` must follow; the `head` of the page before.
 *
 * @example
 * const verdict = verifyChain(await log.read(runId), nodeDigest);
 * if (!verdict.ok) console.error(`Event ${verdict.seq}: ${verdict.reason}`);
 */
export function verifyChain(
  events: readonly StoredEvent[],
  digest: Digest,
  after: ChainLink = CHAIN_START,
): ChainVerdict {
  let head = after;
  for (const event of events) {
    const reason =
      whatIsWrong(event, head, digest) ?? (event.runId === events[0]?.runId ? undefined : 'it is of another run');
    if (reason) return { ok: false, head, seq: head.seq + 1, reason };
    head = { seq: event.seq, hash: event.hash };
  }
  return { ok: true, head };
}

function whatIsWrong(event: StoredEvent, head: ChainLink, digest: Digest): string | undefined {
  if (event.seq !== head.seq + 1) return `event ${event.seq} stands in its place`;
  if (event.prevHash !== head.hash) return 'it does not name the hash of the event before it';
  const { hash, ...unsealed } = event;
  return hashOf(unsealed, digest) === hash ? undefined : 'its hash is not that of what it says';
}

function hashOf(unsealed: object, digest: Digest): string {
  return digest(canonicalJson(unsealed));
}
