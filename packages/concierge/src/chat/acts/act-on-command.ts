import type { Edit } from '@wayfarer/edits';
import { type Command, spendingText, type Supposed } from '@wayfarer/language';
import { formatMoney, money } from '@wayfarer/trip/money';

import { countOfMessage } from '../../history/deeds.ts';
import type { TripCommand } from '../../trip-command.ts';
import type { TripState } from '../../trip-state.ts';
import { answerNext } from '../answers/about-days.ts';
import { optionChips } from '../answers/about-options.ts';
import { toTrouble } from '../answers/about-what-if.ts';
import { isProposing } from '../proposal.ts';
import { type Act, chip, isPlanScene, type Scene } from '../scene.ts';
import { sayProposal } from './act-on-edit.ts';
import { sayEvents } from './say-events.ts';
import { sayAllEdited } from './say-plan-edited.ts';

/** Does what is said in a word. */
export function actOnCommand(command: Command, scene: Scene): Act {
  const { talk, answers, words } = scene.speaker.texts;
  switch (command.name) {
    case 'undo':
    case 'redo':
      return takeBack(command.name, scene);
    case 'take':
      return take(command, scene);
    case 'take-all':
      return takeAll(command.edits, scene);
    case 'rename':
      return {
        events: scene.decide({ type: 'rename', title: command.title }),
        text: scene.speaker.texts.wishes.renamed,
      };
    case 'save':
      return { text: talk.saved };
    case 'stop':
      return stop(scene);
    case 'start-over':
      return {
        text: talk.startOver,
        offered: [
          chip(talk.startOverChips.anew, { act: 'command', command: { name: 'plan-anew' } }),
          chip(talk.startOverChips.keep, { act: 'command', command: { name: 'stop' } }),
        ],
      };
    case 'plan-anew': {
      const events = scene.decide({ type: 'edit', edit: { type: 'refill', date: null } });
      const what = scene.speaker.texts.edits.chips.refill(words.everyDay);
      return { events, text: scene.speaker.texts.edits.done(what) };
    }
    case 'autonomy': {
      const events = scene.decide({ type: 'permit', autonomy: command.value });
      return {
        events,
        text: events.length === 0 ? talk.already : sayEvents(events, answers.autonomy[command.value], scene),
      };
    }
    case 'spend':
      return noteSpent(command, scene);
    case 'event':
      return carryEvent(command.kind, scene);
    case 'forbidden':
      return { text: answers.forbidden(command.key) };
    case 'here':
      return advance({ type: 'advance', to: command.visit }, talk.hereNow(scene.speaker.stop(command.visit)), scene);
    case 'now':
      return advance(
        { type: 'advance', date: command.date, time: command.time },
        talk.timeNow(scene.speaker.at(command.date, command.time)),
        scene,
      );
  }
}

/** What was spent, and how much that makes in all. */
function noteSpent({ amount, category }: Extract<Command, { name: 'spend' }>, scene: Scene): Act {
  const { answers } = scene.speaker.texts;
  if (!isPlanScene(scene)) return { text: answers.noPlan };
  const events = scene.decide({ type: 'tell', note: { kind: 'spent', amount, category } });
  const { notes, start } = scene.journey;
  const sum = Object.values(notes.spent).reduce((total, each) => total + each, amount);
  const { currency } = start.facts;
  const [said, all] = [amount, sum].map((each) => formatMoney(money(each, currency)));
  return { events, text: answers.spent(said ?? '', spendingText(category, scene.speaker.language), all ?? '') };
}

/** How somebody is, or what they wish of the day: what would change it is put to them first. */
function carryEvent(kind: Extract<Command, { name: 'event' }>['kind'], scene: Scene): Act {
  const { answers } = scene.speaker.texts;
  if (!isPlanScene(scene)) return { text: answers.noPlan };
  switch (kind) {
    case 'ate':
    case 'rested':
      return { events: scene.decide({ type: 'tell', note: { kind } }), text: answers.noted };
    case 'forget-learned': {
      const events = scene.decide({ type: 'forget-learned' });
      return { events, text: events.length === 0 ? answers.nothingLearned : answers.forgotten };
    }
    case 'continue':
      if (!scene.journey.pending) return answerNext(scene);
      return keepGoing(scene);
    default:
      return sayProposal(scene.decide({ type: 'consult', event: kind }), scene);
  }
}

function keepGoing(scene: Scene): Act {
  const events = scene.decide({ type: 'continue' });
  const { edits, decisions } = scene.speaker.texts;
  return { events, text: sayEvents(events, edits.done(decisions.choices.keep), scene) };
}

/** What was told of a supposition, done. */
function take(supposed: Supposed, scene: Scene): Act {
  const events =
    'edit' in supposed
      ? scene.decide({ type: 'edit', edit: supposed.edit })
      : scene.decide({ type: 'repair', trouble: toTrouble(supposed) });
  return { events, text: sayEvents(events, scene.speaker.texts.edits.done(scene.speaker.texts.decisions.doIt), scene) };
}

/** The one on the plan as the other has left it; where one does not fit, none is done. */
function takeAll(edits: readonly Edit[], scene: Scene): Act {
  const events = scene.decideAll(edits.map((edit) => ({ type: 'edit', edit })));
  if (isPlanScene(scene) && events.some(({ type }) => type === 'edit-withheld')) return sayProposal(events, scene);
  const said = sayAllEdited(events, scene.after(events));
  return { events, text: said === '' ? scene.speaker.texts.edits.unchanged : said };
}

function takeBack(name: 'undo' | 'redo', scene: Scene): Act {
  const { talk, decisions } = scene.speaker.texts;
  const { offered } = scene.state.conversation;
  // What was only proposed is not done: it is left, unless the same message has done something, too.
  if (name === 'undo' && isProposing(offered) && !hasJustDone(scene.state)) return stop(scene);
  const steps = Array.from({ length: countSteps(name, scene.state) }, () => ({ type: name }));
  const isWithheld = name === 'undo' && scene.state.withheld !== null;
  const commands = [...(isWithheld ? [{ type: 'reject', about: 'plan' } as const] : []), ...steps];
  const events = commands.length > 1 ? scene.decideAll(commands) : scene.decide({ type: name });
  const text = sayEvents(events, name === 'undo' ? talk.undone : talk.redone, scene);
  const isUnchosen = events.some(({ type }) => type === 'selection-undone');
  // "Put it back as it was" is hardly about the choice of the plan.
  if (name === 'undo' && isUnchosen && !scene.isConfirmed)
    return {
      text: talk.undoChoice,
      offered: [
        chip(decisions.doIt, { act: 'command', command: { name: 'undo' } }),
        chip(decisions.reject, { act: 'command', command: { name: 'stop' } }),
      ],
    };
  return { events, text, ...(isUnchosen && { offered: optionChips(scene) }) };
}

/** All that the last message has done, or one step that a button did. */
function countSteps(name: 'undo' | 'redo', { journey, deeds }: TripState): number {
  if (!journey) return 1;
  const history = name === 'undo' ? journey.history : journey.undone.map(({ entry }) => entry);
  return countOfMessage(history, deeds);
}

/** Whether the newest message of the traveller that was answered has changed the plan. */
function hasJustDone({ journey, deeds, planning }: TripState): boolean {
  const seq = journey?.history.at(-1)?.seq;
  const message = deeds.find((deed) => deed.seq === seq)?.message;
  return message !== undefined && message === planning.messages.findLastIndex(({ role }) => role === 'user') + 1;
}

/** Ends what is open; a decision that waits may go on waiting. */
function stop(scene: Scene): Act {
  const { planning, journey, withheld } = scene.state;
  const { talk } = scene.speaker.texts;
  const isChanging =
    planning.chosen !== null && (planning.mode !== 'FINALIZE' || planning.composed !== planning.chosen.composed);

  if (isChanging || withheld !== null)
    return { events: scene.decide({ type: 'reject', about: 'plan' }), text: talk.stopped };
  return { text: journey?.pending ? talk.postponed : talk.stopped };
}

function advance(command: Extract<TripCommand, { type: 'advance' }>, said: string, scene: Scene): Act {
  const events = scene.decide({ ...command, ...(scene.isConfirmed && { confirmed: true }) });
  return { events, text: sayEvents(events, said, scene) };
}
