/**
 * `fetch` brings a city into the catalogue; `compose` gathers what there is to see; `arrange` makes whole trips of all that was
 * gathered, and takes its time; `rides` looks up by which lines one rides in the plan that was chosen; `walk` plans a walk past
 * scenes of a film or series, which begins a trip of its own.
 */
export const TASKS = [
  'understand',
  'fetch',
  'transport',
  'stay',
  'food',
  'compose',
  'arrange',
  'rides',
  'walk',
] as const;

export type TaskName = (typeof TASKS)[number];
