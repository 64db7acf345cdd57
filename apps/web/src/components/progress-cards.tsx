import type { Progress } from '@wayfarer/contract';

import { Icon, type IconName } from './icon.tsx';
import classes from './progress-cards.module.css';

const TASKS: Readonly<Record<Progress['task'], { readonly title: string; readonly icon: IconName }>> = {
  transport: { title: 'Getting there', icon: 'train' },
  stay: { title: 'Where to sleep', icon: 'bed' },
  food: { title: 'Where to eat', icon: 'meal' },
  fetch: { title: 'The city', icon: 'map' },
  compose: { title: 'Your days', icon: 'plan' },
};

const STATUS: Readonly<Record<Progress['status'], string>> = {
  pending: 'waiting',
  running: 'at work',
  completed: 'done',
  failed: 'failed',
};

/** What the specialists are doing: a card each while they work, one line when all are done. */
export function ProgressCards({ progress }: { readonly progress: readonly Progress[] }) {
  if (progress.length === 0) return null;
  const finished = progress.every(({ status }) => status === 'completed');
  return (
    <ul className={classes.cards} data-finished={finished || undefined} aria-label="Research" aria-live="polite">
      {progress.map(({ task, status, note }) => (
        <li key={task} className={classes.card} data-status={status}>
          <span className={classes.icon}>
            <Icon
              name={status === 'completed' ? 'check' : status === 'failed' ? 'warning' : TASKS[task].icon}
              size={16}
            />
          </span>
          <span className={classes.title}>{TASKS[task].title}</span>
          <span className={classes.status}>{STATUS[status]}</span>
          {note !== undefined && <span className={classes.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
