import { type PolicyDecision, type PolicyEngine, toDecision } from './decision.ts';

const DECISION = toDecision([
  { id: 'null-policy', effect: 'allow', severity: 'low', reason: 'No policy is in force: everything is allowed.' },
]);

/** Allows everything, and says so in each decision. For trials; whoever means it writes its name. */
export class NullPolicy implements PolicyEngine {
  validate(): PolicyDecision {
    return DECISION;
  }
}
