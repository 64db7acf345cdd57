/** Our sentences by key, each once. Those that stand in one place alone are still there; they come here when next touched. */
export const SENTENCES = {
  whereTo: 'Where would you like to go?',
  whichEnd: 'On which date does it end?',
  unknownCity: (name: string) => `I know no city called "${name.slice(0, LONGEST_NAME)}".`,
  unknownPlace: (name: string) => `I know no place called "${name}" in the cities of this trip.`,
  /** When the traveller permits something, or takes the permission back. */
  autonomy: {
    ask: 'From now on I ask you before every change.',
    'small-changes':
      'From now on I make small changes on the way myself and tell you each time; "undo" takes one back. What is bigger, and anything about your stay, your journeys between cities, the cities, the budget or a fixed appointment, still waits for you. "Ask me always" ends this.',
  },
} as const;

/** What is repeated of a name that may be a whole paragraph, in characters. */
const LONGEST_NAME = 60;
