import type { Problem } from '../problem.ts';
import type { Model } from './model.ts';

type Rules = Pick<
  Model,
  | 'paceFrom'
  | 'paceFactor'
  | 'paceKind'
  | 'ruled'
  | 'walking'
  | 'mostWalking'
  | 'mostWaiting'
  | 'restMost'
  | 'restLeast'
  | 'restful'
  | 'predecessorOffsets'
  | 'predecessors'
  | 'successorOffsets'
  | 'successors'
>;

/** The part of the model that most problems have no use for. */
export function toRules(problem: Problem): Rules {
  const { places, days, pace, rest, precedence = [] } = problem;
  const mostWalking = Float64Array.from(days, (day) => day.mostWalking ?? Infinity);
  const mostWaiting = Float64Array.from(days, (day) => day.mostWaiting ?? Infinity);
  const [predecessorOffsets, predecessors] = toLists(
    places,
    precedence.map(([first, later]) => [later, first]),
  );
  const [successorOffsets, successors] = toLists(places, precedence);
  const limits = [...mostWalking, ...mostWaiting, rest?.most ?? Infinity];
  return {
    paceFrom: pace?.from ?? new Int32Array(0),
    paceFactor: pace?.factor ?? new Float64Array(0),
    paceKind: pace?.kind ? withNowhere(pace.kind, problem.points) : new Uint8Array(0),
    ruled: precedence.length > 0 || limits.some((limit) => limit < Infinity),
    walking: problem.walking ? withNowhere(problem.walking, problem.points) : new Int32Array(0),
    mostWalking,
    mostWaiting,
    restMost: rest?.most ?? Infinity,
    restLeast: rest?.least ?? Infinity,
    restful: rest?.places ?? new Uint8Array(places),
    predecessorOffsets,
    predecessors,
    successorOffsets,
    successors,
  };
}

/** A matrix with one point more, "nowhere" (see {@link Model}), and 0 for it. */
function withNowhere<Matrix extends Int32Array | Uint8Array>(matrix: Matrix, points: number): Matrix {
  const size = points + 1;
  const padded = new (matrix.constructor as new (length: number) => Matrix)(size * size);
  for (let i = 0; i < points; i++) padded.set(matrix.subarray(i * points, (i + 1) * points), i * size);
  return padded;
}

/** For each place the second halves of the pairs that begin with it, in one list. */
function toLists(places: number, pairs: readonly (readonly [number, number])[]): readonly [Int32Array, Int32Array] {
  const lists = Array.from({ length: places }, (_, i) => pairs.flatMap(([from, to]) => (from === i ? [to] : [])));
  const offsets = new Int32Array(places + 1);
  lists.forEach((list, i) => (offsets[i + 1] = offsets[i] + list.length));
  return [offsets, Int32Array.from(lists.flat())];
}
