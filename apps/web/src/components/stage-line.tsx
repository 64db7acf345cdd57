import { type Stage, STAGES } from '../lib/stages.ts';
import classes from './stage-line.module.css';

/** clarify › confirm › research › finalize */
export function StageLine({ stage }: { readonly stage: Stage }) {
  const current = STAGES.indexOf(stage);
  return (
    <ol className={classes.line} aria-label="Stages">
      {STAGES.map((name, index) => (
        <li
          key={name}
          data-state={index < current ? 'past' : index === current ? 'now' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
