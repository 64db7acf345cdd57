import type { OpenQuestion } from '@wayfarer/language';

export type { OpenQuestion } from '@wayfarer/language';

/** A question with what became of it. */
export interface LedgerEntry {
  readonly question: OpenQuestion;
  readonly status: 'asked' | 'answered';
}

/** Every question of the conversation in order. */
export type Ledger = readonly LedgerEntry[];

export function listOpen(ledger: Ledger): readonly OpenQuestion[] {
  return ledger.filter((entry) => entry.status === 'asked').map((entry) => entry.question);
}

/** A question for the same fact takes the place of the one that is open. */
export function withAsked(ledger: Ledger, question: OpenQuestion): Ledger {
  const replaced = listOpen(ledger).filter(({ fact }) => fact === question.fact);
  const others = withAnswered(
    ledger,
    replaced.map(({ id }) => id),
  );
  return [...others, { question, status: 'asked' }];
}

export function withAnswered(ledger: Ledger, ids: readonly string[]): Ledger {
  return ledger.map((entry) => (ids.includes(entry.question.id) ? { ...entry, status: 'answered' } : entry));
}

/** Two questions whose words overlap by this much are the same question (SEED_DETAILS B2, our test). */
const SAME_QUESTION_SIMILARITY = 0.6;

/** True when the question, perhaps in other words, is open already. */
export function isAlreadyOpen(ledger: Ledger, question: Pick<OpenQuestion, 'fact' | 'text'>): boolean {
  return listOpen(ledger).some(
    (open) => open.fact === question.fact || similarity(open.text, question.text) >= SAME_QUESTION_SIMILARITY,
  );
}

/** Share of common words, 0–1 (Jaccard over the sets of normalised words). */
function similarity(left: string, right: string): number {
  const a = wordsOf(left);
  const b = wordsOf(right);
  const common = a.intersection(b).size;
  const all = a.union(b).size;
  return all === 0 ? 1 : common / all;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
