import type { AnyCommand } from '../command.ts';
import { checkItinerary } from './check-itinerary.ts';
import { explain } from './explain.ts';
import { exportTrip } from './export-trip.ts';
import { findPlaces } from './find-places.ts';
import { getTrip } from './get-trip.ts';
import { planTrip } from './plan-trip.ts';
import { proposeChange } from './propose-change.ts';
import { repairItinerary } from './repair-itinerary.ts';

/**
 * Everything that an assistant can do, each once, in the order in which it is offered. Tools, HTTP routes, `llms.txt` and the agent
 * card are made of this list: a command that is added here is there at every door.
 */
export const COMMANDS: readonly AnyCommand[] = [
  checkItinerary,
  repairItinerary,
  planTrip,
  findPlaces,
  getTrip,
  proposeChange,
  explain,
  exportTrip,
];
