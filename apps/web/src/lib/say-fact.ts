import type { Fact } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';
import { spellDates } from './spell-dates.ts';

/** A fact in the language of the page, as far as it is one of few values; what else was said stands as it was said. */
export function sayFact({ name, value, text }: Pick<Fact, 'name' | 'value' | 'text'>): string {
  const { paces, budgets } = words().talk;
  const known = name === 'pace' ? paces : name === 'budgetLevel' ? budgets : {};
  return (known as Readonly<Record<string, string>>)[String(value)] ?? spellDates(text);
}
