import type { PlanWish } from '@wayfarer/language';

import type { Act, PlanScene } from '../scene.ts';
import { actOnEarly } from './early.ts';
import { actOnLockDays } from './lock-days.ts';
import { actOnBreak, actOnBreakfast, actOnEvening, actOnMealNear } from './meals.ts';
import { propose } from './propose.ts';
import { actOnSights } from './sights.ts';
import { actOnStay } from './stays.ts';
import { actOnSun } from './sun.ts';

/** Looks what a wish would come to, and puts it to the traveller. */
export function actOnWish(wish: PlanWish, scene: PlanScene): Act {
  switch (wish.kind) {
    case 'propose':
      return propose(wish.edits, scene);
    case 'sights':
      return actOnSights(wish, scene);
    case 'sun':
      return actOnSun(wish, scene);
    case 'lock-days':
      return actOnLockDays(wish, scene);
    case 'break':
      return actOnBreak(wish, scene);
    case 'breakfast':
      return actOnBreakfast(wish, scene);
    case 'evening':
      return actOnEvening(wish, scene);
    case 'meal-near':
      return actOnMealNear(wish, scene);
    case 'early':
      return actOnEarly(wish, scene);
    case 'stay':
      return actOnStay(wish, scene);
  }
}
