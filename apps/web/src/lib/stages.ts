import type { Trip } from '@wayfarer/contract';

export const STAGES = ['clarify', 'confirm', 'research', 'finalize'] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_OF: Readonly<Record<Trip['mode'], Stage>> = {
  CLARIFY: 'clarify',
  CONFIRM: 'confirm',
  DISPATCH: 'research',
  FINALIZE: 'finalize',
};

export function stageOf({ mode }: Pick<Trip, 'mode'>): Stage {
  return STAGE_OF[mode];
}

/** What the page shows beside the conversation. */
export type Phase = 'talking' | 'choosing' | 'planned';

export function phaseOf({ selected, options }: Pick<Trip, 'selected' | 'options'>): Phase {
  if (selected !== null) return 'planned';
  return options.length > 0 ? 'choosing' : 'talking';
}
