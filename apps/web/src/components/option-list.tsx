import type { Option } from '@wayfarer/contract';

import { compareOptions } from '../lib/option-rows.ts';
import { OptionCard } from './option-card.tsx';
import classes from './option-list.module.css';

interface OptionListProps {
  readonly options: readonly Option[];
  readonly selected: string | null;
  readonly busy: boolean;
  readonly onSelect: (option: Option) => void;
  /** The option under the pointer or the focus, to be drawn on the map. */
  readonly onPreview: (index: number | null) => void;
}

/** Whole trips to choose from, on the same rows. */
export function OptionList({ options, selected, busy, onSelect, onPreview }: OptionListProps) {
  const rows = compareOptions(options);
  return (
    <section className={classes.options} aria-label="Options">
      <header className={classes.head}>
        <h1>{options.length === 1 ? 'One way to do it' : `${options.length} ways to do it`}</h1>
        <p>
          Each was checked against opening hours, ways and your limits.{' '}
          <span className={classes.hint}>Point at one to see it on the map.</span>
        </p>
      </header>
      <div className={classes.cards}>
        {options.map((option, index) => (
          <OptionCard
            key={option.id}
            option={option}
            number={index + 1}
            rows={rows}
            isSelected={option.id === selected}
            busy={busy}
            onSelect={() => onSelect(option)}
            onPreview={(active) => onPreview(active ? index : null)}
          />
        ))}
      </div>
    </section>
  );
}
