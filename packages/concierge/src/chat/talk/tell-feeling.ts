import type { NewEvent } from '@wayfarer/archon';
import type { Journey } from '@wayfarer/replanner';

import type { TripState } from '../../trip-state.ts';
import type { TripWorld } from '../../trip-world.ts';
import { type PlanScene, speakerOf } from '../scene.ts';
import { sayHungry, sayTired } from './say-care.ts';

/** What helps who is tired or hungry, with its chips: the same at every door. */
export function tellFeeling(
  state: TripState & { readonly journey: Journey },
  kind: 'tired' | 'hungry',
  world: TripWorld,
): NewEvent {
  const speaker = speakerOf(state, state.conversation.language);
  const scene: PlanScene = {
    state,
    world,
    speaker,
    journey: state.journey,
    isConfirmed: false,
    isPartly: false,
    decide: () => [],
    decideAll: () => [],
    after: () => speaker,
  };
  const { text, offered } = kind === 'tired' ? sayTired(scene) : sayHungry(scene);
  return { type: 'message-sent', version: 1, author: 'planner', content: { text, ...(offered && { offered }) } };
}
