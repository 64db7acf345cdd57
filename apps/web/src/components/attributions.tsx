import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { words } from '../words/in-use.ts';
import classes from './attributions.module.css';
import { OutLink } from './out-link.tsx';

/** Whom to name for what is shown; it stands below every plan, option and alternative. */
export function Attributions() {
  const { attributions } = useTripScreen().trip;
  if (attributions.length === 0) return null;
  return (
    <p className={classes.line} data-testid="attributions">
      {words().plan.data}{' '}
      {attributions.map(({ text, license, url }, index) => {
        const words = license === null ? text : `${text}, ${license}`;
        return (
          <span key={words}>
            {index > 0 && ' · '}
            {url === null ? words : <OutLink href={url}>{words}</OutLink>}
          </span>
        );
      })}
    </p>
  );
}
