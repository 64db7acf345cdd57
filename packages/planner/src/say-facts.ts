import { type Language, sayDate, sayList, textsIn } from '@wayfarer/language';

import { type Fact, findFact, valueOf } from './facts.ts';

/** Facts in a few words each, in the order in which one would say them: `2 people`, `moderate pace`. */
function sayFacts(facts: readonly Fact[], language: Language): readonly string[] {
  const { planning } = textsIn(language);
  const [start, end] = [valueOf(facts, 'start'), valueOf(facts, 'end')];
  const [from, to] = [start ?? end, end ?? start];
  const [travelers, pace, level] = [valueOf(facts, 'travelers'), valueOf(facts, 'pace'), valueOf(facts, 'budgetLevel')];
  return [
    ...textOf(facts, 'destinations'),
    ...(from && to ? [planning.dates(sayDate(from, language), sayDate(to, language))] : []),
    ...(travelers === undefined ? [] : [planning.people(travelers)]),
    ...(findFact(facts, 'origin')?.value === null ? [planning.noJourney] : textOf(facts, 'origin')),
    ...(level === undefined ? textOf(facts, 'budget') : [planning.levels[level]]),
    ...(pace === undefined ? [] : [planning.paces[pace]]),
    ...(valueOf(facts, 'interests')?.length === 0 ? [planning.anySights] : textOf(facts, 'interests')),
  ];
}

/** One sentence that lists them; none where there is nothing to list. */
export function listFacts(facts: readonly Fact[], language: Language): string | undefined {
  const said = sayFacts(facts, language);
  return said.length === 0 ? undefined : sayList(said, language);
}

function textOf(facts: readonly Fact[], name: Fact['name']): readonly string[] {
  const fact = findFact(facts, name);
  return fact === undefined || fact.value === null ? [] : [fact.text];
}
