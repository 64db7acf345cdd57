import { EMPTY_STATE, type PlanningState } from '@wayfarer/planner';
import type { Journey } from '@wayfarer/replanner';

import { type Conversation, NOTHING_SAID } from './chat/conversation.ts';
import type { WithheldEdit } from './edit/withheld.ts';
import type { Approval } from './gate/approval.ts';
import { AUTONOMY_UNUSED, type AutonomyState } from './gate/autonomy-state.ts';
import type { Deed } from './history/deeds.ts';
import type { WishedWalk } from './pilgrimage/walks.ts';
import type { NotedFinding } from './research/noted-finding.ts';

/** A trip from its first sentence to its last day: the fold of its one run. */
export interface TripState {
  readonly id: string;
  readonly seq: number;
  /** ISO instants of the first and the newest event; empty before there is one. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The trip that it was copied from, or that this one was in its turn. */
  readonly copyOf: string | null;
  readonly planning: PlanningState;
  /** There once an option is chosen. */
  readonly journey: Journey | null;
  /** Which brain read the newest message. */
  readonly brain: string | null;
  /** What the program did, or left open, without being asked. */
  readonly autonomy: AutonomyState;
  /** The change of the plan that waits for approval, if one does. */
  readonly approval: Approval | null;
  /** The edit that waits for approval, if one does. */
  readonly withheld: WithheldEdit | null;
  /** What was done to the plan, in order; what was taken back stays, marked. */
  readonly deeds: readonly Deed[];
  /** Which plans were chosen, and which choices were taken back. */
  readonly choices: Choices;
  /** Number of the event that put the newest decision. */
  readonly askedAt: number;
  /** Interactions of the chat that were heard, in order: each message is heard once. */
  readonly heard: readonly HeardMessage[];
  /** Number of the run that the chat is kept in: it begins anew whenever a person is forgotten. */
  readonly chat: number;
  /** A person was called and has not ended it yet; the program answers meanwhile. */
  readonly handedOver: boolean;
  readonly conversation: Conversation;
  readonly named: Named;
  /** What was looked up, the newest of each gap. */
  readonly found: readonly NotedFinding[];
  /** What of it the traveller wants forgotten. */
  readonly forgotten: readonly NotedFinding[];
  /** A walk that waits for its day to be named, or for a plan to be a day of. */
  readonly wished: WishedWalk | null;
  /** Tasks of walks past scenes whose outcome the conversation knows. */
  readonly walked: readonly string[];
}

/** The name that a traveller gave the trip. */
export interface Named {
  /** Stands for it, as it is kept beside the chain; `null` where the trip has its usual name. */
  readonly placeholder: string | null;
  /** How often it was given one. */
  readonly times: number;
}

export interface HeardMessage {
  readonly interaction: string;
  /** Its place among the messages, from 1. */
  readonly number: number;
}

/** What choosing a plan changes, and what taking that back restores. */
export type ChoiceState = Pick<TripState, 'journey' | 'approval' | 'autonomy' | 'withheld'> & {
  readonly planning: Pick<PlanningState, 'selected' | 'chosen'>;
};

/** A plan that was chosen, and what there was instead: before the choice, or once it was taken back before that. */
export interface Choice {
  /** Of its event. */
  readonly seq: number;
  readonly text: string;
  readonly instead: ChoiceState;
}

/** Choices that stand, and those that were taken back and can be made again, the next one last. */
export interface Choices {
  readonly made: readonly Choice[];
  readonly undone: readonly Choice[];
}

/** A trip before its first event. */
export const NOTHING_YET: Omit<TripState, 'id'> = {
  seq: 0,
  createdAt: '',
  updatedAt: '',
  copyOf: null,
  planning: EMPTY_STATE,
  journey: null,
  brain: null,
  autonomy: AUTONOMY_UNUSED,
  approval: null,
  withheld: null,
  deeds: [],
  choices: { made: [], undone: [] },
  askedAt: 0,
  heard: [],
  chat: 1,
  handedOver: false,
  conversation: NOTHING_SAID,
  named: { placeholder: null, times: 0 },
  found: [],
  forgotten: [],
  wished: null,
  walked: [],
};
