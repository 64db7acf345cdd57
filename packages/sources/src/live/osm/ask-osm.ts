import { CityUnavailableError } from '@wayfarer/planner/ports';
import type { Coordinates } from '@wayfarer/trip';

import type { Wait, Waits } from '../../store/waits.ts';
import { RequestFailedError, type Trouble, TROUBLES } from '../http/request-failed-error.ts';
import type { OsmAnswer } from './osm-answer.ts';
import type { OsmService } from './osm-services.ts';
import { findFullLists } from './place-lists.ts';
import { type Reach, withShorter } from './reach.ts';
import { sayTooLarge, sayUnavailable } from './sentences.ts';
import { waitTimeAfter } from './wait-time.ts';

export interface OsmQuestion {
  readonly name: string;
  readonly center: Coordinates;
  readonly reach: Reach;
}

export interface AskOsmParts {
  readonly services: readonly OsmService[];
  readonly waits: Waits;
  /** Under which a failure of a service is noted: it may be that only we are refused. */
  readonly keyOf: (service: OsmService) => string;
  /** The text that a service answers. @throws {RequestFailedError} */
  readonly ask: (service: OsmService, question: OsmQuestion) => Promise<string>;
  readonly now: () => number;
}

/** What was found, and how far out it was looked for. */
export interface Found extends OsmAnswer {
  readonly reach: Reach;
}

/**
 * Asks one service after the other until one answers. Who has failed is left alone for a while, also by the next process.
 *
 * @throws {CityUnavailableError} if none answers, or none may be asked now.
 */
export async function askOsm(question: OsmQuestion, parts: AskOsmParts): Promise<Found> {
  const { services, waits, keyOf, now } = parts;
  const troubles: { readonly service: OsmService; readonly wait: Wait; readonly isNew: boolean }[] = [];
  for (const service of services) {
    const pending = waits.find(keyOf(service));
    if (pending && pending.until > now()) {
      troubles.push({ service, wait: pending, isNew: false });
      continue;
    }
    // Who is told to slow down, or is not wanted, does not go to the next door of the same house.
    if (troubles.some((one) => one.service.kind === service.kind && isToldOff(one.wait))) continue;
    try {
      const found = await askUntilItFits(service, question, parts);
      waits.forget(keyOf(service));
      return found;
    } catch (error) {
      if (!(error instanceof RequestFailedError)) throw error;
      const failures = (pending?.failures ?? 0) + 1;
      const until = now() + waitTimeAfter(error, failures);
      const wait = waits.note(keyOf(service), { until, trouble: error.trouble, reason: error.message });
      troubles.push({ service, wait, isNew: true });
    }
  }
  const retryAt = Math.min(...troubles.map(({ wait }) => wait.until));
  throw new CityUnavailableError(sayUnavailable(question.name, troubles, retryAt - now()), {
    retryAt,
    trouble: {
      kind: 'services',
      city: question.name,
      failed: troubles.map(({ service, wait }) => ({ host: new URL(service.endpoint).host, failure: toTrouble(wait) })),
      isNew: troubles.some(({ isNew }) => isNew),
      againInSeconds: Math.max(0, Math.ceil((retryAt - now()) / 1000)),
    },
  });
}

/** It is read from a file that another version may have written. */
function toTrouble({ trouble }: Wait): Trouble {
  return TROUBLES.find((one) => one === trouble) ?? 'down';
}

function isToldOff({ trouble }: Wait): boolean {
  return trouble === 'busy' || trouble === 'refused';
}

/** A list that was cut off holds one quarter of the town and nothing of another: it is asked for again, from half as far. */
async function askUntilItFits(service: OsmService, question: OsmQuestion, { ask }: AskOsmParts): Promise<Found> {
  const first = service.parse(await ask(service, question));
  const full = findFullLists(first.elements);
  if (full.length === 0) return { ...first, reach: question.reach };
  const reach = withShorter(question.reach, full);
  const second = service.parse(await ask(service, { ...question, reach }));
  if (findFullLists(second.elements).length === 0) return { ...second, reach };
  throw new CityUnavailableError(sayTooLarge(question.name), {
    trouble: { kind: 'too-large', city: question.name },
  });
}
