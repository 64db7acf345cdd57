/**
 * @module
 * What `wayfarer eval` holds the travel goldens against: the chat of a trip, with the concierge behind it. Goldens of the suite
 * `travel` find a plan that was chosen, those of `travel-planning` a trip of which nothing is known yet.
 */
import { readFileSync } from 'node:fs';

import { type EventLog, MemoryEventLog, type NewEvent } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { FixedClock } from '@wayfarer/archon/testing';
import {
  chatOf,
  type Concierge,
  type ConciergeParts,
  createConcierge,
  TRAVEL_INTENTS_FILE,
  TRAVEL_POLICY_FILE,
} from '@wayfarer/concierge';
import { createRuleBrain, createRuleUnderstander } from '@wayfarer/language';
import { ConversationMemory, parseIntents, parsePolicy } from '@wayfarer/router';
import type { Golden, Heard, Subject } from '@wayfarer/router/evaluation';
import { createEmbeddedSources } from '@wayfarer/sources';

const REQUEST =
  'Two days in Kyoto for one, 3 to 4 April 2027, from Osaka, mid budget, moderate pace, temples, I eat everything, I hate crowds';

const sources = createEmbeddedSources();
const intents = parseIntents(readFileSync(TRAVEL_INTENTS_FILE, 'utf8'), { digest: nodeDigest });
const policy = parsePolicy(readFileSync(TRAVEL_POLICY_FILE, 'utf8'));

/** A house of its own on a day that never ends, so that every date stays the same. */
function openHouse(model?: ConciergeParts['model']): Pick<OpenedTrip, 'concierge' | 'log'> {
  const clock = new FixedClock('2026-11-21T10:00:00Z');
  const log = new MemoryEventLog({ clock, digest: nodeDigest });
  let ids = 0;
  const concierge = createConcierge({
    ...sources,
    crowd: sources.crowdForecast,
    brain: createRuleBrain({ gazetteer: sources.gazetteer }),
    policy: () => policy,
    understander: createRuleUnderstander(),
    intents: () => intents,
    hasPerson: true,
    digest: nodeDigest,
    clock,
    newId: () => `id-${(ids += 1)}`,
    log,
    model,
  });
  return { concierge, log };
}

/** Planning takes a second, so the trip is planned once and told again to each golden. */
const planned: Promise<readonly NewEvent[]> = (async () => {
  const { concierge, log } = openHouse();
  const { id } = await concierge.createTrip({ text: REQUEST });
  await concierge.write(id, 'selection', { option: 1 });
  return (await log.read(id)).map(({ type, version, author, content }) => ({ type, version, author, content }));
})();

/** A trip of its own for each conversation. */
export async function createSubject(golden: Golden): Promise<Subject> {
  return (await openTrip(golden.suite)).subject;
}

/** A trip that a golden of that suite finds, and who answers its messages. */
export interface OpenedTrip {
  readonly id: string;
  readonly concierge: Concierge;
  readonly log: EventLog;
  readonly subject: Subject;
}

/** @param model - Asked beside the rules; without one nobody is. */
export async function openTrip(suite: string, model?: ConciergeParts['model']): Promise<OpenedTrip> {
  const { concierge, log } = openHouse(model);
  const id = suite === 'travel-planning' ? (await concierge.createTrip({})).id : 'trip_golden';
  if (suite !== 'travel-planning') await log.append({ id, type: 'trip' }, await planned, { expectedSeq: 0 });
  const subject: Subject = {
    async handle({ id: key, text }): Promise<Heard> {
      const before = await concierge.getTrip(id);
      const seen = (await log.read(chatOf(id))).at(-1)?.seq ?? 0;
      const after = await concierge.write(id, 'message', { text, key });
      const said = after.messages.slice(before.messages.length).filter(({ role }) => role === 'assistant');
      const { state } = await new ConversationMemory(log).load(chatOf(id));
      const answer = state.answers.at(-1);
      return {
        response: {
          text: said.map((message) => message.text).join('\n'),
          status: answer?.status ?? 'answered',
          ...(answer?.waitingForParam !== undefined && { waitingForParam: answer.waitingForParam }),
        },
        events: await log.read(chatOf(id), { after: seen }),
      };
    },
    close: () => log.close(),
  };
  return { id, concierge, log, subject };
}
