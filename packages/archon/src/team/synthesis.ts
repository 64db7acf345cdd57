import { answerOf, type TaskOutcome } from './run/team-state.ts';

/** Writes an answer from what the team has found. */
export type Synthesizer = (query: string, outcomes: readonly TaskOutcome[]) => Promise<string>;

/** What everybody has found, task by task; whatever is said says who has said it. */
export async function citeAll(_query: string, outcomes: readonly TaskOutcome[]): Promise<string> {
  return outcomes.map((outcome) => `${text(answerOf(outcome))}${marks(outcome)}`).join('\n\n');
}

/** A text by somebody else, with a list of who has found what, so that it can be asked. */
export function withSources(synthesize: Synthesizer): Synthesizer {
  return async (query, outcomes) => {
    const written = await synthesize(query, outcomes);
    const lines = outcomes.map((outcome) => `- ${outcome.task.description}${marks(outcome)}`);
    return `${written}\n\nWho found what:\n${lines.join('\n')}`;
  };
}

function marks({ results, resolution, failure }: TaskOutcome): string {
  if (failure !== undefined) return ' [nobody]';
  const agreed = resolution?.agreed ?? results.map(({ agentId }) => agentId);
  const by = resolution ? `, by ${resolution.by}` : '';
  const dissent = resolution && resolution.dissent.length > 0 ? `; otherwise: ${resolution.dissent.join(', ')}` : '';
  return ` [${agreed.join(', ') || 'a person'}${by}${dissent}]`;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
