import type { TripState } from '../core.ts';
import { findCommand } from './chat-command.ts';

const PLANNER = String.raw`(?:the |our |your |my )?(?:planner|wayfarer|program|bot|assistant|machine|you)`;
const BACK = new RegExp(
  String.raw`^(?:(?:please|ok|okay|let's|let us|can we|could we|i want to|we want to|i'd like to|i would like to),? )*(?:${[
    String.raw`(?:continue|go on|carry on|proceed|resume|start again|come back|wake up)(?: (?:with|to) ${PLANNER})?(?: (?:now|again|without (?:a|the) person))?`,
    String.raw`(?:go |take me |hand (?:it |this |me )?|switch )?back(?: to ${PLANNER})?`,
    String.raw`(?:talk|speak|write|chat) (?:to|with) ${PLANNER}(?: again)?`,
    String.raw`(?:the )?planner`,
    String.raw`(?:i |we )?(?:don't|do not|no longer) (?:need|want) (?:a|the|any) (?:person|human)(?: any ?more)?`,
    String.raw`no (?:person|human)(?: needed)?|never ?mind(?: the (?:person|human))?`,
  ].join('|')})(?:,? please)?[.!]*$`,
  'i',
);

/** Asks for the planner to go on, after the conversation was left to a person. */
export function asksForPlanner(text: string): boolean {
  return BACK.test(text.trim().replaceAll('’', "'").replace(/\s+/g, ' '));
}

/** A command such as "undo" or "crowd 85", which is nothing that one says to a person; "yes" and "no" may well be. */
export function isCommand(text: string, state: TripState): boolean {
  const intent = findCommand(text, state)?.intent;
  return intent !== undefined && intent !== 'approve' && intent !== 'reject';
}
