import { listDropped } from '../commands/without.ts';
import type { Edit } from '../edit.ts';
import type { Remedy } from '../outcome.ts';
import type { EditContext } from '../plan/context.ts';
import type { Asked, Idea } from './idea.ts';
import { listIdeas } from './list-ideas.ts';

/** So many are offered. */
const MOST_REMEDIES = 3;
/** So many edits are tried for them, and so many of one kind, so that a refusal is quick, too. */
const MOST_TRIED = 24;
const MOST_OF_A_KIND = 8;

/** The nearest edits that would fit, each tried before it is offered, best first, one of a kind. */
export function findRemedies(context: EditContext, asked: Asked): readonly Remedy[] {
  const remedies: Remedy[] = [];
  const tried = new Map<string, number>();
  for (const idea of listIdeas(context, asked)) {
    const kind = kindOf(idea);
    const count = tried.get(kind) ?? 0;
    const all = tried.values().reduce((sum, one) => sum + Math.min(one, MOST_OF_A_KIND), 0);
    if (remedies.length >= MOST_REMEDIES || all >= MOST_TRIED) break;
    if (count >= MOST_OF_A_KIND) continue;
    tried.set(kind, count + 1);
    const remedy = tryIdea(context, asked, idea);
    if (!remedy) continue;
    tried.set(kind, MOST_OF_A_KIND);
    remedies.push(remedy);
  }
  return remedies;
}

function tryIdea(
  { plan }: EditContext,
  { edit: asked, attempt }: Asked,
  { edit, opensTheWay }: Idea,
): Remedy | undefined {
  const outcome = attempt(plan, edit);
  if (outcome.kind !== 'done') return undefined;
  // What is so already once the way is open is what was asked for.
  if (opensTheWay && attempt(outcome.plan, asked).kind === 'refused') return undefined;
  return { edit, moved: outcome.moved };
}

/** One remedy of a kind is enough: another time, shorter, another day, without something. */
function kindOf({ edit, opensTheWay = false }: Idea): string {
  return [edit.type, opensTheWay, whenOf(edit)].join(' ');
}

function whenOf(edit: Edit): string {
  const to = 'to' in edit ? edit.to : undefined;
  const length = 'minutes' in edit && edit.minutes !== undefined ? 'shorter' : '';
  return [to?.at === undefined ? '' : 'at', length, listDropped(edit).length].join('');
}
