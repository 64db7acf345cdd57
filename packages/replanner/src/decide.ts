import { type Advance, advance } from './commands/advance.ts';
import { type Answer, answer } from './commands/answer.ts';
import { type Fix, fix, type Release, release } from './commands/fix.ts';
import { type Report, report } from './commands/report.ts';
import { type Undo, undo } from './commands/undo.ts';
import type { JourneyEvent } from './events.ts';
import type { Journey } from './journey.ts';
import { type Progress, settle } from './pending.ts';
import type { World } from './scene.ts';

export type JourneyCommand = Advance | Report | Answer | Fix | Release | Undo;

/**
 * What a command causes. Pure: the same journey, command and world give the same events. The journey itself is changed
 * by folding them with `evolveJourney`.
 *
 * @throws {ReplannerError} when the command cannot be; its `code` says why. Nothing has happened then.
 */
export function decideJourney(journey: Journey, command: JourneyCommand, world: World): readonly JourneyEvent[] {
  return settle(carryOut({ journey, events: [] }, command, world), world).events;
}

function carryOut(progress: Progress, command: JourneyCommand, world: World): Progress {
  switch (command.type) {
    case 'advance':
      return advance(progress, command, world);
    case 'report':
      return report(progress, command, world);
    case 'decide':
      return answer(progress, command, world);
    case 'fix':
      return fix(progress, command, world);
    case 'release':
      return release(progress, command, world);
    case 'undo':
      return undo(progress);
  }
}
