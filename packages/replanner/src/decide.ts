import { type Advance, advance } from './commands/advance.ts';
import { type Answer, answer } from './commands/answer.ts';
import { type Consult, consultOn, proposeByItself } from './commands/consult.ts';
import { type DislikeNext, dislikeNext } from './commands/dislike-next.ts';
import { edit, type EditPlan } from './commands/edit.ts';
import { type ForeseeClosed, foreseeClosed } from './commands/foresee-closed.ts';
import { type ForgetLearned, forgetWhatWasLearned } from './commands/forget-learned.ts';
import { type FoundClosed, foundClosed } from './commands/found-closed.ts';
import { repair, type RepairPlan } from './commands/repair.ts';
import { type Report, report } from './commands/report.ts';
import { type Tell, tell } from './commands/tell.ts';
import { type Redo, redo, type Undo, undo } from './commands/undo.ts';
import { toContext, type World } from './context.ts';
import type { JourneyEvent } from './events.ts';
import type { Journey } from './journey.ts';
import { askNext, type Progress } from './pending.ts';

export type JourneyCommand =
  | Advance
  | Report
  | ForeseeClosed
  | FoundClosed
  | Answer
  | EditPlan
  | RepairPlan
  | Undo
  | Redo
  | Tell
  | ForgetLearned
  | Consult
  | DislikeNext;

/**
 * What a command causes. Pure: the same journey, command and world give the same events. The journey itself is changed
 * by folding them with `evolveJourney`.
 *
 * @throws {ReplannerError} when the command cannot be; its `code` says why. Nothing has happened then.
 */
export function decideJourney(journey: Journey, command: JourneyCommand, world: World): readonly JourneyEvent[] {
  const asked = askNext(carryOut({ ...toContext(journey, world), events: [], raised: [] }, command));
  return (LIVED.has(command.type) ? proposeByItself(asked) : asked).events;
}

/** After these the day may call for something that nobody asked for. */
const LIVED: ReadonlySet<JourneyCommand['type']> = new Set(['report', 'dislike-next', 'decide', 'advance']);

function carryOut(progress: Progress, command: JourneyCommand): Progress {
  switch (command.type) {
    case 'advance':
      return advance(progress, command);
    case 'report':
      return report(progress, command);
    case 'foresee-closed':
      return foreseeClosed(progress, command);
    case 'found-closed':
      return foundClosed(progress, command);
    case 'decide':
      return answer(progress, command);
    case 'edit':
      return edit(progress, command);
    case 'repair':
      return repair(progress, command);
    case 'undo':
      return undo(progress);
    case 'redo':
      return redo(progress);
    case 'tell':
      return tell(progress, command);
    case 'forget-learned':
      return forgetWhatWasLearned(progress);
    case 'dislike-next':
      return dislikeNext(progress);
    case 'consult':
      return consultOn(progress, command);
  }
}
