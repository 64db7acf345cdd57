import type { NewEvent } from '@wayfarer/archon';
import { decidePlanning } from '@wayfarer/planner';
import type { Journey } from '@wayfarer/replanner';
import { type DayPlan, getPlace, toPlaceBook } from '@wayfarer/trip';
import { type IsoDate, spellDay } from '@wayfarer/trip/clock';
import { DAY_START } from '@wayfarer/trip/limits';

import { foldAhead } from '../chat/fold-ahead.ts';
import { decideNote } from '../decide-say.ts';
import { decideRename } from '../rename-trip.ts';
import type { AskWalk } from '../trip-command.ts';
import type { TripState } from '../trip-state.ts';
import type { TripWorld } from '../trip-world.ts';
import { isOpen, listWalks, WALK } from './evolve-walks.ts';
import { proposeDay } from './propose-day.ts';
import type { AskedWalk, IntoDay, WalkOutcome, WishedWalk } from './walks.ts';

/** A walk is a trip of its own, or a day of the one that there is. */
export function decideWalk(state: TripState, { walk, ...heard }: Omit<AskWalk, 'type'>): readonly NewEvent[] {
  const { journey } = state;
  const note = (...replies: readonly string[]): readonly NewEvent[] =>
    decideNote(state, { type: 'note', ...heard, replies });
  if (!journey) {
    if (state.planning.options.length > 0) {
      const chooses = walk.title === null ? note(WHICH_WORK) : note(CHOOSE_FIRST);
      return walk.title === null || chooses.length === 0 ? chooses : [...chooses, wishWalk(walk)];
    }
    const noted = note(`I look for places of ${nameWorks(walk)}${walk.from === null ? '' : ` around ${walk.from}`}.`);
    return noted.length === 0 ? [] : [...noted, request(state, walk)];
  }
  const dates = journey.days.map(({ date }) => date);
  const date = walk.into?.date ?? (dates.length === 1 ? dates[0] : undefined);
  if (walk.title === null) return note(WHICH_WORK);
  if (date === undefined) {
    const wished = note(askDay(walk, dates));
    return wished.length === 0 ? [] : [...wished, wish({ walk, until: 'day-named' })];
  }
  const into = findDay(journey, date);
  if (!into) return note(askDay(walk, dates));
  const noted = note(
    `I look for places of ${nameWorks(walk)} for ${spellDay(date)}. Nothing changes before you say yes.`,
  );
  return noted.length === 0 ? [] : [...noted, request(state, { ...walk, ...inTrip(walk, into) })];
}

const CHOOSE_FIRST =
  'Choose an option first: then I show you which of its days could be that walk. Nothing has changed.';
const WHICH_WORK = 'Which film or series? Say it with the day: "make day 2 a walk past the Your Name scenes".';

/** A message that is about a longer trip of which a day is to be a walk: that is kept until there is a plan. */
export function wishWalk(walk: AskedWalk): NewEvent {
  return wish({ walk, until: 'plan-chosen' });
}

function wish(content: WishedWalk): NewEvent {
  return { type: 'walk-wished', version: 1, author: 'planner', content: { ...content } };
}

function request(state: TripState, walk: AskedWalk): NewEvent {
  const content = { id: `${WALK}-${listWalks(state).length + 1}`, task: WALK, query: walk };
  return { type: 'task-requested', version: 1, author: 'planner', content };
}

function nameWorks({ title, others = [] }: AskedWalk): string {
  return title === null ? 'the work' : [title, ...others].join(', ').replace(/, ([^,]*)$/, ' and $1');
}

function askDay(walk: AskedWalk, dates: readonly IsoDate[]): string {
  const days = dates.map((date, index) => `day ${index + 1} (${spellDay(date)})`).join(', ');
  return `Which day shall be a walk past places of ${nameWorks(walk)}: ${days}? Nothing changes before you say yes.`;
}

/** Half an hour of riding, or so: whoever has a whole day goes further than somebody who stands at a station. */
const DAY_RADIUS_KM = 10;

function inTrip({ request: asked }: AskedWalk, into: Required<IntoDay> & { readonly date: IsoDate }) {
  const radius_km = Math.max(asked.radius_km, DAY_RADIUS_KM);
  return { into, request: { ...asked, date: into.date, days: 1, start: DAY_START, radius_km } };
}

/** Where that day is spent, and where it begins. */
function findDay(
  { days, start }: Journey,
  date: IsoDate,
): (Required<IntoDay> & { readonly date: IsoDate }) | undefined {
  const day = days.find((one) => one.date === date);
  const about = start.facts.calendar.find((one) => one.date === date);
  const first = day?.visits[0];
  if (!day || !about || !first) return undefined;
  const book = toPlaceBook(start.facts.places);
  // Who arrives that day begins it far away: then where they go to bed counts.
  const bed = day.stay === null ? undefined : book.get(day.stay);
  const { at } = bed ?? getPlace(book, first.place);
  return { date, city: about.city, at };
}

/** The last walk that was asked for and lacks something: what is said next may be just that. */
export function findUnfinishedWalk(state: TripState): AskedWalk | undefined {
  if (state.wished) return state.wished.until === 'day-named' ? state.wished.walk : undefined;
  const last = listWalks(state).at(-1);
  if (!last || !state.walked.includes(last.id)) return undefined;
  const isDone = last.outcome?.kind === 'planned' || last.outcome?.kind === 'for-day';
  return isDone || (state.journey && !last.asked.into) ? undefined : last.asked;
}

/** What follows from a walk that has been planned, or could not be. */
export function concludeWalk(state: TripState, world: TripWorld): readonly NewEvent[] {
  const ended = listWalks(state).find(
    ({ id, outcome, problem }) => (outcome ?? problem) !== undefined && !state.walked.includes(id),
  );
  if (!ended) return goOnWithWish(state);
  const concluded: NewEvent = { type: 'walk-concluded', version: 1, author: 'planner', content: { task: ended.id } };
  const { outcome, problem = '' } = ended;
  if (outcome?.kind === 'for-day' && state.journey) {
    return [concluded, ...proposeDay(state.journey, outcome)];
  }
  if (outcome?.kind !== 'planned' || !isOpen(state)) return [concluded, sayOutcome(outcome, problem)];
  const after = foldAhead(state, concluded);
  return [
    concluded,
    ...decidePlanning(after.planning, { type: 'select', option: 1 }, world.gazetteer),
    ...decideRename(state, { type: 'rename', title: outcome.name }),
    { type: 'message-sent', version: 1, author: 'planner', content: { text: outcome.text } },
  ];
}

/** There is a plan now, of which a day was to be a walk: the one that leaves most time for it, where no other was named. */
function goOnWithWish(state: TripState): readonly NewEvent[] {
  const { wished, journey } = state;
  if (wished?.until !== 'plan-chosen' || !journey) return [];
  const { walk } = wished;
  const dates = journey.days.map(({ date }) => date);
  const date = walk.into?.date ?? longestDay(journey.days);
  const into = date === undefined ? undefined : findDay(journey, date);
  const text = into
    ? `You wished for a day past places of ${nameWorks(walk)}: I look for them on ${spellDay(into.date)}. Nothing changes before you say yes.`
    : askDay(walk, dates);
  const said: NewEvent = { type: 'message-sent', version: 1, author: 'planner', content: { text } };
  return into ? [said, request(state, { ...walk, ...inTrip(walk, into) })] : [said, wish({ walk, until: 'day-named' })];
}

/** From getting up to going to bed without a journey in between; of equals the first. */
function longestDay(days: readonly DayPlan[]): IsoDate | undefined {
  const free = ({ visits, window }: DayPlan): number => {
    const [first, last] = [visits[0], visits.at(-1)];
    const from = first?.kind === 'transport' ? first.depart : window.start;
    const to = last?.kind === 'transport' ? last.arrive : window.end;
    return to - from;
  };
  return days.toSorted((left, right) => free(right) - free(left))[0]?.date;
}

function sayOutcome(outcome: WalkOutcome | undefined, problem: string): NewEvent {
  const event = { type: 'message-sent', version: 1, author: 'planner' } as const;
  if (outcome?.kind === 'asked') {
    const offered = outcome.titles.map((title) => ({ text: title, frame: { act: 'fact', text: title } }));
    return { ...event, content: { text: `${outcome.text} ${outcome.titles.join(' / ')}`, offered } };
  }
  return {
    ...event,
    content: { text: outcome?.kind === 'refused' ? outcome.text : `The walk could not be planned: ${problem}` },
  };
}

/** What became of the last walk that was asked for; `undefined` before anything has. */
export function findWalkOutcome(state: TripState): WalkOutcome | undefined {
  return listWalks(state).at(-1)?.outcome;
}
