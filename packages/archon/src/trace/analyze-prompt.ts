import type { StoredEvent } from '../events/event.ts';
import type { LoopEvent, PromptPart } from '../loop/loop-event.ts';
import { OMISSION } from '../loop/prompt-writer.ts';
import { rebuildPrompt } from '../loop/rebuild-prompt.ts';
import { counted } from './plain-text.ts';

/** What a prompt is made of, and what may be amiss with it. */
export interface PromptAnalysis {
  readonly step: number;
  readonly tokens: number;
  /** In the order in which they first come; none is empty. */
  readonly sections: readonly PromptSection[];
  readonly warnings: readonly PromptWarning[];
}

export interface PromptSection {
  /** `history` is what was said before the task: a conversation's earlier turns, examples. */
  readonly name: 'instructions' | 'tools' | 'history' | 'task' | 'replies' | 'observations';
  readonly parts: number;
  readonly tokens: number;
  /** Of the whole prompt, from 0 to 1. */
  readonly share: number;
}

export interface PromptWarning {
  readonly problem: string;
  /** What may help. */
  readonly suggestion: string;
}

export interface AnalyzePromptOptions {
  /** What the model takes, prompt and reply together. Default: any number. */
  readonly contextTokens?: number | undefined;
}

/** From where on a prompt is said to be nearly too long; a section or a part, to be too large; and parts, to matter. */
const LIMITS = { full: 0.8, section: 0.4, part: 0.4, tokens: 500 } as const;

/**
 * What the prompt of a step was made of, section by section, and what looks wrong with it.
 *
 * @param events - A run of the loop, from its first event.
 * @param step - From 1.
 * @returns `undefined` if that step had no prompt.
 */
export function analyzePrompt(
  events: readonly StoredEvent[],
  step: number,
  { contextTokens = Infinity }: AnalyzePromptOptions = {},
): PromptAnalysis | undefined {
  const parts = rebuildPrompt(events, step);
  if (!parts) return undefined;
  const tokens = parts.reduce((sum, part) => sum + part.tokens, 0);
  const { opening, leftOut } = tellingOf(events as readonly StoredEvent<LoopEvent>[], step);
  const sections = sectionsOf(parts, opening, tokens);
  const warnings = [
    ...aboutLength(tokens, contextTokens),
    ...(leftOut === 0
      ? []
      : [
          {
            problem: `${counted(leftOut, 'part')} of earlier steps had to be left out.`,
            suggestion: 'Have tools return less, or take a model that takes more.',
          },
        ]),
    ...aboutTools(sections),
    ...aboutParts(parts, opening, tokens),
  ];
  return { step, tokens, sections, warnings };
}

/** Parts that the prompt begins with, and how many the window had cost. */
function tellingOf(events: readonly StoredEvent<LoopEvent>[], step: number) {
  let opening: readonly PromptPart[] = [];
  for (const event of events) {
    if (event.type === 'opening-written') opening = event.content.parts;
    if (event.type === 'prompt-sent' && event.content.step === step) return { opening, leftOut: event.content.leftOut };
  }
  return { opening, leftOut: 0 };
}

function sectionsOf(
  parts: readonly PromptPart[],
  opening: readonly PromptPart[],
  whole: number,
): readonly PromptSection[] {
  const task = opening.findLastIndex(({ message }) => message.role === 'user' && message.text !== OMISSION);
  const found = new Map<PromptSection['name'], { parts: number; tokens: number }>();
  for (const [place, part] of parts.entries()) {
    const name = place < opening.length ? beginningOf(part, place, task) : laterOf(part);
    const { parts: many, tokens } = found.get(name) ?? { parts: 0, tokens: 0 };
    found.set(name, { parts: many + 1, tokens: tokens + part.tokens });
  }
  return [...found].map(([name, counts]) => ({ name, ...counts, share: counts.tokens / whole }));
}

function beginningOf({ message }: PromptPart, place: number, task: number): PromptSection['name'] {
  if (message.role === 'tools') return 'tools';
  if (message.role === 'system') return 'instructions';
  return place >= task ? 'task' : 'history';
}

function laterOf({ message }: PromptPart): PromptSection['name'] {
  return message.role === 'assistant' ? 'replies' : 'observations';
}

function aboutLength(tokens: number, contextTokens: number): PromptWarning[] {
  if (tokens <= contextTokens * LIMITS.full) return [];
  const problem = `The prompt has ${counted(tokens, 'token')}, of ${contextTokens} that the model takes with its reply.`;
  return [{ problem, suggestion: 'Shorten instructions or history, or take a model that takes more.' }];
}

function aboutTools(sections: readonly PromptSection[]): PromptWarning[] {
  const tools = sections.find(({ name }) => name === 'tools');
  if (!tools || tools.share <= LIMITS.section || tools.tokens < LIMITS.tokens) return [];
  return [
    {
      problem: `Descriptions of tools take ${percent(tools.share)} of the prompt.`,
      suggestion: 'Give the subtask only the `tools` that it needs, or shorten their descriptions and schemas.',
    },
  ];
}

function aboutParts(
  parts: readonly PromptPart[],
  opening: readonly PromptPart[],
  whole: number,
): readonly PromptWarning[] {
  const later = parts.slice(opening.length).filter(({ message }) => message.role !== 'assistant');
  const large = later.filter(({ tokens }) => tokens >= LIMITS.tokens && tokens / whole > LIMITS.part);
  const times = Map.groupBy(later, ({ message }) => message.text);
  const again = [...times.values()].filter(({ length }) => length > 1);
  return [
    ...large.map(({ tokens }) => ({
      problem: `One observation takes ${percent(tokens / whole)} of the prompt.`,
      suggestion: 'Have that tool return less at a time.',
    })),
    ...again.map(({ length }) => ({
      problem: `The same observation stands there ${length} times.`,
      suggestion: 'Tell the model in the tool’s description when to call it again, or keep its results: `cacheMs`.',
    })),
  ];
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
