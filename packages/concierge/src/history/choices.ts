import type { StoredEvent } from '@wayfarer/archon';

import type { Choice, Choices, ChoiceState, TripState } from '../trip-state.ts';

/** After these nothing is there to be chosen again. */
const NEW_DEEDS: ReadonlySet<string> = new Set([
  'decision-made',
  'plan-edited',
  'plan-repaired',
  'visit-fixed',
  'cursor-advanced',
  'reading-reported',
  'options-composed',
  'change-rejected',
]);

/** The choices after one more event; `state` as it was before that. */
export function evolveChoices(state: TripState, event: StoredEvent, text: string): Choices {
  const { made, undone } = state.choices;
  switch (event.type) {
    case 'option-selected':
      return { made: [...made, { seq: event.seq, text, instead: choiceStateOf(state) }], undone: [] };
    case 'selection-undone':
      return { made: made.slice(0, -1), undone: turned(state, undone, made.at(-1)) };
    case 'selection-redone':
      return { made: turned(state, made, undone.at(-1)), undone: undone.slice(0, -1) };
    default:
      return NEW_DEEDS.has(event.type) && undone.length > 0 ? { made, undone: [] } : state.choices;
  }
}

function turned(state: TripState, others: readonly Choice[], choice: Choice | undefined): readonly Choice[] {
  return choice ? [...others, { ...choice, instead: choiceStateOf(state) }] : others;
}

/** What a choice that is taken back, or made again, brings back; `undefined` for any other event. */
export function findRestored({ choices }: TripState, { type }: StoredEvent): ChoiceState | undefined {
  if (type === 'selection-undone') return choices.made.at(-1)?.instead;
  return type === 'selection-redone' ? choices.undone.at(-1)?.instead : undefined;
}

/** The trip with that choice undone or made. What was said since stays said. */
export function withChoiceState(state: TripState, { planning, ...rest }: ChoiceState): TripState {
  return { ...state, ...rest, planning: { ...state.planning, ...planning } };
}

function choiceStateOf({ journey, approval, autonomy, withheld, planning }: TripState): ChoiceState {
  const { selected, chosen } = planning;
  return { journey, approval, autonomy, withheld, planning: { selected, chosen } };
}
