import type { Action } from './action.ts';
import type { Observation } from './observation.ts';
import { closedDoor } from './rules/closed-door.ts';
import { denseCrowd } from './rules/dense-crowd.ts';
import { heavyTraffic } from './rules/heavy-traffic.ts';
import { poorWeather } from './rules/poor-weather.ts';
import type { Rule } from './rules/rule.ts';
import { runningLate } from './rules/running-late.ts';
import { unsafeWeather } from './rules/unsafe-weather.ts';

/** In order of precedence (re-optimizer spec §7.3, with `≥`): the first rule that answers wins. A closed door comes first. */
const RULES: readonly Rule[] = [closedDoor, unsafeWeather, poorWeather, denseCrowd, heavyTraffic, runningLate];

/** What the rules would do by themselves. It only marks the recommended choice: the traveller decides. Pure. */
export function proposeAction(observation: Observation): Action {
  for (const rule of RULES) {
    const action = rule(observation);
    if (action) return action;
  }
  return { type: 'NO_ACTION', reason: 'No rule was triggered.' };
}
