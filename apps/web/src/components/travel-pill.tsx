import { formatDuration, formatKm } from '../lib/format.ts';
import type { Travel } from '../lib/timeline.ts';
import { nameLines } from '../lib/way-words.ts';
import { words } from '../words/in-use.ts';
import { Icon } from './icon.tsx';
import classes from './travel-pill.module.css';

interface TravelPillProps {
  readonly travel: Travel;
  /** Minutes only. */
  readonly compact: boolean;
}

/** The way between two visits. */
export function TravelPill({ travel: { leg, middle, late }, compact }: TravelPillProps) {
  const lines = nameLines(leg);
  return (
    <span
      className={classes.pill}
      style={{ top: middle }}
      data-late={late || undefined}
      data-compact={compact || undefined}
    >
      <Icon name={leg.mode} size={14} />
      <span>
        {formatDuration(leg.minutes)}
        <span className={classes.more}>
          {' '}
          {words().plan.modes[leg.mode]} · {formatKm(leg.km)}
          {leg.estimate && ` · ${words().plan.way.estimate}`}
          {lines !== '' && ` · ${lines}`}
        </span>
      </span>
      {late && <strong>{words().plan.way.tooTight}</strong>}
    </span>
  );
}
