import { type Fact, findFact } from '../facts.ts';
import type { TaskName } from '../task-name.ts';
import type { Specialist } from './advice.ts';

/** What a specialist is sent out for, as the log keeps it and the trace shows it. */
export interface TaskInstructions {
  readonly taskName: string;
  readonly specialist: Specialist;
  /** What to look for, in words; the query says the same in data. */
  readonly instructions: string;
}

const NAMES: Readonly<Record<Specialist, string>> = {
  transport: 'Journeys there, between and back',
  stay: 'Places to stay',
  food: 'Places to eat',
};

/** Facts that each of them has to know. */
const FACTS: Readonly<Record<Specialist, readonly Fact['name'][]>> = {
  transport: ['origin', 'destinations', 'start', 'end', 'arrival', 'departure', 'travelers', 'transport'],
  stay: ['destinations', 'start', 'end', 'travelers', 'budgetLevel', 'budget', 'hotelStyle', 'stays', 'accessibility'],
  food: ['destinations', 'start', 'end', 'travelers', 'budgetLevel', 'budget', 'dietary', 'accessibility'],
};

const WANTED: Readonly<Record<Specialist, string>> = {
  transport: 'List every way that is known for each journey, with its time and fare; guess no fare.',
  stay: 'List the houses of each city with price, level and access as far as they are known.',
  food: 'List the tables of each city with hours, price and the diets that are known to be served.',
};

/** `undefined` for a task that is no specialist's. */
export function instruct(task: TaskName, facts: readonly Fact[]): TaskInstructions | undefined {
  if (task !== 'transport' && task !== 'stay' && task !== 'food') return undefined;
  const known = FACTS[task].flatMap((name) => {
    const fact = findFact(facts, name);
    return fact && fact.text !== '' ? [`${name}: ${fact.text}`] : [];
  });
  return { taskName: NAMES[task], specialist: task, instructions: `${WANTED[task]} ${known.join('; ')}.` };
}
