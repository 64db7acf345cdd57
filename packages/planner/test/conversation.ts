import type { CityId, Coordinates, PlaceId } from '@wayfarer/trip';
import { money } from '@wayfarer/trip/money';

import {
  decidePlanning,
  EMPTY_STATE,
  evolvePlanning,
  type FactName,
  type PlanningState,
  proceedPlanning,
} from '../src/index.ts';
import type {
  BrainRequest,
  DateHints,
  Gazetteer,
  KnownCity,
  Learned,
  Remark,
  Understanding,
} from '../src/ports/index.ts';

export const TODAY = '2026-11-21';

function city(id: string, name: string, currency: string, center: Coordinates): KnownCity {
  const level = (amount: number) => money(amount, currency);
  return {
    id: id as CityId,
    name,
    country: 'JP',
    zone: 'Asia/Tokyo',
    currency,
    center,
    budget: { low: level(12000), mid: level(24000), high: level(60000) },
  };
}

const CITIES = [
  city('kyoto', 'Kyoto', 'JPY', { lat: 35, lon: 135.77 }),
  city('tokyo', 'Tokyo', 'JPY', { lat: 35.68, lon: 139.77 }),
];

/** Two cities and no spelling help: enough for the planner, whose brain does the reading. */
export const GAZETTEER: Gazetteer = {
  listCities: () => CITIES,
  getCity: (id) => {
    const found = CITIES.find((one) => one.id === id);
    if (!found) throw new Error(`No city ${id}.`);
    return found;
  },
  resolveCity: (text) => ({ kind: 'unknown', text, nearest: [] }),
  findCityNames: () => [],
  findPlaces: () => [],
  namePlace: (id) => (id === 'place_kyoto-n12' ? 'Fushimi Inari' : undefined),
};

/** What a message is to mean: facts by name (`waived` for "you decide"), remarks, assent. */
export interface Meaning {
  readonly facts?: Readonly<Partial<Record<FactName, unknown>>>;
  readonly assumed?: Readonly<Partial<Record<FactName, unknown>>>;
  /** How what was assumed was read. */
  readonly note?: string;
  readonly remarks?: readonly Remark[];
  readonly assent?: 'yes' | 'no';
  readonly hints?: DateHints;
  /** The city that is to be fetched. */
  readonly fetch?: Understanding['fetch'];
}

export const GOLDEN: Readonly<Partial<Record<FactName, unknown>>> = {
  destinations: ['kyoto'],
  start: '2027-04-03',
  end: '2027-04-05',
  origin: 'Osaka',
  travelers: 2,
  budgetLevel: 'mid',
  interests: ['temples', 'food'],
  dietary: ['vegetarian'],
  crowds: 'avoid',
};
export const FUSHIMI = 'place_kyoto-fushimi-inari' as PlaceId;

/** A conversation whose messages are understood as told. Each call says one thing and returns the state at rest. */
export class Conversation {
  state: PlanningState = EMPTY_STATE;
  readonly events: { readonly type: string; readonly content: unknown }[] = [];

  constructor() {
    this.#append(decidePlanning(this.state, { type: 'create', seed: null }, GAZETTEER));
  }

  says(meaning: Meaning): this {
    this.#append(decidePlanning(this.state, { type: 'say', text: '(a message)', today: TODAY }, GAZETTEER));
    const task = this.state.tasks.at(-1);
    const { index } = task?.query as BrainRequest;
    this.completes(`understand-${index}`, {
      learned: [
        ...toLearned(meaning.facts, 'stated'),
        ...toLearned(meaning.assumed, 'assumed').map((one) => ({
          ...one,
          ...(meaning.note && { note: meaning.note }),
        })),
      ],
      remarks: meaning.remarks ?? [],
      assent: meaning.assent ?? null,
      ...(meaning.hints && { hints: meaning.hints }),
      ...(meaning.fetch && { fetch: meaning.fetch }),
      brain: 'told',
    });
    return this;
  }

  completes(id: string, result: unknown): this {
    this.#append([{ type: 'task-completed', content: { id, result } }]);
    return this;
  }

  fails(id: string, message: string): this {
    this.#append([{ type: 'task-failed', content: { id, message } }]);
    return this;
  }

  takes(events: readonly { readonly type: string; readonly content: unknown }[]): this {
    this.#append(events);
    return this;
  }

  /** Facts of the questions that are open. */
  get open(): readonly string[] {
    return this.state.ledger.filter((entry) => entry.status === 'asked').map((entry) => entry.question.fact);
  }

  get lastReply(): string {
    return this.state.messages.findLast((message) => message.role === 'assistant')?.text ?? '';
  }

  #append(events: readonly { readonly type: string; readonly content: unknown }[]): void {
    for (const event of events) {
      this.events.push(event);
      this.state = evolvePlanning(this.state, { ...event, at: '2026-11-21T09:00:00.000Z' });
    }
    const next = proceedPlanning(this.state, GAZETTEER);
    if (next.length > 0) this.#append(next);
  }
}

function toLearned(facts: Meaning['facts'], status: 'stated' | 'assumed'): Learned[] {
  return Object.entries(facts ?? {}).map(
    ([name, value]) =>
      (value === 'waived' ? { name, value: null, status: 'waived' } : { name, value, status }) as Learned,
  );
}
