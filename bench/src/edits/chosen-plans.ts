import { MemoryEventLog } from '@wayfarer/archon';
import { nodeDigest, systemClock } from '@wayfarer/archon/node';
import type { EditablePlan } from '@wayfarer/edits';
import { EMPTY_STATE, evolvePlanning, toChosenPlan } from '@wayfarer/planner';

import { composeConcierge, planRequest } from '../plan/plan-request.ts';
import { type Destination, type GeneratedRequest, generateRequests } from '../plan/requests.ts';

/** With a journey in the middle. */
const TWO_CITIES: GeneratedRequest = {
  text: 'A trip to Kyoto and Tokyo from Osaka, 2027-04-10 to 2027-04-15, for two, mid budget, temples and food, no dietary restrictions.',
  answers: { pace: 'moderate', interests: 'anything', dietary: 'none', travelers: '2', budgetLevel: 'mid' },
};

/** Plans over the four cities, or others, as the product makes them, every option of every request, as they stand when one is chosen. */
export async function makeChosenPlans(
  requests: number,
  {
    seed,
    effort,
    cities,
  }: { readonly seed: number; readonly effort: number; readonly cities?: readonly Destination[] },
): Promise<readonly EditablePlan[]> {
  const log = new MemoryEventLog({ clock: systemClock, digest: nodeDigest });
  const concierge = composeConcierge({ log, effort });
  const plans: EditablePlan[] = [];
  for (const request of [TWO_CITIES, ...generateRequests(requests, seed, cities)]) {
    const trip = await planRequest(concierge, request);
    for (const [index] of trip.options.entries()) {
      const chosen = await concierge.write(trip.id, 'selection', { option: index + 1 });
      plans.push(await readPlan(log, chosen.id));
      break;
    }
  }
  return plans;
}

async function readPlan(log: MemoryEventLog, id: string): Promise<EditablePlan> {
  const events = await log.read(id);
  const selected = events.findLast(({ type }) => type === 'option-selected');
  if (!selected) throw new Error(`Nothing was chosen in ${id}.`);
  const state = events.filter(({ seq }) => seq < selected.seq).reduce(evolvePlanning, EMPTY_STATE);
  const chosen = toChosenPlan(state, selected.content as Parameters<typeof toChosenPlan>[1]);
  return { ...chosen, skipped: [], closed: [], visited: [], now: null };
}
