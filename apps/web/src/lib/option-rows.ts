import type { Option } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';
import type { Words } from '../words/words.ts';
import { namePace } from './edit-words.ts';
import { capitalise, formatDuration, formatKm, formatSum } from './format.ts';

export interface OptionCell {
  readonly text: string;
  /** Where the option stands among the others, in a word; empty where all are alike or it is in the middle. */
  readonly mark: string;
}

export interface OptionRow {
  readonly label: string;
  readonly differs: boolean;
  /** One for each option, in their order. */
  readonly cells: readonly OptionCell[];
}

interface Figure {
  readonly label: keyof Words['talk']['options']['figures'];
  readonly text: (option: Option) => string;
  readonly value?: (option: Option) => number;
  /** Words for the lowest and the highest. */
  readonly marks?: readonly [lowest: Mark, highest: Mark];
}

type Mark = 'lowest' | 'highest' | 'least' | 'most';

const FIGURES: readonly Figure[] = [
  { label: 'pace', text: ({ pace }) => capitalise(namePace(pace)) },
  {
    label: 'cost',
    text: ({ total, unpriced }) => formatSum(total, unpriced),
    value: ({ total }) => total.amount,
    marks: ['lowest', 'highest'],
  },
  { label: 'perPerson', text: ({ perPerson, unpriced }) => formatSum(perPerson, unpriced) },
  {
    label: 'walking',
    text: ({ walkingKmPerDay }) => formatKm(walkingKmPerDay),
    value: ({ walkingKmPerDay }) => walkingKmPerDay,
    marks: ['least', 'most'],
  },
  {
    label: 'free',
    text: ({ freeMinutesPerDay }) => formatDuration(freeMinutesPerDay),
    value: ({ freeMinutesPerDay }) => freeMinutesPerDay,
    marks: ['least', 'most'],
  },
  {
    label: 'mustDos',
    text: ({ mustDosMet: [met, of] }) =>
      of === 0 ? words().talk.options.noMustDos : words().talk.options.met(met, of),
  },
  { label: 'leftOut', text: ({ leftOutCount }) => words().talk.options.places(leftOutCount) },
];

/** The same rows for every option, and where they differ. */
export function compareOptions(options: readonly Option[]): readonly OptionRow[] {
  return FIGURES.map((figure) => {
    const texts = options.map(figure.text);
    const differs = new Set(texts).size > 1;
    return {
      label: words().talk.options.figures[figure.label],
      differs,
      cells: texts.map((text, index) => ({ text, mark: differs ? markOf(figure, options, index) : '' })),
    };
  });
}

function markOf({ value, marks }: Figure, options: readonly Option[], index: number): string {
  if (!value || !marks) return '';
  const values = options.map(value);
  const own = values[index] ?? 0;
  const alone = values.filter((other) => other === own).length === 1;
  if (!alone) return '';
  if (own === Math.min(...values)) return words().talk.options[marks[0]];
  return own === Math.max(...values) ? words().talk.options[marks[1]] : '';
}
