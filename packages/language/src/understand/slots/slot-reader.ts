import type { Clause } from '../clause.ts';
import type { Frame } from '../frame.ts';
import type { Scene } from '../trip-scene.ts';

/** Makes frames of a clause whose act is known. */
export type SlotReader = (clause: Clause, scene: Scene) => readonly Frame[];
