import type { DrawnWork } from '../lib/scenes.ts';
import { words } from '../words/in-use.ts';
import classes from './work-legend.module.css';

/** Which colour is which film or series, with how many of the stops are its. */
export function WorkLegend({ works }: { readonly works: readonly DrawnWork[] }) {
  if (works.length === 0) return null;
  return (
    <ul className={classes.legend} aria-label={words().plan.map.works}>
      {works.map(({ id, title, titleEn, color, stops }) => (
        <li key={id}>
          <span className={classes.swatch} style={{ background: color }} />
          <span className={classes.words}>
            {titleEn ?? <span lang="ja">{title}</span>}
            {titleEn !== null && titleEn !== title && (
              <span className={classes.other} lang="ja">
                {title}
              </span>
            )}
          </span>
          <span className={classes.count}>{words().plan.map.stops(stops)}</span>
        </li>
      ))}
    </ul>
  );
}
