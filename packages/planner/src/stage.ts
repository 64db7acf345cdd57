export const STAGES = ['clarify', 'confirm', 'dispatch', 'research', 'finalize', 'completed', 'error'] as const;
/** How far planning has come. */
export type Stage = (typeof STAGES)[number];

/** A quarter for each of the four modes; the last is full once there is something to choose from. */
export const PERCENT: Readonly<Record<Exclude<Stage, 'error'>, Percent>> = {
  clarify: 25,
  confirm: 50,
  dispatch: 75,
  research: 75,
  finalize: 75,
  completed: 100,
};
export type Percent = 25 | 50 | 75 | 100;
