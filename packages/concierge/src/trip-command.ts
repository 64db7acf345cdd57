import type { SharedTrip, WriteBody } from '@wayfarer/contract';
import type { Edit } from '@wayfarer/edits';
import type { Language, Understood } from '@wayfarer/language';
import type { PlannerCommand } from '@wayfarer/planner';
import type { JourneyCommand } from '@wayfarer/replanner';
import type { IsoDate } from '@wayfarer/trip/clock';

import type { AskedWalk } from './pilgrimage/walks.ts';
import type { NotedFinding } from './research/noted-finding.ts';

export type TripCommand =
  | Exclude<PlannerCommand, { type: 'create' | 'say' | 'reject' }>
  | Say
  | AskWalk
  | Note
  | NoteFindings
  | ForgetFindings
  | AnswerInPerson
  | JourneyCommand
  /** An edit that waits for the traveller's yes, whatever it changes. */
  | { readonly type: 'propose-edit'; readonly edit: Edit }
  /** Takes what is recommended: the choice of the open decision, or the first option for changed wishes. */
  | { readonly type: 'approve'; readonly about?: WriteBody<'approval'>['about'] }
  | { readonly type: 'reject'; readonly about?: WriteBody<'approval'>['about'] }
  /** On as planned: keeps the visit that is asked about. */
  | { readonly type: 'continue' }
  /** Whatever was said of a person is erased: the words of the chat, and the values beside the chain. The plan stays. */
  | { readonly type: 'forget' }
  /** Empty: its usual name again. */
  | { readonly type: 'rename'; readonly title: string }
  /** Begins the trip with what a file holds. */
  | {
      readonly type: 'open';
      readonly trip: SharedTrip;
      /** The trip that it is a copy of, if it is one. */
      readonly copyOf?: string;
    }
  /** `greet`: nothing was said yet, so the planner begins. */
  | { readonly type: 'create'; readonly seed: number | null; readonly greet: boolean };

/** A message as it came in: without personal values, which stand beside it. */
export interface Heard {
  readonly text: string;
  readonly today: IsoDate;
  /** Id of the interaction; one message is heard once, however many requests it holds. */
  readonly interaction?: string | undefined;
  /** What the placeholders in the text stand for. */
  readonly personal?: Readonly<Record<string, string>> | undefined;
  /** Number of the chat that it was said in: what was said in one that is erased meanwhile is not heard. */
  readonly chat?: number;
}

/** A message, with what it means; `null`: the planner's brain reads it. */
export interface Say extends Heard {
  readonly type: 'say';
  readonly understood: Understood | null;
  /** What is said in other words, should it be said. */
  readonly reworded?: { readonly from: string; readonly to: string };
  /** A day of the trip that it is about is to be a walk past scenes. */
  readonly wish?: AskedWalk;
}

/** What an operator writes to a traveller who called for a person. */
export interface AnswerInPerson {
  readonly type: 'answer-in-person';
  readonly text: string;
  /** The conversation is the program's alone again. */
  readonly done: boolean;
}

/** A message that changes nothing of the trip, with what was answered; without its text an answer alone. */
export interface Note extends Omit<Heard, 'text'> {
  readonly type: 'note';
  readonly text: string | null;
  readonly replies: readonly string[];
}

/** A message that asks for a walk, with what it asks for. */
export interface AskWalk extends Heard {
  readonly type: 'walk';
  readonly walk: AskedWalk;
}

/** A message that is about research and nothing else, in the language that it is written in. */
export interface HeardResearch extends Heard {
  readonly language?: Language;
}

/** Notes what was looked up: the plan counts with what holds, and its days stay as they are until the traveller answers. */
export interface NoteFindings {
  readonly type: 'note-findings';
  readonly findings: readonly NotedFinding[];
  /** The message that asked for it, if one did. */
  readonly heard?: HeardResearch;
  /** Nobody has asked: where nothing is new, nothing is said. */
  readonly unasked?: boolean;
}

/** The plan counts no more with anything that was looked up. */
export interface ForgetFindings {
  readonly type: 'forget-findings';
  readonly heard?: HeardResearch;
}
