import type { NewEvent } from '@wayfarer/archon';
import type { Edit } from '@wayfarer/edits';
import { type Choice, type Draft, type Frame, type Speaker, toSpeaker } from '@wayfarer/language';
import type { Journey } from '@wayfarer/replanner';

import type { TripCommand } from '../trip-command.ts';
import type { TripState } from '../trip-state.ts';
import type { TripWorld } from '../trip-world.ts';
import type { About } from './focus.ts';

/** Where a frame is acted on: the trip as it stands before it, and how it is spoken of. */
export interface Scene {
  readonly state: TripState;
  readonly world: TripWorld;
  readonly speaker: Speaker;
  /** The chip that was tapped said this very frame: whatever would be asked about it was asked. */
  readonly isConfirmed: boolean;
  /** A part of the message was not understood, and may have been about this: nothing is done without a yes. */
  readonly isPartly: boolean;
  /** Decides a command as if its button had been pressed. */
  readonly decide: (command: TripCommand) => readonly NewEvent[];
  /** The same for several, each on the trip as the one before has left it. */
  readonly decideAll: (commands: readonly TripCommand[]) => readonly NewEvent[];
  /** How the trip is spoken of once these have happened: they may bring places. */
  readonly after: (events: readonly NewEvent[]) => Speaker;
}

/** The same, once there is a plan. */
export interface PlanScene extends Scene {
  readonly journey: Journey;
}

/** What came of one frame. */
export interface Act {
  readonly text: string;
  readonly events?: readonly NewEvent[];
  readonly offered?: readonly Choice[];
  readonly draft?: Draft;
  readonly wished?: Edit;
  readonly about?: About;
}

export function isPlanScene(scene: Scene | PlanScene): scene is PlanScene {
  return 'journey' in scene;
}

export function speakerOf({ journey, planning }: TripState, language: Speaker['language']): Speaker {
  if (journey) return toSpeaker({ days: journey.days, facts: journey.start.facts }, language);
  const facts = planning.gathered ?? { places: NO_PLACES, calendar: [], journeys: [], currency: 'USD' };
  return toSpeaker({ days: [], facts }, language);
}
const NO_PLACES: readonly never[] = [];

/** A chip that means that frame. */
export function chip(text: string, frame: Frame): Choice {
  return { text, frame };
}

/** At most as many chips as one takes in at a glance. */
export const MOST_CHIPS = 5;
