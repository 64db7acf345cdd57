import type { Option } from '@wayfarer/contract';
import { formatDuration } from '@wayfarer/trip/clock';
import { formatSum } from '@wayfarer/trip/money';

import { capitalise, formatAmount, formatKm } from './format.ts';

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
  readonly label: string;
  readonly text: (option: Option) => string;
  readonly value?: (option: Option) => number;
  /** Words for the lowest and the highest. */
  readonly marks?: readonly [string, string];
}

const FIGURES: readonly Figure[] = [
  { label: 'Pace', text: ({ pace }) => capitalise(pace) },
  {
    label: 'Cost in all',
    text: ({ total, unpriced }) => formatSum(total, unpriced, formatAmount),
    value: ({ total }) => total.amount,
    marks: ['lowest', 'highest'],
  },
  { label: 'Per person', text: ({ perPerson, unpriced }) => formatSum(perPerson, unpriced, formatAmount) },
  {
    label: 'Walking a day',
    text: ({ walkingKmPerDay }) => formatKm(walkingKmPerDay),
    value: ({ walkingKmPerDay }) => walkingKmPerDay,
    marks: ['least', 'most'],
  },
  {
    label: 'Free time a day',
    text: ({ freeMinutesPerDay }) => formatDuration(freeMinutesPerDay),
    value: ({ freeMinutesPerDay }) => freeMinutesPerDay,
    marks: ['least', 'most'],
  },
  { label: 'Must-dos met', text: ({ mustDosMet: [met, of] }) => (of === 0 ? 'none named' : `${met} of ${of}`) },
  { label: 'Left out', text: ({ leftOutCount }) => `${leftOutCount} ${leftOutCount === 1 ? 'place' : 'places'}` },
];

/** The same rows for every option, and where they differ. */
export function compareOptions(options: readonly Option[]): readonly OptionRow[] {
  return FIGURES.map((figure) => {
    const texts = options.map(figure.text);
    const differs = new Set(texts).size > 1;
    return {
      label: figure.label,
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
  if (own === Math.min(...values)) return marks[0];
  return own === Math.max(...values) ? marks[1] : '';
}
