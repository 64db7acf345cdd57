import { spellDates } from '../lib/spell-dates.ts';
import { Icon } from './icon.tsx';
import classes from './warning-list.module.css';

/** What one should know before relying on the plan. */
export function WarningList({ warnings }: { readonly warnings: readonly string[] }) {
  return (
    <ul className={classes.warnings}>
      {warnings.map((warning) => (
        <li key={warning}>
          <Icon name="warning" size={16} />
          <span>{spellDates(warning)}</span>
        </li>
      ))}
    </ul>
  );
}
