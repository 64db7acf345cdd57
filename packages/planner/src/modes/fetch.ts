import {
  cityTexts,
  type DateHints,
  fetchChip,
  type Language,
  type MissingCity,
  type Understanding,
} from '@wayfarer/language';

import { type PlannerEvent, plannerEvent } from '../events.ts';
import { valueOf } from '../facts.ts';
import type { FetchedCity } from '../ports/city-fetcher.ts';
import { type FetchQuery, findFetching, type PlanningState, taskId, type TaskState } from '../state.ts';
import type { Conclusions } from './conclusions.ts';

/** Has a city fetched, because the traveller asked for that very city; one that is being fetched is not fetched twice. */
export function requestFetch(
  state: PlanningState,
  { remarks, hints }: Conclusions,
  city: MissingCity,
): readonly PlannerEvent[] {
  const text = [...remarks, sayFetching(city, hints)].join('\n');
  return [plannerEvent('message-sent', { text }), ...requestTask(state, city, hints)];
}

/** The work alone, without a word. */
export function requestTask(state: PlanningState, city: MissingCity, { language }: DateHints): readonly PlannerEvent[] {
  if (findFetching(state)?.query.name === city.name) return [];
  const number = state.tasks.filter(({ task }) => task === 'fetch').length + 1;
  const query: FetchQuery = { ...city, ...(language && { language }) };
  return [plannerEvent('task-requested', { id: taskId('fetch', number), task: 'fetch', query })];
}

export function sayFetching({ name }: MissingCity, { language = 'en' }: DateHints): string {
  return cityTexts(language).fetching(name);
}

/** The fetched city, or why there is none, as something that was said: the conversation goes on with all it knows. */
export function understandFetched(state: PlanningState, task: TaskState): Understanding {
  const { language: _, ...city } = task.query as FetchQuery;
  const language = state.hints.language ?? 'en';
  const from = { assent: null, brain: brainOf(state) } as const;
  return task.status === 'completed'
    ? { ...from, ...arrived(state, { city, fetched: task.result as FetchedCity, language }) }
    : { ...from, learned: [], remarks: [unavailable(state, { city, problem: task.problem, language })] };
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
  // Whoever has chosen another city meanwhile does not want this one back.
  const isWanted = known.length === 0 || known.includes(id) || city.outline !== true;
  const text = cityTexts(language).fetched(city.name, { sights, eateries, lodgings });
  return {
    learned: isWanted
      ? [{ name: 'destinations', value: known.includes(id) ? known : [...known, id], status: 'stated' }]
      : [],
    remarks: [{ code: 'city-fetched', text }],
  };
}

/** The chips again: it may go better the next time, and there are other cities. */
function unavailable(
  { offered, offer }: PlanningState,
  {
    city,
    problem = 'No reason was given.',
    language,
  }: { readonly city: MissingCity; readonly problem: string | undefined; readonly language: Language },
): Understanding['remarks'][number] {
  const { chips } = cityTexts(language);
  const known = offered?.name === city.name ? offer : null;
  return {
    code: 'city-elsewhere',
    text: problem,
    ...(!city.outline && { fact: 'destinations', question: cityTexts(language).fetchOrOther }),
    chips: [fetchChip(city, known, language), ...city.nearest, ...(city.outline ? [] : [chips.other])],
    city,
    offered: true,
    ...(known && { offer: known }),
  };
}

/** Who read the last message: it is still what the conversation stands on. */
function brainOf({ tasks }: PlanningState): string {
  const last = tasks.findLast(({ task, status }) => task === 'understand' && status === 'completed');
  return (last?.result as Understanding | undefined)?.brain ?? 'rules';
}
