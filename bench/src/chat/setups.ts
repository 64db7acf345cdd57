import { type EventLog, MemoryEventLog, type NewEvent } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { FixedClock } from '@wayfarer/archon/testing';
import type { Concierge } from '@wayfarer/concierge';
import type { Trip } from '@wayfarer/contract';

import { composeConcierge } from '../plan/plan-request.ts';

/** All in one sentence, so that nothing is asked; what cases are about is asked for, so that it stays in the plan. */
const SETUPS: Readonly<Record<string, string>> = {
  paris:
    'Four days in Paris for two, 10 to 13 June 2027, from Lyon, mid budget, moderate pace, art, history and food, no dietary needs. Must-do: Louvre, Eiffel Tower, Sainte-Chapelle, Notre-Dame',
  kyoto:
    'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, moderate pace, temples and food, we eat everything, we hate crowds',
  tokyo:
    'Four days in Tokyo for three, 13 to 16 May 2027, from Osaka, mid budget, relaxed pace, gardens, art and food, one of us is vegetarian. Must-do: Senso-ji, Meiji Shrine',
  boston:
    'Two days in Boston for two, 12 to 13 June 2027, from New York, mid budget, moderate pace, history and seafood, no dietary needs',
};

/** Messages are written long before the trips. */
const TODAY = '2026-11-21T10:00:00Z';
const MOST_TURNS = 6;

/** The product's parts on a log in memory. Each set-up is planned once; whoever asks for it gets a copy to spoil. */
export class ChatHouse {
  readonly log: EventLog;
  readonly concierge: Concierge;
  readonly #planned = new Map<string, Promise<readonly NewEvent[]>>();
  #copies = 0;

  /** @param options.effort - How much work is put into a plan; cases are written for plans of the product's own effort. */
  constructor({ effort }: { readonly effort?: number } = {}) {
    const clock = new FixedClock(TODAY);
    this.log = new MemoryEventLog({ clock, digest: nodeDigest });
    let ids = 0;
    const newId = (): string => `chat-${(ids += 1)}`;
    this.concierge = composeConcierge({ log: this.log, clock, newId, ...(effort === undefined ? {} : { effort }) });
  }

  /** A trip of its own with the first option of the set-up chosen. */
  async copy(setup: string): Promise<Trip> {
    const planning = this.#planned.get(setup) ?? this.#plan(setup);
    this.#planned.set(setup, planning);
    const id = `trip_copy-${(this.#copies += 1)}`;
    await this.log.append({ id, type: 'trip' }, await planning, { expectedSeq: 0 });
    return this.concierge.getTrip(id);
  }

  async #plan(setup: string): Promise<readonly NewEvent[]> {
    const text = SETUPS[setup];
    if (text === undefined) throw new Error(`No set-up is called ${setup}.`);
    let trip = await this.concierge.createTrip({ text, seed: 1 });
    for (let turn = 0; turn < MOST_TURNS && trip.mode !== 'FINALIZE'; turn += 1)
      trip = await this.concierge.write(trip.id, 'message', { text: nextAnswer(trip) });
    // What was understood otherwise is shown, rather than that no option is there.
    if (trip.options.length === 0) throw new Error(`${setup} is not planned: ${trip.messages.at(-1)?.text ?? ''}`);
    await this.concierge.write(trip.id, 'selection', { option: 1 });
    const values = await this.log.readPersonal(trip.id);
    return (await this.log.read(trip.id)).map(({ type, version, author, content, personal = {} }) => {
      const known = Object.keys(personal).flatMap((key) => {
        const value = values.get(key);
        return value === undefined ? [] : [[key, value] as const];
      });
      return { type, version, author, content: content, personal: Object.fromEntries(known) };
    });
  }
}

function nextAnswer({ mode, questions }: Trip): string {
  if (mode === 'CONFIRM') return 'yes, go ahead';
  return questions.length === 1
    ? 'you decide'
    : questions.map((_question, index) => `${index + 1}. you decide`).join('\n');
}
