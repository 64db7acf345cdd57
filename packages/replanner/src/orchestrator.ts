import { reaches } from './limits.ts';
import type { Situation } from './observation.ts';
import { MULTI_DISRUPTION_TRIGGER } from './rules/many-disruptions.ts';
import { isShortOfTime } from './rules/time-pressure.ts';
import type { AgentContext, AgentEvent, SpecialistName } from './specialists/specialist.ts';

/** Who is asked, and why (re-optimizer spec §5.2). */
export interface OrchestratorResult {
  readonly agent: SpecialistName | 'NONE';
  readonly reason: string;
}

const ROUTES: Readonly<Record<AgentEvent, SpecialistName>> = {
  crowd: 'DisruptionAgent',
  weather: 'DisruptionAgent',
  traffic: 'DisruptionAgent',
  closed: 'DisruptionAgent',
  delay: 'DisruptionAgent',
  unwanted: 'DisruptionAgent',
  tired: 'DisruptionAgent',
  hungry: 'DisruptionAgent',
  ate: 'MemoryAgent',
  rested: 'MemoryAgent',
  position: 'ExplanationAgent',
  budget: 'BudgetAgent',
  slower: 'PreferenceAgent',
  faster: 'PreferenceAgent',
  preference: 'PreferenceAgent',
  explain: 'ExplanationAgent',
  memory: 'MemoryAgent',
  plan: 'PlanningAgent',
  reoptimize: 'PlanningAgent',
  end: 'PlanningAgent',
};

/** Three phases: what was said by name, what the situation calls for, nobody. */
export function route({ situation, event }: AgentContext): OrchestratorResult {
  if (event !== null) return { agent: ROUTES[event], reason: `"${event}" goes to ${ROUTES[event]}.` };
  return detect(situation) ?? { agent: 'NONE', reason: 'Nothing calls for anybody.' };
}

/** In the order of the spec, with `≥` throughout (SEED_DETAILS A11 f). */
function detect(situation: Situation): OrchestratorResult | undefined {
  const { weather, severity, crowd, traffic, limits } = situation;
  if (weather !== null && reaches(severity, limits.weather))
    return { agent: 'DisruptionAgent', reason: 'The weather is at or above the limit.' };
  if (crowd !== null && reaches(crowd, limits.crowd))
    return { agent: 'DisruptionAgent', reason: 'The crowd is at or above the limit.' };
  if (traffic !== null && reaches(traffic, limits.traffic))
    return { agent: 'DisruptionAgent', reason: 'Traffic is at or above the limit.' };
  return detectPlanning(situation);
}

/** What calls for the day as a whole: several disruptions, or hardly any time for several stops. */
export function detectPlanning(situation: Situation): OrchestratorResult | undefined {
  const { disruptionsToday, minutesLeft } = situation;
  if (disruptionsToday >= MULTI_DISRUPTION_TRIGGER)
    return {
      agent: 'PlanningAgent',
      reason: `${disruptionsToday} disruptions today, ${MULTI_DISRUPTION_TRIGGER} call for it.`,
    };
  if (isShortOfTime(situation))
    return { agent: 'PlanningAgent', reason: `Only ${minutesLeft} minutes are left today.` };
  return undefined;
}
