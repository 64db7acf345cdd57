import { Component, type ReactNode } from 'react';

import { words } from '../../words/in-use.ts';
import classes from './trip-map.module.css';

/** Says what is the matter when the map cannot be drawn; the rest of the page goes on. */
export class MapGuard extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <p className={classes.failed} role="status">
        {words().plan.map.cannotDraw}
      </p>
    );
  }
}
