import { useCarry } from '../hooks/use-carry.ts';
import { words } from '../words/in-use.ts';
import classes from './carry-ghost.module.css';
import { Icon } from './icon.tsx';
import { ANSWER_ICONS } from './slot-bar.tsx';

export const GHOST_ID = 'carry-ghost';

/** What is carried, at the pointer, with what comes of letting it go there. */
export function CarryGhost() {
  const cargo = useCarry((carry) => (carry?.by === 'pointer' && !carry.placing ? carry.cargo : null));
  const slot = useCarry((carry) => (carry?.over ? carry.slots.get(carry.over.date)?.[carry.over.index] : undefined));
  if (!cargo) return null;
  return (
    <div id={GHOST_ID} className={classes.ghost} data-answer={slot?.answer} aria-hidden="true">
      <strong>{cargo.name}</strong>
      <span className={classes.verdict}>
        {slot ? (
          <>
            <Icon name={ANSWER_ICONS[slot.answer]} size={14} />
            {slot.answer === 'home' || slot.answer === 'refused' ? slot.tag : `${slot.arrive} · ${slot.tag}`}
          </>
        ) : (
          words().plan.carry.toDay
        )}
      </span>
    </div>
  );
}
