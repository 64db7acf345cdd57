/**
 * @module
 * What people say about trips, read without a model (`read/`), and what we say to them (`say/`). It knows no trip's state and
 * asks nothing of the world: names of cities and places are told by the {@link Gazetteer} it is handed.
 */

// What a message may tell, and what is known
export type { Brain, BrainRequest, DateHints, Learned, OpenQuestion, Remark, Understanding } from './brain.ts';
export { AUTONOMIES, type Autonomy, type Fact, type FactName, type FactValues, findFact, valueOf } from './facts.ts';
export type { CityMatch, Gazetteer, KnownCity, NamedPlace } from './gazetteer.ts';

// Reading
export { readAssent } from './read/assent.ts';
export { findCue } from './read/cues.ts';
export { createRuleBrain } from './read/rule-brain.ts';

// Saying
export { SENTENCES } from './say/sentences.ts';
