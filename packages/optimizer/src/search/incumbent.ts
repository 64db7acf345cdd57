import { isImprovement } from '../moves/better.ts';
import { Plan } from '../plan/plan.ts';

/** The best plan so far. */
export class Incumbent {
  readonly plan: Plan;
  readonly #onImprove: (plan: Plan) => void;

  constructor(first: Plan, onImprove: (plan: Plan) => void = () => undefined) {
    this.plan = new Plan(first.model);
    this.#onImprove = onImprove;
    this.#take(first);
  }

  /** Takes over `plan` if it is better; says whether it was. */
  offer(plan: Plan): boolean {
    const value = plan.totalValue() - this.plan.totalValue();
    if (!isImprovement(value, plan.totalBurden() - this.plan.totalBurden())) return false;
    this.#take(plan);
    return true;
  }

  #take(plan: Plan): void {
    this.plan.copyFrom(plan);
    this.#onImprove(this.plan);
  }
}
