import type { Autonomy } from '../facts.ts';

/** What is said when the traveller gives the permission, or takes it back. */
export function describeAutonomy(autonomy: Autonomy): string {
  return autonomy === 'ask'
    ? 'From now on I ask you before every change.'
    : 'From now on I make small changes on the way myself and tell you each time; "undo" takes one back. What is bigger, and anything about your stay, your journeys between cities, the cities, the budget or a fixed appointment, still waits for you. "Ask me always" ends this.';
}
