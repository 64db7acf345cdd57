import { type Stage, STAGES } from '../lib/stages.ts';
import classes from './stage-line.module.css';

interface StageLineProps {
  readonly stage: Stage;
  /** How far planning has come. */
  readonly percent: number | undefined;
}

/** clarify › confirm › research › finalize */
export function StageLine({ stage, percent }: StageLineProps) {
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
          {index === current && percent !== undefined && percent < 100 ? ` ${percent} %` : ''}
        </li>
      ))}
    </ol>
  );
}
