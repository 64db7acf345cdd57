/**
 * @module
 * The tasks of planning, alone: what a thread beside the program loads to do them.
 */
import type { Digest, TaskRunner } from '@wayfarer/archon';
import { arrangeOptions, type ArrangeQuery } from '@wayfarer/planner';
import type {
  FoodPort,
  FoodQuery,
  PlacesPort,
  PlacesQuery,
  StayPort,
  StayQuery,
  TransportPort,
  TransportQuery,
} from '@wayfarer/planner/ports';

import { readShareFile } from './share/read-share-file.ts';

/** Whom the research for a plan is given to. */
export interface Specialists {
  readonly transport: TransportPort;
  readonly stay: StayPort;
  readonly food: FoodPort;
  readonly places: PlacesPort;
}

/** Whom the research is given to, and how much work is put into a plan of it. */
export interface PlanningParts extends Specialists {
  /** See `FillRequest.effort` of the itinerary. Tests that are not about good plans ask for little. */
  readonly effort?: number | undefined;
  /** Of share files. */
  readonly digest: Digest;
}

/** A task of planning, as it stands in the log or goes to another thread: plain JSON. */
export interface PlanningTask {
  readonly task: string;
  readonly query: unknown;
}

/** Does a task of planning, on whatever thread it is called. */
export type DoTask = (
  task: PlanningTask,
  context: Pick<Parameters<TaskRunner>[1], 'report' | 'signal'>,
) => Promise<unknown>;

/** Reads the text of a share file: its trip. */
export const READ_SHARE = 'read-share';

/** Gives each task of planning to the port that does it; arranging, and reading a file that was shared, need nobody. */
export function createPlanningTasks({ transport, stay, food, places, effort, digest }: PlanningParts): DoTask {
  return async ({ task, query }, context) => {
    switch (task) {
      case 'transport':
        return transport.findJourneys(query as TransportQuery, context);
      case 'stay':
        return stay.findLodgings(query as StayQuery, context);
      case 'food':
        return food.findEateries(query as FoodQuery, context);
      case 'compose':
        return places.findSights(query as PlacesQuery, context);
      case 'arrange':
        return arrangeOptions(query as ArrangeQuery, { effort });
      case READ_SHARE:
        return readShareFile(query as string, digest);
      default:
        throw new Error(`Nobody knows how to do the task ${JSON.stringify(task)}.`);
    }
  };
}
