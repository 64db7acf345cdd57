import type { NewEvent } from '@wayfarer/archon';
import type { Trip } from '@wayfarer/contract';

import type { ConciergeParts } from '../src/index.ts';
import { type OpenedTrip, openGoldenTrip } from './golden-trip.ts';
import { openScripted, type Scripted, ScriptedModel } from './scripted-model.ts';
import { ScriptedWeb } from './scripted-web.ts';

/** A garden of the golden trip. */
export const NAME = 'Murin-an';
export const PAGE = `<title>Murin-an garden</title><p>Murin-an, a garden in Kyoto.</p><p>Open daily 9:00 - 18:00 (last entry 17:30).</p>`;
export const QUOTE = 'Open daily 9:00 - 18:00';
export const NO_HOURS = { hours: 'unknown', hoursText: 'unknown' };

/** Nobody knows of a place what its changed facts say. */
export function without(name: string, changed: object): (events: readonly NewEvent[]) => readonly NewEvent[] {
  return (events) =>
    JSON.parse(JSON.stringify(events), (_, value: unknown) => {
      const isIt =
        typeof value === 'object' && value !== null && 'name' in value && value.name === name && 'hours' in value;
      return isIt ? { ...value, ...changed } : value;
    }) as readonly NewEvent[];
}

export const withoutHours = without(NAME, NO_HOURS);

/** A model by script, and a web by script on loopback. */
export class ResearchDesk {
  readonly model = new ScriptedModel();
  readonly web: ScriptedWeb;

  private constructor(web: ScriptedWeb) {
    this.web = web;
  }

  static async start(): Promise<ResearchDesk> {
    return new ResearchDesk(await ScriptedWeb.start());
  }

  async stop(): Promise<void> {
    await this.web.stop();
  }

  modelOf(more: Readonly<Record<string, string>> = {}): Promise<NonNullable<ConciergeParts['model']>> {
    return openScripted(this.model, more);
  }

  /** The golden trip, of whose garden nobody knows the hours. */
  async open(more: Readonly<Record<string, string>> = {}, limitMs?: number): Promise<OpenedTrip> {
    return openGoldenTrip({
      model: await this.modelOf(more),
      research: this.web.tools(limitMs),
      alter: withoutHours,
    });
  }

  /** Has the model search, open a page, and answer. */
  script(answer: unknown, path = '/murin-an'): void {
    const steps: Scripted[] = [
      { call: 'web_search', arguments: { query: 'Murin-an Kyoto opening hours' } },
      { call: 'http_get', arguments: { url: this.web.urlOf(path) } },
    ];
    let at = 0;
    this.model.script = () => steps[at++] ?? { text: JSON.stringify(answer) };
  }
}

/** All of the plan, its facts included. */
export function planOf({ hash, days, options, costs, pending, history }: Trip) {
  return { hash, days, options: options.map(({ id }) => id), costs, pending, history };
}

/** What one does and when. */
export function stopsOf({ days }: Pick<Trip, 'days'>): readonly string[] {
  return days.flatMap(({ date, visits }) =>
    visits.map(({ name, arrive, depart }) => `${date} ${arrive}–${depart} ${name}`),
  );
}

export function gardenIn({ days }: Pick<Trip, 'days'>): Trip['days'][number]['visits'][number] | undefined {
  return days.flatMap(({ visits }) => visits).find(({ name }) => name === NAME);
}

export const keyed = (key: string): { readonly key: string } => ({ key });
