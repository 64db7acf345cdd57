import { Button } from '@mantine/core';

import { navigate } from '../hooks/use-path.ts';
import { words } from '../words/in-use.ts';
import classes from './failure.module.css';

interface FailureProps {
  readonly title: string;
  readonly text: string;
  readonly onRetry?: () => void;
  /** Offers the way to the start page. */
  readonly home?: boolean;
}

/** A whole page, or pane, that cannot be shown, and what one can do about it. */
export function Failure({ title, text, onRetry, home = false }: FailureProps) {
  return (
    <main className={classes.failure}>
      <div role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <div className={classes.actions}>
        {onRetry && <Button onClick={onRetry}>{words().frame.tryAgain}</Button>}
        {home && (
          <Button variant={onRetry ? 'default' : 'filled'} onClick={() => navigate('/')}>
            {words().frame.toStart}
          </Button>
        )}
      </div>
    </main>
  );
}
