import type { PlanWish } from '@wayfarer/language';

import type { Act, PlanScene } from '../scene.ts';
import { propose } from './propose.ts';
import { actOnSights } from './sights.ts';

/** Looks what a wish would come to, and puts it to the traveller. */
export function actOnWish(wish: PlanWish, scene: PlanScene): Act {
  switch (wish.kind) {
    case 'propose':
      return propose(wish.edits, scene);
    case 'sights':
      return actOnSights(wish, scene);
  }
}
