import { Button } from '@mantine/core';
import type { Decision, WriteBody } from '@wayfarer/contract';

import { toAnswer } from '../lib/choice-for-key.ts';
import { choiceName } from '../lib/decision-words.ts';
import { words } from '../words/in-use.ts';
import classes from './choice-bar.module.css';

interface ChoiceBarProps {
  readonly choices: Decision['choices'];
  readonly n: number | null;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onDecide: (answer: WriteBody<'decision'>) => void;
}

/** The answers; they stay in sight. What is not offered says why. */
export function ChoiceBar({ choices, n, busy, problem, onDecide }: ChoiceBarProps) {
  return (
    <div className={classes.bar}>
      {problem !== null && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {choices.map(({ choice, offered, recommended, text }, index) => (
        <div key={choice} className={classes.choice} data-recommended={recommended || undefined}>
          <Button
            variant={recommended ? 'filled' : 'default'}
            className={classes.button ?? ''}
            disabled={!offered || busy}
            aria-describedby={`choice-${choice}`}
            onClick={() => onDecide(toAnswer(choice, n))}
          >
            {choiceName(choice, n)}
            <kbd className={classes.key} aria-hidden="true">
              {index + 1}
            </kbd>
          </Button>
          <p id={`choice-${choice}`} className={classes.text} data-offered={offered}>
            {recommended && <strong>{words().way.decision.recommended} </strong>}
            {text}
          </p>
        </div>
      ))}
    </div>
  );
}
