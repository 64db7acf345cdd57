import type { Progress } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';
import { Icon, type IconName } from './icon.tsx';
import classes from './progress-cards.module.css';

const ICONS: Readonly<Record<Progress['task'], IconName>> = {
  transport: 'train',
  stay: 'bed',
  food: 'meal',
  fetch: 'map',
  compose: 'plan',
};

/** What the specialists are doing: a card each while they work, one line when all are done. */
export function ProgressCards({ progress }: { readonly progress: readonly Progress[] }) {
  if (progress.length === 0) return null;
  const said = words().talk.work;
  const finished = progress.every(({ status }) => status === 'completed');
  return (
    <ul className={classes.cards} data-finished={finished || undefined} aria-label={said.name} aria-live="polite">
      {progress.map(({ task, status, note }) => (
        <li key={task} className={classes.card} data-status={status}>
          <span className={classes.icon}>
            <Icon name={status === 'completed' ? 'check' : status === 'failed' ? 'warning' : ICONS[task]} size={16} />
          </span>
          <span className={classes.title}>{said.tasks[task]}</span>
          <span className={classes.status}>{said.status[status]}</span>
          {note !== undefined && <span className={classes.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
