import type { ReactNode } from 'react';

import classes from './disclosure.module.css';

interface DisclosureProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
}

/** A line that opens. */
export function Disclosure({ title, children, open = false }: DisclosureProps) {
  return (
    <details className={classes.disclosure} open={open}>
      <summary className={classes.summary}>{title}</summary>
      <div className={classes.body}>{children}</div>
    </details>
  );
}
