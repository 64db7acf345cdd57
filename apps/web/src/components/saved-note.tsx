import { useAway, useKeepsNothing } from '../hooks/use-saved-trip.ts';
import { words } from '../words/in-use.ts';
import classes from './trip-summary-list.module.css';

/** Below the list: that it is what this device has, or that this device keeps nothing. */
export function SavedNote() {
  const isAway = useAway();
  const keepsNothing = useKeepsNothing();
  const said = words().frame.away;
  if (!isAway && !keepsNothing) return null;
  return (
    <p className={classes.note} role="status">
      {keepsNothing ? said.keepsNothing : said.savedList}
    </p>
  );
}
