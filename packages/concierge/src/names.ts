/**
 * @module
 * Names by which travellers are told apart: "Anna is vegan, Ben loves museums". Like all that is said of people they stand beside the
 * chain and go when they are forgotten; facts, plans and texts in the chain have `⟦traveller:1⟧`.
 */
import { type Fact, valueOf } from '@wayfarer/planner';
import type { Understanding } from '@wayfarer/planner/ports';

import { NAME, nameIn, type SaidWords } from './words.ts';

const PLACEHOLDER = new RegExp(`⟦${NAME}:(\\d+)⟧`, 'gu');

/** A label that is a name, and not "you", "your mother" or "two of you". */
const IS_NAME = /^\p{Lu}/u;

/** What was understood, as the log may have it: names beside it, in `names`. */
export type Concealed = Understanding & { readonly names?: Readonly<Record<string, string>> };

/** Facts with the names that were said, as a reader needs them. */
export function revealNames(facts: readonly Fact[], words: SaidWords): readonly Fact[] {
  if (!facts.some(({ name }) => name === 'persons')) return facts;
  return JSON.parse(revealNamesIn(JSON.stringify(facts), words)) as readonly Fact[];
}

/** JSON with names in place of what stands for them; whose name was forgotten is somebody. */
export function revealNamesIn(json: string, words: SaidWords): string {
  return json.replaceAll(PLACEHOLDER, (placeholder) => {
    return JSON.stringify(nameIn(words, placeholder)).slice(1, -1);
  });
}

/** JSON for other eyes: travellers by number. */
export function withoutNames(json: string): string {
  return json.replaceAll(PLACEHOLDER, (_, number: string) => `traveller ${number}`);
}

/** The placeholder of somebody who is called so, where one is known. */
export function placeholderOf(name: string, words: SaidWords): string | undefined {
  return [...words.keys()].find((one) => one.startsWith(`⟦${NAME}:`) && nameIn(words, one) === name);
}

/** Puts placeholders for names into what was understood; those that are new come beside it. */
export function concealNames(understanding: Understanding, words: SaidWords): Concealed {
  const names: Record<string, string> = {};
  const taken = [...words.keys()].flatMap((one) => [...one.matchAll(PLACEHOLDER)].map(([, number]) => Number(number)));
  let number = Math.max(0, ...taken);
  const conceal = (label: string): string => {
    if (!IS_NAME.test(label)) return label;
    const known = placeholderOf(label, words) ?? Object.keys(names).find((one) => names[one] === label);
    if (known !== undefined) return known;
    const placeholder = `⟦${NAME}:${++number}⟧`;
    names[placeholder] = label;
    return placeholder;
  };
  const learned = understanding.learned.map((one) =>
    one.name === 'persons' && one.value
      ? { ...one, value: one.value.map((person) => ({ ...person, label: conceal(person.label) })) }
      : one,
  );
  return { ...understanding, learned, ...(Object.keys(names).length > 0 && { names }) };
}

/** Whether facts speak of somebody by name. */
export function haveNames(facts: readonly Fact[]): boolean {
  return (valueOf(facts, 'persons') ?? []).some(({ label }) => label.startsWith(`⟦${NAME}:`));
}
