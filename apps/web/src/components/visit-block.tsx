import { UnstyledButton } from '@mantine/core';
import type { Visit } from '@wayfarer/contract';
import { useId } from 'react';

import { useCarry } from '../hooks/use-carry.ts';
import { isMovable } from '../lib/cargo.ts';
import { nameCategory } from '../lib/category-words.ts';
import { formatHours } from '../lib/format.ts';
import { describeEpisode, type DrawnWork } from '../lib/scenes.ts';
import { nameSource } from '../lib/source-words.ts';
import { isEditable } from '../lib/stop-actions.ts';
import type { Block } from '../lib/timeline.ts';
import { visitIcon } from '../lib/visit-icon.ts';
import { words } from '../words/in-use.ts';
import { CARRY_HELP_ID } from './carry-announcer.tsx';
import { Icon } from './icon.tsx';
import { StopMenu } from './stop-menu.tsx';
import classes from './visit-block.module.css';
import type { VisitMarks } from './visit-marks.ts';

/** From this height on, a block has a second line. */
const TWO_LINES = 54;
const TWO_SHORT_LINES = 43;

interface VisitBlockProps extends VisitMarks {
  readonly block: Block;
  readonly compact: boolean;
  /** The film or series that it is there for, in whose colour its number stands: that of its pin. */
  readonly work: DrawnWork | undefined;
}

/** A visit on the ruler; a press anywhere on it opens its sheet. */
export function VisitBlock({ block, compact, work, ...marks }: VisitBlockProps) {
  const { nextVisitId, troubledVisitId, highlighted, onHighlight, onOpen } = marks;
  const details = useId();
  const { visit, number, top, height } = block;
  const isMark = visit.arrive === visit.depart;
  const isCarried = useCarry((carry) => carry?.cargo.home?.visit === visit.id);
  return (
    <div
      className={classes.block}
      data-visit={visit.id}
      data-carry={isMovable(visit) ? visit.id : undefined}
      data-carried={isCarried || undefined}
      style={{ top, height: height - (isMark ? 0 : 2) }}
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
    >
      <span className={classes.number} style={work && { background: work.color, color: work.onColor }}>
        {number ?? <Icon name={visitIcon(visit)} size={13} />}
      </span>
      <div className={classes.words}>
        <UnstyledButton
          className={classes.name}
          data-name
          aria-describedby={isMovable(visit) ? `${details} ${CARRY_HELP_ID}` : details}
          onFocus={() => onHighlight(visit.id)}
          onBlur={() => onHighlight(null)}
          onClick={() => onOpen(visit.id)}
        >
          {visit.name}
        </UnstyledButton>
        {visit.locked && <Lock />}
        <div className={classes.details} id={details}>
          <span className={classes.time}>{isMark ? visit.arrive : `${visit.arrive}–${visit.depart}`}</span>
          {!isMark && !compact && <VisitChips visit={visit} work={work} isNext={visit.id === nextVisitId} />}
        </div>
      </div>
      {isEditable(visit) && <StopMenu visit={visit} />}
    </div>
  );
}

interface VisitChipsProps {
  readonly visit: Visit;
  readonly work: DrawnWork | undefined;
  readonly isNext: boolean;
}

function VisitChips({ visit, work, isNext }: VisitChipsProps) {
  const [scene] = visit.scenes ?? [];
  const when = scene && describeEpisode(scene);
  return (
    <span className={classes.chips}>
      {visit.done && <span className={classes.chip}>{words().plan.visit.done}</span>}
      {isNext && <span className={classes.nextChip}>{words().plan.visit.next}</span>}
      <span className={classes.category}>
        <Icon name={visitIcon(visit)} size={14} />
        {nameCategory(visit.category)}
      </span>
      {work && (
        <span className={classes.chip}>
          {[work.titleEn ?? work.title, when]
            .filter((part) => typeof part === 'string')
            .join(words().frame.marks.betweenClauses)}
        </span>
      )}
      {visit.kind !== 'stay' && visit.kind !== 'transport' && (
        <span className={classes.chip} data-unknown={visit.hours === 'unknown' || undefined} title={visit.hoursText}>
          {formatHours(visit.hours)}
        </span>
      )}
      {visit.source.verify && (
        <span
          className={classes.source}
          role="img"
          aria-label={nameSource(visit.source)}
          title={nameSource(visit.source)}
        />
      )}
    </span>
  );
}

function Lock() {
  return (
    <span className={classes.lock} role="img" aria-label={words().plan.visit.fixed} title={words().plan.visit.fixedWhy}>
      <Icon name="lock" size={13} />
    </span>
  );
}
