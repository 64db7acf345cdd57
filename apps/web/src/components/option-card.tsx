import { Button } from '@mantine/core';
import type { Option } from '@wayfarer/contract';
import { useId } from 'react';

import type { OptionRow } from '../lib/option-rows.ts';
import { words } from '../words/in-use.ts';
import { AdvicePane } from './advice-list.tsx';
import { CostTable } from './cost-table.tsx';
import { Disclosure } from './disclosure.tsx';
import { Icon } from './icon.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { NoticeList } from './notice-list.tsx';
import classes from './option-card.module.css';
import { PersonList } from './person-list.tsx';
import { WhoPays } from './who-pays.tsx';

interface OptionCardProps {
  readonly option: Option;
  /** 1-based. */
  readonly number: number;
  readonly rows: readonly OptionRow[];
  readonly isSelected: boolean;
  readonly busy: boolean;
  readonly onSelect: () => void;
  readonly onPreview: (active: boolean) => void;
  readonly onSay: (text: string) => void;
}

export function OptionCard({ option, number, rows, isSelected, busy, onSelect, onPreview, onSay }: OptionCardProps) {
  const heading = useId();
  const said = words().talk.options;
  return (
    <article
      className={classes.card}
      aria-labelledby={heading}
      onMouseEnter={() => onPreview(true)}
      onMouseLeave={() => onPreview(false)}
      onFocus={() => onPreview(true)}
      onBlur={() => onPreview(false)}
    >
      <header className={classes.head}>
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
        <h2 id={heading}>{option.title}</h2>
        <Button
          className={classes.select ?? ''}
          onClick={onSelect}
          disabled={busy}
          variant={isSelected ? 'default' : 'filled'}
          aria-label={isSelected ? said.keepOne(number) : said.selectOne(number)}
        >
          {isSelected ? said.keep : said.select}
        </Button>
      </header>
      <ul className={classes.tags} aria-label={said.tags}>
        {option.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <p className={classes.description}>{option.description}</p>
      {option.difference !== undefined && <p className={classes.description}>{option.difference}</p>}
      <NoticeList notices={option.notices} />
      <dl className={classes.rows}>
        {rows.map((row) => (
          <OptionFigure key={row.label} row={row} index={number - 1} />
        ))}
      </dl>
      <PersonList persons={option.persons} />
      <ul className={classes.highlights} aria-label={said.highlights}>
        {option.highlights.map((highlight) => (
          <li key={highlight} title={highlight}>
            <Icon name="place" size={15} />
            <span>{highlight}</span>
          </li>
        ))}
      </ul>
      <div className={classes.more}>
        <Disclosure title={words().talk.costs.title} quiet>
          <CostTable costs={option.costs} />
        </Disclosure>
        {option.persons && option.split && (
          <Disclosure title={words().talk.costs.whoPays} quiet>
            <WhoPays persons={option.persons} split={option.split} />
          </Disclosure>
        )}
        <AdvicePane advised={option} busy={busy} onSay={onSay} />
        <LeftOutList quiet title={said.leftOut} leftOut={option.leftOut} />
      </div>
    </article>
  );
}

function OptionFigure({ row, index }: { readonly row: OptionRow; readonly index: number }) {
  const cell = row.cells[index];
  if (!cell) return null;
  return (
    <div className={classes.row} data-differs={row.differs || undefined}>
      <dt>{row.label}</dt>
      <dd>
        {cell.text}
        {cell.mark !== '' && <span className={classes.mark}>{cell.mark}</span>}
      </dd>
    </div>
  );
}
