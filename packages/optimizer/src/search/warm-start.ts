import { permitsInAll, permitsOnDay } from '../plan/permits.ts';
import type { Plan } from '../plan/plan.ts';
import { breaksRule } from '../rules/broken-rule.ts';
import { fitsBetween } from '../slack/fits.ts';

/** Puts the visits of `routes` into an empty plan, in their order, leaving out what no longer fits. */
export function lay(plan: Plan, routes: readonly (readonly number[])[]): void {
  routes.forEach((route, d) => {
    for (const place of route) {
      const position = plan.length[d] + 1;
      if (!fitsBetween(plan, d, place, position - 1, position)) continue;
      if (breaksRule(plan, d, place, position - 1, position)) continue;
      if (permitsOnDay(plan, d, place, -1) && permitsInAll(plan, place, -1)) plan.insert(d, position, place);
    }
  });
}
