import type { Brain, Learned, Remark, Understanding } from '../brain.ts';
import type { FactName } from '../facts.ts';

/** Both ends of a trip come from one witness. */
const DATES: ReadonlySet<FactName> = new Set<FactName>(['start', 'end']);

/** Reads each message by rules and by what was learned, and takes what either is sure of; what both read is read once. */
export function createTwoWitnessBrain({ rules, learned }: { readonly rules: Brain; readonly learned: Brain }): Brain {
  return {
    async understand(request, signal) {
      const byRules = await rules.understand(request, signal);
      // A yes, a no or a city to be fetched answers us, and tells nothing that could be learned.
      if (byRules.assent !== null || byRules.fetch !== undefined) return byRules;
      return join(byRules, await learned.understand(request, signal));
    },
  };
}

function join(byRules: Understanding, byLearning: Understanding): Understanding {
  if (byLearning.learned.length === 0) return byRules;
  if (byRules.learned.length === 0 && isSilent(byRules)) return byLearning;
  const facts = joinFacts(byRules.learned, byLearning.learned);
  const heard = { ...byRules.heard, ...byLearning.heard };
  return {
    ...byRules,
    learned: facts,
    remarks: joinRemarks(byRules, byLearning),
    hints: {
      ...byRules.hints,
      ...byLearning.hints,
      ...(byRules.hints?.language && { language: byRules.hints.language }),
    },
    ...(Object.keys(heard).length > 0 && { heard }),
  };
}

/** Nothing but that it was not understood. */
function isSilent({ remarks }: Understanding): boolean {
  return remarks.every(({ code }) => code === 'not-understood' || code === 'not-used');
}

/** What was learned goes first, unless it is only assumed and the rules are sure; what one of them does not read, the other may. */
function joinFacts(byRules: readonly Learned[], byLearning: readonly Learned[]): readonly Learned[] {
  const sure = new Set(byRules.filter(({ status }) => status === 'stated').map(({ name }) => name));
  // A city that is only taken for the start is more often the goal that the rules read.
  const isGoal = sure.has('destinations');
  const taken = byLearning.filter(
    ({ name, status }) => status !== 'assumed' || !(sure.has(name) || (name === 'origin' && isGoal)),
  );
  const names = new Set(taken.map(({ name }) => name));
  const hasDates = [...DATES].some((name) => names.has(name));
  const both = taken.map((fact) =>
    withBoth(
      fact,
      byRules.find(({ name }) => name === fact.name),
    ),
  );
  return [...both, ...byRules.filter(({ name }) => !names.has(name) && !(hasDates && DATES.has(name)))];
}

/** "Temples and food": what one of them missed of a list, the other has. */
function withBoth(fact: Learned, other: Learned | undefined): Learned {
  if (fact.name !== 'interests' || other?.name !== 'interests') return fact;
  return { ...fact, value: [...new Set([...(fact.value ?? []), ...(other.value ?? [])])] };
}

/** What the rules could not use may have been read after all. */
function joinRemarks(byRules: Understanding, byLearning: Understanding): readonly Remark[] {
  const names = new Set(byRules.learned.map(({ name }) => name));
  const isMore = byLearning.learned.some(({ name, status }) => status === 'stated' && !names.has(name));
  if (!isMore) return byRules.remarks;
  const left = byLearning.remarks.filter(({ code }) => code === 'not-used');
  return [...byRules.remarks.filter(({ code }) => code !== 'not-used' && code !== 'not-understood'), ...left];
}
