import { type Stage, STAGES } from '../lib/stages.ts';
import { words } from '../words/in-use.ts';
import classes from './stage-line.module.css';

interface StageLineProps {
  readonly stage: Stage;
}

/** Your wishes › Options › Your plan */
export function StageLine({ stage }: StageLineProps) {
  const said = words().talk.stages;
  const current = STAGES.indexOf(stage);
  return (
    <ol className={classes.line} aria-label={said.name}>
      {STAGES.map((name, index) => (
        <li
          key={name}
          data-state={index < current ? 'past' : index === current ? 'now' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          {said[name]}
        </li>
      ))}
    </ol>
  );
}
