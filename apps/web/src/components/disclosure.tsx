import type { ReactNode } from 'react';

import classes from './disclosure.module.css';

interface DisclosureProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  /** Without a frame of its own, inside something that has one. */
  readonly quiet?: boolean;
}

/** A line that opens. */
export function Disclosure({ title, children, open = false, quiet = false }: DisclosureProps) {
  return (
    <details className={classes.disclosure} data-quiet={quiet || undefined} open={open}>
      <summary className={classes.summary}>{title}</summary>
      <div className={classes.body}>{children}</div>
    </details>
  );
}
