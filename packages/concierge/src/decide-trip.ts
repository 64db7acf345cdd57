import type { NewEvent } from '@wayfarer/archon';
import type { WriteBody } from '@wayfarer/contract';
import type { Edit } from '@wayfarer/edits';
import { decidePlanning, findOption, hasProposal, valueOf } from '@wayfarer/planner';
import { decideJourney, evolveJourney, type Journey, type JourneyEvent } from '@wayfarer/replanner';

import { tellFeeling } from './chat/talk/tell-feeling.ts';
import { assertConfirmed } from './confirm-advance.ts';
import { decideAnswerInPerson, decideNote, decideSay, withWords } from './decide-say.ts';
import { decideEdit } from './edit/decide-edit.ts';
import { rejectEdit } from './edit/withheld.ts';
import { ErasedChatError, NoPlanChosenError, NothingToApproveError, UnknownTripError } from './errors.ts';
import { FORGET, personForgotten } from './forget-task.ts';
import { changeBy } from './gate/autopilot.ts';
import { demand, type GuardedTool } from './gate/gate.ts';
import { type Change, measureChange } from './gate/measure-change.ts';
import { measureOption } from './gate/proposal.ts';
import { putProposal } from './gate/propose.ts';
import { redo, undo } from './history/take-back.ts';
import { decideWalk, wishWalk } from './pilgrimage/walk-task.ts';
import { decideRename } from './rename-trip.ts';
import { decideFindings, forgetFindings } from './research/finding.ts';
import type { Say, TripCommand } from './trip-command.ts';
import type { TripState } from './trip-state.ts';
import type { TripWorld } from './trip-world.ts';

const GREETING = 'Where would you like to go, when, from where, and with how many people? One sentence will do.';

/**
 * The one gate: whoever commands, by whatever door, the policy has to allow it, and what came of it is said in the
 * conversation.
 */
export function decideTrip(state: TripState, command: TripCommand, world: TripWorld): readonly NewEvent[] {
  if (command.type === 'say' || command.type === 'note' || command.type === 'walk') assertChat(state, command.chat);
  const events = decideCommand(state, command, world);
  return IN_WORDS.has(command.type) ? events : withWords(state, events);
}

/** What is words already. */
const IN_WORDS: ReadonlySet<TripCommand['type']> = new Set([
  'create',
  'open',
  'rename',
  'say',
  'note',
  'note-findings',
  'forget-findings',
  'walk',
  'forget',
  'answer-in-person',
]);

/** A walk that is to be a day of the trip that the message is about. */
function withWish({ wish }: Say, events: readonly NewEvent[]): readonly NewEvent[] {
  return wish && events.length > 0 ? [...events, wishWalk(wish)] : events;
}

function decideCommand(state: TripState, command: TripCommand, world: TripWorld): readonly NewEvent[] {
  switch (command.type) {
    case 'approve':
      return decideApprove(state, world, command.about);
    case 'reject':
      return decideReject(state, world, command.about);
    case 'forget':
      return decideForget(state);
    case 'say':
      return withWish(
        command,
        decideSay(state, command, {
          world,
          decide: (at, meant) => decideTrip(at, meant, world),
          demand: (tool) => guard(state, { tool }, world),
        }),
      );
    case 'edit': {
      const event = findPaceByWord(state, command.edit);
      if (event) return decideCommand(state, { type: 'consult', event }, world);
      return decideEdit(state, { command }, world);
    }
    case 'propose-edit':
      return decideEdit(state, { command: { type: 'edit', edit: command.edit }, askedBy: 'assistant' }, world);
    case 'continue':
      return decideContinue(state, world);
    case 'walk':
      guard(state, { tool: 'tell_planner' }, world);
      return decideWalk(state, command);
    case 'note-findings':
      guard(state, { tool: 'tell_planner' }, world);
      return decideFindings(state, command, world);
    case 'forget-findings':
      guard(state, { tool: 'tell_planner' }, world);
      return forgetFindings(state, command);
    case 'answer-in-person':
      return decideAnswerInPerson(state, command);
    case 'note': {
      const events = decideNote(state, command);
      if (events.some(({ type }) => type === 'message-received')) guard(state, { tool: 'tell_planner' }, world);
      return events;
    }
    default: {
      const events = carryOut(state, command, world);
      guard(state, { tool: TOOLS[command.type], change: changeOf(state, command, events) }, world);
      const { journey } = state;
      const feeling = command.type === 'tell' ? command.note.kind : undefined;
      if (journey && (feeling === 'tired' || feeling === 'hungry'))
        return [...events, tellFeeling({ ...state, journey }, feeling, world)];
      return journey
        ? [...events, ...putProposal({ ...state, journey }, events as readonly JourneyEvent[], world)]
        : events;
    }
  }
}

/**
 * What was said just before a person is forgotten may arrive just after: their values must not come back with it. Nor does
 * a chat that has lost its trip begin another one.
 *
 * @throws {ErasedChatError | UnknownTripError}
 */
function assertChat({ id, seq, chat }: TripState, saidIn = chat): void {
  if (seq === 0) throw new UnknownTripError(id);
  if (saidIn !== chat) throw new ErasedChatError();
}

type PlainCommand = Exclude<
  TripCommand,
  {
    type:
      | 'approve'
      | 'reject'
      | 'continue'
      | 'forget'
      | 'say'
      | 'walk'
      | 'note'
      | 'note-findings'
      | 'forget-findings'
      | 'edit'
      | 'propose-edit'
      | 'answer-in-person';
  }
>;

function carryOut(state: TripState, command: PlainCommand, world: TripWorld): readonly NewEvent[] {
  switch (command.type) {
    case 'create':
      return decideCreate(state, command, world);
    case 'open':
      return decideOpen(state, command);
    case 'rename':
      return decideRename(state, command);
    case 'select':
    case 'permit':
    case 'decline':
      return decidePlanning(state.planning, command, world.gazetteer);
    case 'undo':
      return undo(state, { crowd: world.crowd });
    case 'redo':
      return redo(state, { crowd: world.crowd });
    case 'advance': {
      const journey = getJourney(state, command.type);
      const events = decideJourney(journey, command, { crowd: world.crowd });
      assertConfirmed(journey, command, events);
      return events;
    }
    default:
      return decideJourney(getJourney(state, command.type), command, { crowd: world.crowd });
  }
}

const TOOLS: Readonly<Record<PlainCommand['type'], GuardedTool>> = {
  create: 'create_trip',
  open: 'create_trip',
  rename: 'tell_planner',
  select: 'select_option',
  permit: 'set_autonomy',
  decline: 'tell_planner',
  report: 'report_reading',
  advance: 'advance',
  decide: 'decide',
  repair: 'edit_plan',
  undo: 'undo',
  redo: 'redo',
  tell: 'report_reading',
  consult: 'report_reading',
  'forget-learned': 'report_reading',
  'found-closed': 'report_reading',
  'foresee-closed': 'report_reading',
  'dislike-next': 'report_reading',
};

/** A command is what the traveller does, so the policy is asked as for them. */
function guard(
  { planning }: TripState,
  { tool, change }: { readonly tool: string; readonly change?: Change | undefined },
  { policy }: TripWorld,
): void {
  const autonomy = valueOf(planning.facts, 'autonomy') ?? 'ask';
  demand(policy, { tool, askedBy: 'traveller', autonomy, change, takenBack: false });
}

/** What a command does to the plan under way; `undefined` where it does nothing to it. */
function changeOf(
  { journey, planning }: TripState,
  command: PlainCommand,
  events: readonly NewEvent[],
): Change | undefined {
  if (!journey) return undefined;
  if (command.type === 'repair') {
    const after = (events as readonly JourneyEvent[]).reduce(evolveJourney, journey);
    return measureChange({ ...journey.start, days: journey.days }, { ...after.start, days: after.days });
  }
  if (command.type === 'decide' && journey.pending)
    return changeBy(journey, events as readonly JourneyEvent[], journey.pending);
  const option = command.type === 'select' ? findOption(planning, command.option) : undefined;
  return option && measureOption(journey, planning, option);
}

/** On the way "slower" is about today, and a preview first: a wish is no order (SEED_DETAILS A11 l). */
function findPaceByWord({ journey }: TripState, edit: Edit): 'slower' | 'faster' | undefined {
  if (!journey?.underWay || edit.type !== 'pace') return undefined;
  const { pace, date } = edit;
  const isToday = date === null || date === journey.cursor.date;
  return isToday && (pace === 'slower' || pace === 'faster') ? pace : undefined;
}

/** On as planned: what is asked about is kept; where nothing is asked, what comes next is told. */
function decideContinue(state: TripState, world: TripWorld): readonly NewEvent[] {
  const journey = getJourney(state, 'continue');
  if (journey.pending) return decideCommand(state, { type: 'decide', choice: 'keep' }, world);
  return decideCommand(state, { type: 'consult', event: 'explain' }, world);
}

type Meant = WriteBody<'approval'>['about'];

/** A question that a yes or no can answer. */
type Asked = 'edit' | 'proposal' | 'decision';

/** The newest of the open questions, unless one is named. */
function findAsked(state: TripState, about: Meant): Asked | undefined {
  const { planning, journey, approval, askedAt, withheld } = state;
  const open: readonly { readonly asked: Asked; readonly seq: number }[] = [
    ...(withheld ? [{ asked: 'edit' as const, seq: withheld.seq }] : []),
    ...(hasProposal(planning) ? [{ asked: 'proposal' as const, seq: approval?.seq ?? 0 }] : []),
    ...(journey?.pending ? [{ asked: 'decision' as const, seq: askedAt }] : []),
  ];
  return open
    .filter(({ asked }) => about === undefined || (about === 'decision') === (asked === 'decision'))
    .toSorted((left, right) => right.seq - left.seq)[0]?.asked;
}

/** @throws {NothingToApproveError} */
function decideApprove(state: TripState, world: TripWorld, about: Meant): readonly NewEvent[] {
  const { withheld, journey } = state;
  const asked = findAsked(state, about);
  if (asked === 'edit' && withheld)
    return decideEdit(state, { command: { type: 'edit', edit: withheld.edit }, isApproved: true }, world);
  if (asked === 'proposal') return decideTrip(state, { type: 'select', option: 1 }, world);
  const choice = journey?.pending?.choices.find(({ recommended, offered }) => recommended && offered);
  if (asked !== 'decision' || !choice) throw new NothingToApproveError('approve');
  return decideTrip(state, { type: 'decide', choice: choice.choice }, world);
}

/**
 * Of the open decision: keep the visit (SEED_DETAILS A9). Of a changed wish: the plan, and what it was made for. Of an edit:
 * the plan.
 *
 * @throws {NothingToApproveError}
 */
function decideReject(state: TripState, world: TripWorld, about: Meant): readonly NewEvent[] {
  const asked = findAsked(state, about);
  if (about === 'decision' && asked === undefined) throw new NothingToApproveError('reject');
  if (asked === 'decision') return decideTrip(state, { type: 'decide', choice: 'keep' }, world);
  guard(state, { tool: 'reject_change' }, world);
  if (asked === 'edit' && state.withheld) return rejectEdit(state.withheld);
  const events = decidePlanning(state.planning, { type: 'reject' }, world.gazetteer);
  if (events.length === 0) throw new NothingToApproveError('reject');
  return events;
}

function getJourney({ journey }: TripState, what: string): Journey {
  if (!journey) throw new NoPlanChosenError(what);
  return journey;
}

/** No policy stands between a person and being forgotten. The erasing itself is a task, so that it survives a crash. */
function decideForget({ chat }: TripState): readonly NewEvent[] {
  return [
    personForgotten(chat),
    {
      type: 'task-requested',
      version: 1,
      author: 'traveller',
      content: { id: `${FORGET}-${chat}`, task: FORGET, query: { chat } },
    },
  ];
}

const OPENED =
  'This trip came out of a file. The plan is as it was there; what was said there is not in it. Change it as you like.';

const COPIED =
  'This trip is a copy. The plan is as it was there; what was said there is not in it. Change it as you like: the other one stays as it is.';

/** A trip that is there already is not opened again. */
function decideOpen({ seq }: TripState, { trip, copyOf }: Extract<TripCommand, { type: 'open' }>): readonly NewEvent[] {
  if (seq > 0) return [];
  const content = copyOf === undefined ? trip : { ...trip, copyOf };
  return [
    { type: 'trip-opened', version: 1, author: 'traveller', content },
    {
      type: 'message-sent',
      version: 1,
      author: 'planner',
      content: { text: copyOf === undefined ? OPENED : COPIED },
    },
  ];
}

/** A trip that is there already is not created again. */
function decideCreate(
  state: TripState,
  { seed, greet }: Extract<TripCommand, { type: 'create' }>,
  { gazetteer }: TripWorld,
): readonly NewEvent[] {
  if (state.seq > 0) return [];
  const created = decidePlanning(state.planning, { type: 'create', seed }, gazetteer);
  if (!greet) return created;
  return [...created, { type: 'message-sent', version: 1, author: 'planner', content: { text: GREETING } }];
}
