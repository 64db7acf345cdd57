/**
 * @module
 * Fills days with numbered places: chooses and orders visits. Numbers in, numbers out.
 */
export { chooseWithin, type Pick, type Picked, type PickGroup, type PickProblem } from './choice/choose-within.ts';
export { InvalidProblemError } from './model/invalid-problem-error.ts';
export type { Options } from './options.ts';
export type { Day, Group, Problem } from './problem.ts';
export { mergeScores, satisfactionOf } from './scoring/people.ts';
export type { Improvement, LeftOut, Solution } from './solution.ts';
export { solve } from './solve.ts';
