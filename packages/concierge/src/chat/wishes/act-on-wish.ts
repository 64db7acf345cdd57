import type { PlanWish } from '@wayfarer/language';

import type { Act, PlanScene } from '../scene.ts';
import { actOnEarly } from './early.ts';
import { actOnFill } from './fill.ts';
import { actOnLockDays } from './lock-days.ts';
import { actOnBreak, actOnBreakfast, actOnEvening, actOnMealNear } from './meals.ts';
import { actOnOtherDay } from './other-day.ts';
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
    case 'fill':
      return actOnFill(wish.date, scene);
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
    case 'other-day':
      return actOnOtherDay(wish, scene);
    case 'stay':
      return actOnStay(wish, scene);
  }
}
