import { cityTexts, type Language, type MissingCity, type Understanding } from '@wayfarer/language';

import { type PlannerEvent, plannerEvent } from '../events.ts';
import { valueOf } from '../facts.ts';
import type { FetchedCity } from '../ports/city-fetcher.ts';
import { findFetching, type PlanningState, taskId, type TaskState } from '../state.ts';
import type { Conclusions } from './conclusions.ts';

/** Has a city fetched, because the traveller asked for that very city; one that is being fetched is not fetched twice. */
export function requestFetch(
  state: PlanningState,
  { remarks, hints }: Conclusions,
  city: MissingCity,
): readonly PlannerEvent[] {
  const text = [...remarks, cityTexts(hints.language ?? 'en').fetching(city.name)].join('\n');
  const said = plannerEvent('message-sent', { text });
  if (findFetching(state)?.query.name === city.name) return [said];
  const number = state.tasks.filter(({ task }) => task === 'fetch').length + 1;
  return [said, plannerEvent('task-requested', { id: taskId('fetch', number), task: 'fetch', query: city })];
}

/** The fetched city, or why there is none, as something that was said: the conversation goes on with all it knows. */
export function understandFetched(state: PlanningState, task: TaskState): Understanding {
  const city = task.query as MissingCity;
  const language = state.hints.language ?? 'en';
  const from = { assent: null, brain: brainOf(state) } as const;
  return task.status === 'completed'
    ? { ...from, ...arrived(state, { city, fetched: task.result as FetchedCity, language }) }
    : { ...from, learned: [], remarks: [unavailable(city, task.problem, language)] };
}

function arrived(
  { facts }: PlanningState,
  {
    city,
    fetched,
    language,
  }: { readonly city: MissingCity; readonly fetched: FetchedCity; readonly language: Language },
): Pick<Understanding, 'learned' | 'remarks'> {
  const { id, sights, eateries, lodgings } = fetched;
  const known = valueOf(facts, 'destinations') ?? [];
  const text = cityTexts(language).fetched(city.name, { sights, eateries, lodgings });
  return {
    learned: [{ name: 'destinations', value: known.includes(id) ? known : [...known, id], status: 'stated' }],
    remarks: [{ code: 'city-fetched', text }],
  };
}

/** The chips again: it may go better the next time, and there are other cities. */
function unavailable(
  city: MissingCity,
  problem = 'No reason was given.',
  language: Language,
): Understanding['remarks'][number] {
  const { chips } = cityTexts(language);
  return {
    code: 'city-elsewhere',
    text: problem,
    ...(!city.outline && { fact: 'destinations', question: cityTexts(language).fetchOrOther }),
    chips: [city.outline ? chips.details(city.name) : chips.fetch(city.name), ...city.nearest, chips.other],
    city,
    offered: true,
  };
}

/** Who read the last message: it is still what the conversation stands on. */
function brainOf({ tasks }: PlanningState): string {
  const last = tasks.findLast(({ task, status }) => task === 'understand' && status === 'completed');
  return (last?.result as Understanding | undefined)?.brain ?? 'rules';
}
