import type { VisitId } from '@wayfarer/trip';
import { useEffect, useRef } from 'react';

import { useCarry } from '../hooks/use-carry.ts';
import type { DropSlot } from '../lib/drop-slot.ts';
import { words } from '../words/in-use.ts';
import { Icon, type IconName } from './icon.tsx';
import classes from './slot-bar.module.css';

export const ANSWER_ICONS: Readonly<Record<DropSlot['answer'], IconName>> = {
  fits: 'check',
  moves: 'warning',
  refused: 'close',
  home: 'minus',
};

interface SlotBarProps {
  readonly date: string;
  /** The visit it comes right after. */
  readonly after: string;
  /** Pixels from the top of the axis; without it the bar lies at the end of what it stands in. */
  readonly top?: number;
  /** The verdict without the times: a column is narrow. */
  readonly compact?: boolean;
}

/** While something is carried: one place for it, and whether it fits there. */
export function SlotBar({ date, after, top, compact = false }: SlotBarProps) {
  const index = useCarry(
    (carry) => carry?.slots.get(date)?.findIndex((slot) => slot.after === (after as VisitId)) ?? -1,
  );
  const slot = useCarry((carry) => carry?.slots.get(date)?.[index]);
  const isActive = useCarry((carry) => carry?.over?.date === date && carry.over.index === index);
  const isPlacing = useCarry((carry) => carry?.placing ?? false);
  const byKeyboard = useCarry((carry) => carry?.by === 'keyboard');
  // Who carries by keyboard sees it nowhere else.
  const carried = useCarry((carry) => (carry?.by === 'keyboard' ? carry.cargo.name : undefined));
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isActive || !byKeyboard) return;
    bar.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { activeElement } = document;
    // What is carried may be drawn no more, on another day: the focus is where it would be put.
    if (activeElement === document.body || activeElement?.hasAttribute('data-slot')) bar.current?.focus();
  }, [isActive, byKeyboard]);
  if (!slot) return null;
  return (
    <div
      ref={bar}
      className={classes.slot}
      style={top === undefined ? {} : { top }}
      role="img"
      aria-label={`${slot.arrive}–${slot.depart}: ${slot.tag}`}
      tabIndex={-1}
      data-slot={index}
      data-answer={slot.answer}
      data-active={isActive || undefined}
      data-placing={isPlacing || undefined}
    >
      <span className={classes.mark}>
        <Icon name={ANSWER_ICONS[slot.answer]} size={12} />
      </span>
      {isActive && (
        <span className={classes.label}>
          {carried === undefined ? '' : `${carried}: `}
          {labelOf(slot, { isPlacing, compact })}
        </span>
      )}
    </div>
  );
}

function labelOf(slot: DropSlot, { isPlacing, compact }: { readonly isPlacing: boolean; readonly compact: boolean }) {
  if (isPlacing) return words().plan.carry.moment;
  return slot.answer === 'home' || compact ? slot.tag : `${slot.arrive}–${slot.depart} · ${slot.tag}`;
}
