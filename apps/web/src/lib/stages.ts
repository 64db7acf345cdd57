import type { Trip } from '@wayfarer/contract';

/** How far a trip has come, for whoever plans it. */
export const STAGES = ['wishes', 'options', 'plan'] as const;
export type Stage = (typeof STAGES)[number];

export function stageOf({ selected, options, mode }: Pick<Trip, 'selected' | 'options' | 'mode'>): Stage {
  if (selected !== null) return 'plan';
  return options.length > 0 || mode === 'DISPATCH' ? 'options' : 'wishes';
}

/** What the page shows beside the conversation. */
export type Phase = 'talking' | 'choosing' | 'planned';

export function phaseOf({ selected, options }: Pick<Trip, 'selected' | 'options'>): Phase {
  if (selected !== null) return 'planned';
  return options.length > 0 ? 'choosing' : 'talking';
}
