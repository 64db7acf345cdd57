import type { Digest } from '@wayfarer/archon';
import { findMalformedText } from '@wayfarer/archon/data';
import { LARGEST_SHARE_FILE, SHARE_FORMAT, SHARE_VERSION, type SharedTrip, shareFileSchema } from '@wayfarer/contract';
import canonicalize from 'canonicalize';

import { ShareFileError } from '../errors.ts';
import { findLooseEnd } from './find-loose-ends.ts';

/** Names that mean something to every object: no file of ours has them. */
const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Ours is nested some ten levels deep. */
const DEEPEST = 40;

/**
 * The trip in a share file, checked: it is whole, of a version that is known, of the shape that is wanted, and names nothing
 * that is not in it.
 *
 * @throws {ShareFileError}
 */
export function readShareFile(text: string, digest: Digest): SharedTrip {
  if (new TextEncoder().encode(text).length > LARGEST_SHARE_FILE) throw ShareFileError.tooLarge();
  const read = parseJson(text);
  assertOurs(read);
  assertHarmless(read);
  if (findMalformedText(read)) throw ShareFileError.unreadable('It holds half a character.');
  const file = shareFileSchema.safeParse(read);
  if (!file.success) {
    const [issue] = file.error.issues;
    throw ShareFileError.unreadable(
      `At ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'it is of another shape'}.`,
    );
  }
  const { trip, digest: told } = file.data;
  // Of what came, not of what was understood: nothing may be lost on the way either.
  if (told !== digestOf((read as { readonly trip: unknown }).trip, digest)) {
    throw ShareFileError.unreadable('It was changed or damaged after it was written: its digest is another.');
  }
  const loose = findLooseEnd(trip);
  if (loose !== undefined) throw ShareFileError.unreadable(loose);
  return trip;
}

/** What a share file says of its trip, so that a changed one is noticed. */
export function digestOf(trip: unknown, digest: Digest): string {
  return digest(canonicalize(trip) ?? '');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw ShareFileError.unreadable('It is no JSON; perhaps it was cut off.');
  }
}

function assertOurs(read: unknown): void {
  const { format, version } = (read ?? {}) as { readonly format?: unknown; readonly version?: unknown };
  if (format !== SHARE_FORMAT) throw ShareFileError.unreadable('It is no trip that Wayfarer has shared.');
  if (typeof version === 'number' && version > SHARE_VERSION) throw ShareFileError.later(version);
}

function assertHarmless(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) throw ShareFileError.unreadable('It is nested too deep.');
  for (const [name, item] of Object.entries(value)) {
    if (FORBIDDEN_NAMES.has(name)) throw ShareFileError.unreadable(`It has a property called ${JSON.stringify(name)}.`);
    assertHarmless(item, depth + 1);
  }
}
