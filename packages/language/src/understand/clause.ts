import type { IsoDate } from '@wayfarer/trip/clock';

import type { ActName } from './act-name.ts';
import { ANY_SIGN, type DayMention, type Entity, type EntityTable, type PlaceMention } from './entities/entity.ts';
import type { Guess } from './guess/guess.ts';
import type { Lexicon, Role } from './lexicon/lexicon.ts';
import { compiled, has } from './patterns.ts';

/** Part of a message with one speech act. */
export interface Clause {
  /** Masked, without commas and quotes. */
  readonly text: string;
  /** The same without what is polite at its ends. */
  readonly core: string;
  /** As it was written. */
  readonly words: string;
  readonly act: ActName | undefined;
  /** Asked with a question mark or a word of asking. */
  readonly isQuestion: boolean;
  /** "Should we …?": wants to hear, not to do. */
  readonly isWhether: boolean;
  readonly mentions: readonly Mention[];
  /** Parts of it that are wishes of their own, of which nothing is known: "… and get us tickets". */
  readonly left?: readonly string[];
  /** What the learned reader holds for possible. */
  readonly guess?: Guess;
  /** How sure the learned reader is; what is only likely is proposed. */
  readonly sureness?: 'sure' | 'likely' | 'unsure';
  /** What a learned reader has marked in it, in the words of the message: a kind, a level, a title. */
  readonly slots?: readonly ClauseSlot[];
  /** All words of the request, where it has more of them than the clause. */
  readonly request?: string;
}

/** `{ name: 'kind', text: 'temples' }`. The names stand in `corpus/acts.txt`. */
export interface ClauseSlot {
  readonly name: string;
  readonly text: string;
}

/** An entity where it stands in a clause. */
export interface Mention {
  readonly entity: Entity;
  readonly index: number;
  readonly role?: Role;
}

/** A place in a clause. */
export type PlaceIn = Mention & { readonly entity: PlaceMention };

/** Spaces as in plain text; what only divides is gone. */
export function tidy(text: string): string {
  return text
    .replace(/["“”«»()[\]{}<>*_~|,、，:：;]+/g, ' ')
    .replace(/[!！。.…]+(?=\s|$)/g, ' ')
    .replace(/'s?(?=\s|$)/g, '')
    .replace(/\s*[?？]+/g, '?')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Without "could you please" in front and "thanks" behind. */
export function withoutCourtesies(text: string, { openers, closers, isSpaced }: Lexicon): string {
  const gap = isSpaced ? String.raw`[\s,]+` : String.raw`[\s,]*`;
  const before = String.raw`^(?:(?:${openers})${isSpaced ? String.raw`(?=[\s,]|$)` : ''}${gap})+`;
  const behind = isSpaced ? String.raw`(?:${gap}(?:${closers}))+(?=\??$)` : String.raw`(?:\s*(?:${closers}))+(?=\??$)`;
  const plain = text.replace(compiled(before), '').replace(compiled(behind), '').trim();
  return plain === '' ? text : plain;
}

/** The entities of a masked text, each with how it stands to the rest. */
export function listMentions(text: string, entities: EntityTable, lexicon: Lexicon): readonly Mention[] {
  const mentions: Mention[] = [];
  for (const { 0: sign, index } of text.matchAll(new RegExp(ANY_SIGN, 'gu'))) {
    const entity = entities.find(sign);
    if (!entity) continue;
    // Beside the sign stand the marks that make it a word.
    const role = roleOf(text.slice(0, index - 1), text.slice(index + 2), lexicon);
    mentions.push({ entity, index, ...(role ? { role } : {}) });
  }
  return mentions;
}

const ROLES: readonly Role[] = ['before', 'after', 'old', 'near', 'by', 'at-least', 'until', 'from', 'not'];

function roleOf(front: string, rest: string, { roles }: Lexicon): Role | undefined {
  return ROLES.find((role) => {
    const { before, behind } = roles[role] ?? {};
    return (
      (before !== undefined && has(front.slice(-48), `(?:${before}) ?$`)) ||
      (behind !== undefined && has(rest.slice(0, 32), behind.startsWith('^') ? behind : `^ ?(?:${behind})`))
    );
  });
}

export function listPlaces({ mentions }: Clause): readonly PlaceIn[] {
  return mentions.filter((mention): mention is PlaceIn => mention.entity.kind === 'place');
}

export function listDays({ mentions }: Clause): readonly (Mention & { readonly entity: DayMention })[] {
  return mentions.filter((mention): mention is Mention & { entity: DayMention } => mention.entity.kind === 'day');
}

/** The first entity of that kind. */
export function findEntity<Kind extends Entity['kind']>(
  { mentions }: Clause,
  kind: Kind,
): Extract<Entity, { kind: Kind }> | undefined {
  return mentions
    .map(({ entity }) => entity)
    .find((entity): entity is Extract<Entity, { kind: Kind }> => entity.kind === kind);
}

export function listDatesOf(clause: Clause): readonly IsoDate[] {
  return listDays(clause).flatMap(({ entity }) => entity.date ?? []);
}

/** The words of the slots of these names, in the order of the message. */
export function listSlots({ slots = [] }: Clause, ...names: readonly string[]): readonly string[] {
  return slots.flatMap(({ name, text }) => (names.includes(name) ? [text] : []));
}
