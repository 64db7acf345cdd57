import { UnstyledButton } from '@mantine/core';
import type { Visit } from '@wayfarer/contract';
import { useId } from 'react';

import { formatHours } from '../lib/format.ts';
import type { Block } from '../lib/timeline.ts';
import { visitIcon } from '../lib/visit-icon.ts';
import { Icon } from './icon.tsx';
import classes from './visit-block.module.css';
import type { VisitMarks } from './visit-marks.ts';

/** From this height on, a block has a second line. */
const TWO_LINES = 54;
const TWO_SHORT_LINES = 43;

interface VisitBlockProps extends VisitMarks {
  readonly block: Block;
  readonly compact: boolean;
}

/** A visit on the ruler; opens its sheet. */
export function VisitBlock({
  block,
  compact,
  nextVisitId,
  troubledVisitId,
  highlighted,
  onHighlight,
  onOpen,
}: VisitBlockProps) {
  const details = useId();
  const { visit, number, top, height } = block;
  const isMark = visit.arrive === visit.depart;
  return (
    <UnstyledButton
      className={classes.block}
      style={{ top, height: height - (isMark ? 0 : 2) }}
      aria-label={visit.name}
      aria-describedby={details}
      data-kind={visit.kind}
      data-mark={isMark || undefined}
      data-compact={compact || undefined}
      data-small={height < (compact ? TWO_SHORT_LINES : TWO_LINES) || undefined}
      data-done={visit.done || undefined}
      data-next={visit.id === nextVisitId || undefined}
      data-troubled={visit.id === troubledVisitId || undefined}
      data-highlighted={visit.id === highlighted || undefined}
      onMouseEnter={() => onHighlight(visit.id)}
      onMouseLeave={() => onHighlight(null)}
      onFocus={() => onHighlight(visit.id)}
      onBlur={() => onHighlight(null)}
      onClick={() => onOpen(visit.id)}
    >
      <span className={classes.number}>{number ?? <Icon name={visitIcon(visit)} size={13} />}</span>
      <span className={classes.words} id={details}>
        <span className={classes.name}>
          {visit.name}
          {visit.locked && <Lock />}
        </span>
        <span className={classes.time}>{isMark ? visit.arrive : `${visit.arrive}–${visit.depart}`}</span>
        {!isMark && !compact && <VisitChips visit={visit} isNext={visit.id === nextVisitId} />}
      </span>
    </UnstyledButton>
  );
}

function VisitChips({ visit, isNext }: { readonly visit: Visit; readonly isNext: boolean }) {
  return (
    <span className={classes.chips}>
      {visit.done && <span className={classes.chip}>done</span>}
      {isNext && <span className={classes.nextChip}>next</span>}
      <span className={classes.category}>
        <Icon name={visitIcon(visit)} size={14} />
        {visit.category}
      </span>
      {visit.kind !== 'stay' && visit.kind !== 'transport' && (
        <span className={classes.chip} data-unknown={visit.hours === 'unknown' || undefined}>
          {formatHours(visit.hours)}
        </span>
      )}
      {visit.source.verify && (
        <span
          className={classes.source}
          role="img"
          aria-label="sample, verify"
          title={`${visit.source.name}, ${visit.source.date}: verify`}
        />
      )}
    </span>
  );
}

function Lock() {
  return (
    <span className={classes.lock} role="img" aria-label="fixed" title="Fixed: it is not moved">
      <Icon name="lock" size={13} />
    </span>
  );
}
