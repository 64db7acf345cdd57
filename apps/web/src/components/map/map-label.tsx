import type { MapCredit } from '../../lib/city-sketch.ts';
import { words } from '../../words/in-use.ts';
import { OutLink } from '../out-link.tsx';
import classes from './map-canvas.module.css';

/** Whose map it is, in its corner, with the pages that have to be led to. */
export function MapLabel({ credits }: { readonly credits: readonly MapCredit[] }) {
  return (
    <p className={classes.label} data-testid="map-credit">
      {[...credits, { text: words().plan.map.countries, href: null }].map(({ text, href }, index) => (
        <span key={text}>
          {index > 0 && ' · '}
          {href === null ? text : <OutLink href={href}>{text}</OutLink>}
        </span>
      ))}
    </p>
  );
}
