import { type Fact, findFact, type Gazetteer, type PlanningState, toFact, valueOf } from '@wayfarer/planner';
import { type ChosenPlan, isSameData } from '@wayfarer/trip';

/** What became of something that was said, by an edit: absent is not known. */
export interface FactEdit {
  readonly before?: Fact;
  readonly after?: Fact;
}

/** What the traveller now wishes otherwise, since they changed the plan. */
export function listFactEdits(
  { facts }: Pick<PlanningState, 'facts'>,
  { before, after }: { readonly before: ChosenPlan; readonly after: ChosenPlan },
  gazetteer: Gazetteer,
): readonly FactEdit[] {
  return [...listWishes(before, after, gazetteer), ...listPersons(facts, { before, after }, gazetteer)]
    .map((fact): FactEdit => {
      const known = findFact(facts, fact.name);
      return { ...(known && { before: known }), after: fact };
    })
    .concat(listReplaced(facts, before, after));
}

function listWishes(before: ChosenPlan, after: ChosenPlan, gazetteer: Gazetteer): readonly Fact[] {
  const [was, is] = [wishesIn(before), wishesIn(after)];
  const stated = { status: 'stated', gazetteer } as const;
  return [
    ...(was.travelers === is.travelers ? [] : [toFact('travelers', is.travelers, stated)]),
    ...(isSameData(was.diets, is.diets) ? [] : [toFact('dietary', is.diets, stated)]),
    ...(was.pace === is.pace ? [] : [toFact('pace', is.pace, stated)]),
    ...(isSameData(was.mustDo, is.mustDo) ? [] : [toFact('mustDo', is.mustDo, stated)]),
    ...(was.start === is.start || is.start === undefined ? [] : [toFact('start', is.start, stated)]),
    ...(was.end === is.end || is.end === undefined ? [] : [toFact('end', is.end, stated)]),
    ...(isSameData(was.budget, is.budget) ? [] : [toBudgetFact(is.budget, gazetteer)]),
  ];
}

/** A diet that the party has given up is nobody's any more. */
function listPersons(
  facts: readonly Fact[],
  { before, after }: { readonly before: ChosenPlan; readonly after: ChosenPlan },
  gazetteer: Gazetteer,
): readonly Fact[] {
  const persons = valueOf(facts, 'persons');
  if (!persons || isSameData(before.party.diets, after.party.diets)) return [];
  const kept = persons.map((person) =>
    person.diets ? { ...person, diets: person.diets.filter((diet) => after.party.diets.includes(diet)) } : person,
  );
  return isSameData(kept, persons) ? [] : [toFact('persons', kept, { status: 'stated', gazetteer })];
}

function wishesIn({ party, preferences, budget, mustDo, days }: ChosenPlan) {
  const { travelers, diets } = party;
  return { travelers, diets, pace: preferences.pace, budget, mustDo, start: days[0]?.date, end: days.at(-1)?.date };
}

function toBudgetFact(budget: ChosenPlan['budget'], gazetteer: Gazetteer): Fact {
  return budget
    ? toFact('budget', { money: budget, scope: 'total' }, { status: 'stated', gazetteer })
    : toFact('budget', null, { status: 'waived', gazetteer });
}

/** A budget in money goes before one in words. */
function listReplaced(facts: readonly Fact[], before: ChosenPlan, after: ChosenPlan): readonly FactEdit[] {
  const level = findFact(facts, 'budgetLevel');
  return level && !isSameData(before.budget, after.budget) ? [{ before: level }] : [];
}

/** Facts of the plan, and those that were not said otherwise meanwhile, as an edit has made them, or as they were before it. */
export function withFactEdits(
  planning: PlanningState,
  edits: readonly FactEdit[],
  to: 'before' | 'after',
): PlanningState {
  const { chosen } = planning;
  if (!chosen || edits.length === 0) return planning;
  return edits.reduce((so, edit) => withFactEdit(so, edit, to), planning);
}

function withFactEdit(planning: PlanningState, edit: FactEdit, to: 'before' | 'after'): PlanningState {
  const { chosen, facts } = planning;
  const name = (edit.after ?? edit.before)?.name;
  if (!chosen || name === undefined) return planning;
  const set = (all: readonly Fact[]): readonly Fact[] => {
    const fact = edit[to];
    return [...all.filter((one) => one.name !== name), ...(fact ? [fact] : [])];
  };
  const isAsChosen = isSameData(findFact(facts, name)?.value, findFact(chosen.facts, name)?.value);
  return { ...planning, facts: isAsChosen ? set(facts) : facts, chosen: { ...chosen, facts: set(chosen.facts) } };
}
