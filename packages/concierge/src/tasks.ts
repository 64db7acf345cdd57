import type { TaskRunner } from '@wayfarer/archon';
import type {
  Brain,
  BrainRequest,
  FoodPort,
  FoodQuery,
  PlacesPort,
  PlacesQuery,
  StayPort,
  StayQuery,
  TransportPort,
  TransportQuery,
} from '@wayfarer/planner/ports';

/** Whom the trips' tasks are given to. */
export interface Specialists {
  readonly brain: Brain;
  readonly transport: TransportPort;
  readonly stay: StayPort;
  readonly food: FoodPort;
  readonly places: PlacesPort;
}

/** Gives each task to the port that does it. */
export function createTaskRunner({ brain, transport, stay, food, places }: Specialists): TaskRunner {
  return ({ task, query }, context) => {
    switch (task) {
      case 'understand':
        return brain.understand(query as BrainRequest, context.signal);
      case 'transport':
        return transport.findJourneys(query as TransportQuery, context);
      case 'stay':
        return stay.findLodgings(query as StayQuery, context);
      case 'food':
        return food.findEateries(query as FoodQuery, context);
      case 'compose':
        return places.findSights(query as PlacesQuery, context);
      default:
        throw new Error(`Nobody knows how to do the task ${JSON.stringify(task)}.`);
    }
  };
}
